import { describe, expect, test } from 'vitest';
import { parse, product, request, the } from '../../test-support/page-fixtures';
import { productPage, productSection } from '../index';

const page = (path: string, handle = 'sencha') => parse(productPage(product(handle), request(path)));
const names = (elements: Iterable<{ getAttribute(name: string): string | null }>) =>
  Array.from(elements, (element) => element.getAttribute('name'));

describe.each(['a', 'b'])('the product form in theme %s', (theme) => {
  const form = (query = '', handle?: string) =>
    the(page(`/?theme=${theme}${query}`, handle).querySelector('form[data-type="add-to-cart-form"]'));

  test("posts to the cart, starts with the platform's fields and ends with those of product and section", () => {
    const element = form();
    expect(element.getAttribute('method')).toBe('post');
    expect(element.getAttribute('action')).toBe('/cart/add');
    expect(element.getAttribute('enctype')).toBe('multipart/form-data');
    expect(element.getAttribute('accept-charset')).toBe('UTF-8');
    expect(names(element.children).slice(0, 2)).toEqual(['form_type', 'utf8']);
    expect(names(element.children).slice(-2)).toEqual(['product-id', 'section-id']);
  });

  test('holds the chosen variant', () => {
    const id = (query: string) => the(form(query, 'kyusu').querySelector('[name="id"]')).getAttribute('value');
    expect(id('')).toBe('44001');
    expect(id('&variant=44002')).toBe('44002');
    expect(id('&option_values=灰釉')).toBe('44003');
    expect(id('&option_values=金')).toBe('');
    expect(id('&option_values=黒&without=44002')).toBe('');
  });

  test.each([
    ['&variant=44003', '売り切れ', true],
    ['&option_values=金', '選択できません', true],
    ['&variant=44002', 'カートに入れる', false],
  ])('%s: the submit says %s', (query, label, disabled) => {
    const submit = the(form(query, 'kyusu').querySelector('[type="submit"]'));
    expect([submit.textContent, submit.hasAttribute('disabled')]).toEqual([label, disabled]);
  });

  test('offers one-time purchase and plans, or only plans with none selected', () => {
    const plans = (handle: string) =>
      [...form('', handle).querySelectorAll('[name="selling_plan"]')].map((radio) => [
        radio.getAttribute('value'),
        radio.hasAttribute('checked'),
      ]);
    expect(plans('teiki-bin')).toEqual([
      ['', true],
      ['9001', false],
      ['9002', false],
    ]);
    expect(plans('kadai-box')).toEqual([['9003', false]]);
    expect(plans('sencha')).toEqual([]);
  });

  test('escapes values of the address', () => {
    const html = productPage(product('sencha'), request(`/?theme=${theme}&utm_source="><script>1</script>`));
    expect(html).not.toContain('<script>1');
    expect(parse(html).querySelector('[name="properties[_source]"]')?.getAttribute('value')).toBe(
      '"><script>1</script>',
    );
  });
});

describe('theme A', () => {
  test('has the payment button right after the submit button', () => {
    const submit = the(page('/').querySelector('.product-form__submit'));
    expect(submit.nextElementSibling?.className).toBe('shopify-payment-button');
  });

  test('disables the id field of a sold-out variant', () => {
    const disabled = (variant: number) =>
      the(page(`/?variant=${variant}`, 'kyusu').querySelector('.product-variant-id')).hasAttribute('disabled');
    expect([disabled(44001), disabled(44003)]).toEqual([false, true]);
  });

  test('has options, properties and quantity outside the form, linked by its id', () => {
    const document = page('/');
    const form = the(document.querySelector('form[data-type="add-to-cart-form"]'));
    const outside = document.querySelectorAll(`[form="${form.getAttribute('id')}"]`);
    expect(Array.from(outside, (control) => form.contains(control))).not.toContain(true);
    expect(new Set(names(outside))).toEqual(
      new Set([
        'サイズ-1',
        'properties[お名前入れ]',
        'properties[ギフト包装]',
        'properties[のし]',
        'properties[_source]',
        'quantity',
      ]),
    );
  });

  test('has a second form with its own id field and no submit button', () => {
    const form = the(page('/').querySelector('#product-form-installment-main'));
    expect(form.querySelector('input[name="id"]')?.getAttribute('value')).toBe('41001');
    expect(form.querySelector('[type="submit"], button')).toBeNull();
  });
});

describe('theme B', () => {
  test('nests the submit button, so that the payment button is not its sibling', () => {
    const submit = the(page('/?theme=b').querySelector('[type="submit"]'));
    expect(submit.parentElement?.tagName).toBe('ADD-TO-CART-COMPONENT');
    expect(submit.nextElementSibling).toBeNull();
  });

  test("hides the payment button's container when sold out, and never disables the id field", () => {
    const state = (variant: number) => {
      const document = page(`/?theme=b&variant=${variant}`, 'kyusu');
      const block = the(document.querySelector('.accelerated-checkout-block'));
      const id = the(document.querySelector('form [name="id"]'));
      return [
        block.hasAttribute('hidden'),
        block.querySelectorAll('.shopify-payment-button').length,
        id.hasAttribute('disabled'),
      ];
    };
    expect([state(44001), state(44003)]).toEqual([
      [false, 1, false],
      [true, 1, false],
    ]);
  });

  test('morphs its buttons only for products with a quantity rule', () => {
    const morphs = (handle: string) =>
      page('/?theme=b', handle).querySelector('.product-form-buttons')?.getAttribute('data-morph');
    expect([morphs('sencha'), morphs('kyusu')]).toEqual(['true', 'false']);
  });
});

test.each(['a', 'b'])('theme %s renders only the section, with the given id', (theme) => {
  const html = productSection(product('sencha'), request(`/?theme=${theme}&section_id=quick&option_values=200g`));
  expect(html).toMatch(/^<section id="shopify-section-quick"/);
  const document = parse(html);
  expect(document.querySelector('[name="section-id"]')?.getAttribute('value')).toBe('quick');
  expect(document.querySelector('[data-price]')?.textContent).toBe('¥3,564');
});

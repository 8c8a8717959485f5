import { describe, expect, test } from 'vitest';
import { parse, product, request, the } from '../../test-support/page-fixtures';
import { productPage } from '../index';

const page = (path: string, handle = 'sencha') => parse(productPage(product(handle), request(path)));
const host = (path: string, handle?: string) => the(page(path, handle).querySelector('shopify-accelerated-checkout'));

const ORDER = [
  'recommended',
  'fallback',
  'access-token',
  'buyer-country',
  'buyer-locale',
  'buyer-currency',
  'variant-params',
  'shop-id',
  'enabled-flags',
];

describe.each(['a', 'b'])('the payment button in theme %s', (theme) => {
  test("has the platform's attributes in the platform's order", () => {
    expect(host(`/?theme=${theme}`).getAttributeNames()).toEqual(ORDER);
  });

  test('recommends no wallet by default, and its fallback is Buy It Now', () => {
    const element = host(`/?theme=${theme}`);
    expect(element.getAttribute('recommended')).toBe('null');
    expect(JSON.parse(the(element.getAttribute('fallback')))).toEqual({
      supports_subs: true,
      supports_def_opts: true,
      name: 'buy_it_now',
      wallet_params: {},
    });
  });

  test('lists every variant and whether it is shipped, independent of the choice', () => {
    expect(JSON.parse(the(host(`/?theme=${theme}&variant=44002`, 'kyusu').getAttribute('variant-params')))).toEqual([
      { id: 44001, requiresShipping: true },
      { id: 44002, requiresShipping: true },
      { id: 44003, requiresShipping: true },
    ]);
    expect(JSON.parse(the(host(`/?theme=${theme}`, 'gift-ebook').getAttribute('variant-params')))).toEqual([
      { id: 43001, requiresShipping: false },
    ]);
  });

  test('has the recommended wallet of the address, correctly escaped', () => {
    const html = productPage(product('sencha'), request(`/?theme=${theme}&recommended=shop_pay`));
    expect(html).toContain('recommended="{&quot;supports_subs&quot;:true');
    expect(JSON.parse(the(parse(html).querySelector('[recommended]')?.getAttribute('recommended')))).toEqual({
      supports_subs: true,
      supports_def_opts: false,
      name: 'shop_pay',
      wallet_params: { shopId: 1, merchantName: 'かるい茶舗', personalized: false },
    });
  });

  test('has one skeleton, and a second one for the link when a wallet is recommended', () => {
    const skeletons = (path: string) => [...host(path).children].map((child) => child.className);
    const button = 'shopify-payment-button__button';
    expect(skeletons(`/?theme=${theme}`)).toEqual([button]);
    expect(skeletons(`/?theme=${theme}&recommended=paypal`)).toEqual([
      button,
      'shopify-payment-button__more-options shopify-payment-button__skeleton',
    ]);
    for (const child of host(`/?theme=${theme}&recommended=paypal`).children) {
      expect([child.getAttribute('role'), child.hasAttribute('disabled'), child.getAttribute('aria-hidden')]).toEqual([
        'button',
        true,
        'true',
      ]);
    }
    const inner = the(host(`/?theme=${theme}`).querySelector(`.${button} > .shopify-payment-button__skeleton`));
    expect(inner.textContent).toBe('\u00a0');
  });

  test('has a hidden consent notice only for products with selling plans', () => {
    const consent = the(page(`/?theme=${theme}`, 'teiki-bin').querySelector('shopify-accelerated-checkout + small'));
    expect(consent.id).toBe('shopify-buyer-consent');
    expect(consent.className).toBe('hidden');
    expect(consent.getAttribute('aria-hidden')).toBe('true');
    expect(the(consent.querySelector('#shopify-subscription-policy-button')).tagName).toBe('SPAN');
    expect(page(`/?theme=${theme}`).querySelector('#shopify-buyer-consent')).toBeNull();
  });

  test('has the height of ?block-size on an ancestor', () => {
    const selector = '[style*="--shopify-accelerated-checkout-button-block-size: 20px"] shopify-accelerated-checkout';
    expect(page(`/?theme=${theme}&block-size=20`).querySelector(selector)).not.toBeNull();
    expect(page(`/?theme=${theme}&block-size=20;color:red`).querySelector('[style*="block-size"]')).toBeNull();
  });
});

test.each([
  ['?attr.buyer-currency=', 'buyer-currency', null],
  ['?attr.buyer-currency=USD', 'buyer-currency', 'USD'],
  ['?attr.recommended={bad', 'recommended', '{bad'],
  ['?attr.variant-params=%22%3Cb%3E%26', 'variant-params', '"<b>&'],
  ['?attr.disabled=disabled', 'disabled', 'disabled'],
])('%s makes %s %j', (query, name, value) => {
  expect(host(`/products/sencha${query}`).getAttribute(name)).toBe(value);
});

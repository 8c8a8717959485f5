import { expect, test, vi } from 'vitest';
import { goToStoreCheckout } from '../../src/network';
import { hostHtml } from '../e2e/fixtures/bare-page';
import { config } from '../e2e/fixtures/cart';
import { ID } from '../e2e/fixtures/product-form';
import { checkoutFlags, find, onPressPage, open, operations, put, soon } from './press-page';

onPressPage();

/** How a theme may write the control that submits its form: inside it, and outside. */
const SUBMITS = [
  ['<button type="submit">', '<button type="submit">カートに入れる</button>', ''],
  ['<button>', '<button>カートに入れる</button>', ''],
  ['<input type="submit">', '<input type="submit">', ''],
  ['<input type="image">', '<input type="image" alt="カートに入れる">', ''],
  ['<button form>', '', '<button form="f">カートに入れる</button>'],
  ['<button type="submit" form>', '', '<button type="submit" form="f">カートに入れる</button>'],
  ['<input type="image" form>', '', '<input type="image" alt="カートに入れる" form="f">'],
] as const;

const WALLETS = [
  ['buy_it_now', hostHtml({}), 'shopify-buy-it-now-button > button'],
  ['shop_pay', hostHtml({ recommended: JSON.stringify(config('shop_pay')) }), 'shop-pay-wallet-button'],
] as const;

const page = (inside: string, outside: string, host: string, attributes = '') =>
  `<form id="f" method="post" action="/cart/add" ${attributes}>${ID}<input name="quantity" value="2"><input name="properties[名]" required>${host}${inside}</form>${outside}`;

const field = () => find<HTMLInputElement>('[required]');

test.each(
  WALLETS.flatMap(([wallet, ...of]) => SUBMITS.map(([name, ...submit]) => [wallet, name, of, submit] as const)),
)(
  'a press of %s buys nothing without a required field, as the theme’s own %s',
  async (_wallet, _name, [host, selector], [inside, outside]) => {
    put(page(inside, outside, host));
    await soon(() => document.querySelector(selector)).toBeTruthy();
    const asked = vi.fn();
    field().addEventListener('invalid', asked);
    find(selector).click();
    await soon(() => asked.mock.calls.length).toBe(1);
    expect([operations(), find(selector).getAttribute('aria-busy')]).toEqual([[], null]);
    field().value = '葵';
    find(selector).click();
    await checkoutFlags();
    expect(operations()).toEqual(['cartCreate']);
  },
);

test.each([
  ['novalidate on the form', '<button>カートに入れる</button>', 'novalidate'],
  ['formnovalidate on its only submit control', '<button formnovalidate>カートに入れる</button>', ''],
  ['formnovalidate on its image', '<input type="image" alt="" formnovalidate>', ''],
  ['no submit control', '<button type="button">カートに入れる</button>', ''],
])('a form that the browser would not check is bought without the field: %s', async (_case, inside, attributes) => {
  await open(page(inside, '', hostHtml({}), attributes));
  find('shopify-buy-it-now-button > button').click();
  await checkoutFlags();
});

test.each(SUBMITS)(
  'without the code of a press the form is not sent without a required field: %s',
  (_case, inside, outside) => {
    document.body.innerHTML = page(inside, outside, '<i></i>');
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const busy = { value: 'buy_it_now' as string | null };
    const widget = { host: find('i'), busy };
    goToStoreCheckout(widget, 'buy_it_now');
    expect([submit.mock.calls.length, busy.value]).toEqual([0, null]);
    field().value = '葵';
    goToStoreCheckout(widget, 'buy_it_now');
    expect(submit.mock.calls.length).toBe(1);
  },
);

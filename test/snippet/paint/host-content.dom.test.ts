import { afterEach, expect, test, vi } from 'vitest';
import type { WalletConfig } from '../../../src/core/shop';
import { paintRows } from '../../../src/build/paint-rows';
import { wallets } from '../../../src/core/wallets';
import type { HostContent } from '../../../src/snippet/paint/host-content';

vi.stubGlobal('PAINT_WALLETS', paintRows(wallets));
const { cartNow, productNow } = await import('../../../src/snippet/paint/host-content');

/** Names of the wallets that can be here, instruments of those that can sell, and whether nothing can be bought. */
const told = (now: HostContent | null) =>
  now && { names: now.wallets.map(([{ name }]) => name), offered: now.offered, disabled: now.disabled };

const anything = () => true;
const noApplePay = ({ name }: WalletConfig) => name !== 'apple_pay' && name !== 'nobodys_pay';

const entry = (name: string, more = {}) => JSON.stringify({ name, wallet_params: {}, ...more });

function host(tag: string, attributes: Readonly<Record<string, string>>, fields = ''): Element {
  document.body.innerHTML = `<form>${fields}<${tag}></${tag}></form>`;
  const made = document.querySelector(tag)!;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

const ID = '<input type="hidden" name="id" value="41001">';
const PLAN = '<input name="selling_plan" value="7">';
const SOLD_OUT = '<button disabled>カートに入れる</button>';

test.each([
  ['the recommended wallet', { recommended: entry('shop_pay') }, ID, ['shop_pay', 'more_options'], false],
  ['Buy It Now where nothing is recommended', { recommended: 'null' }, ID, ['buy_it_now'], false],
  [
    'the fallback',
    { recommended: entry('apple_pay'), fallback: entry('paypal') },
    ID,
    ['paypal', 'more_options'],
    false,
  ],
  [
    'Buy It Now for an unknown wallet, and the place of the link',
    { recommended: entry('nobodys_pay') },
    ID,
    ['buy_it_now', 'more_options'],
    false,
  ],
  [
    'a wallet without subscriptions',
    { recommended: entry('venmo', { supports_subs: false }) },
    ID,
    ['venmo', 'more_options'],
    false,
  ],
  [
    'not for a plan',
    { recommended: entry('venmo', { supports_subs: false }) },
    ID + PLAN,
    ['buy_it_now', 'more_options'],
    false,
  ],
  [
    'no fallback either that is not for a plan',
    { recommended: 'null', fallback: entry('venmo', { supports_subs: false }) },
    ID + PLAN,
    ['buy_it_now'],
    false,
  ],
  [
    'what the last of two plans says',
    { recommended: entry('venmo', { supports_subs: false }) },
    ID + PLAN + PLAN.replace(/value="[^"]*"/, 'value=""'),
    ['venmo', 'more_options'],
    false,
  ],
  [
    'what stands in a form with a control named elements',
    { recommended: 'null' },
    `${ID}<input name="elements">`,
    ['buy_it_now'],
    false,
  ],
  ['disabled without a variant', { recommended: 'null' }, '', ['buy_it_now'], true],
  [
    'disabled for a variant that the form does not send',
    { recommended: 'null' },
    ID.replace('>', ' disabled>'),
    ['buy_it_now'],
    true,
  ],
  ['disabled when sold out', { recommended: 'null' }, ID + SOLD_OUT, ['buy_it_now'], true],
])('a product form shows %s', (_what, attributes, fields, names, disabled) => {
  const made = host('shopify-accelerated-checkout', attributes, fields);
  const now = told(productNow(made, noApplePay));
  expect([now?.names, now?.disabled]).toEqual([names, disabled]);
});

test.each([
  ['broken JSON', { recommended: '{' }],
  ['a broken fallback', { recommended: 'null', fallback: '{' }],
  ['a wallet without a name', { recommended: '{}' }],
  ['parameters that are none', { recommended: entry('shop_pay', { wallet_params: 5 }) }],
])('with %s a product form is left alone', (_what, attributes) => {
  expect(() => productNow(host('shopify-accelerated-checkout', attributes, ID), anything)).toThrow();
});

const CART = 'shopify-accelerated-checkout-cart';
const configs = (...names: string[]) => ({ 'wallet-configs': `[${names.map((name) => entry(name)).join()}]` });
const setCart = (value: string) => void (document.cookie = `cart=${encodeURIComponent(value)}`);
afterEach(() => void (document.cookie = 'cart=; max-age=0'));

test('a cart with no available wallet shows none', () => {
  setCart('Z2NwLX?key=1');
  expect(told(cartNow(host(CART, configs('apple_pay')), noApplePay))).toEqual({
    names: [],
    offered: [],
    disabled: false,
  });
});

test('a cart shows each available wallet once, in the merchant’s order', () => {
  setCart('Z2NwLX?key=1');
  const made = host(CART, configs('paypal', 'apple_pay', 'shop_pay', 'paypal'));
  expect(told(cartNow(made, noApplePay))).toEqual({
    names: ['paypal', 'shop_pay'],
    offered: ['PayPal', 'ShopPay'],
    disabled: false,
  });
});

test('a cart shows no wallet whose parameters are none', () => {
  setCart('Z2NwLX?key=1');
  const made = host(CART, { 'wallet-configs': `[${entry('venmo', { wallet_params: 5 })},null,${entry('shop_pay')}]` });
  expect(told(cartNow(made, anything))?.names).toEqual(['shop_pay']);
});

test('a cart with a subscription shows no wallet that can’t sell one', () => {
  setCart('Z2NwLX?key=1');
  const list = `[${entry('venmo', { supports_subs: false })},${entry('shop_pay')}]`;
  const made = host(CART, { 'wallet-configs': list, 'has-selling-plan': '' });
  expect(told(cartNow(made, anything))).toEqual({
    names: ['venmo', 'shop_pay'],
    offered: ['ShopPay'],
    disabled: false,
  });
  made.removeAttribute('has-selling-plan');
  expect(told(cartNow(made, anything))).toEqual({
    names: ['venmo', 'shop_pay'],
    offered: ['Venmo', 'ShopPay'],
    disabled: false,
  });
});

test.each([
  ['no cart', ''],
  ['a legacy cart', 'c0ffee1234'],
  ['a cookie that can’t be decoded', '%'],
])('with %s it is left alone', (_what, cookie) => {
  document.cookie = `cart=${cookie}`;
  expect(cartNow(host(CART, configs('paypal')), noApplePay)).toBeNull();
});

test.each([
  ['no list', { 'wallet-configs': '{}' }],
  ['broken JSON', { 'wallet-configs': '[' }],
])('with %s a cart is left alone', (_what, attributes) => {
  setCart('Z2NwLX?key=1');
  expect(() => cartNow(host(CART, attributes), noApplePay)).toThrow();
});

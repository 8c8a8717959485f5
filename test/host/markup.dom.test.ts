import { afterEach, expect, test, vi } from 'vitest';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { cartHostHtml, config } from '../e2e/fixtures/cart';
import { choose, find, host, isOff, put, soon } from './page';

const SHOP_PAY = JSON.stringify({
  name: 'shop_pay',
  supports_subs: false,
  wallet_params: { merchantName: '茶"舗"<1>' },
});
const SKELETON = '<div class="shopify-payment-button__skeleton"></div>';
const withSkeleton = (html: string) => html.replace('></', `>${SKELETON}</`);
/** The shopper has a cart. */
const haveCart = () =>
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue('cart=abc%3Fkey%3Dk1');
/** The elements in the hosts, by name. */
const shown = (selector: string) => Array.from(find(selector).children, ({ localName }) => localName);

afterEach(() => void vi.restoreAllMocks());

test('the light DOM is what themes rely on, and shadow roots are closed', async () => {
  put(formHtml(hostHtml({ recommended: SHOP_PAY })) + formHtml(hostHtml({})));
  await soon(isOff).toBe(false);
  const [wallet, link] = host().children;
  expect([host().shadowRoot, wallet!.shadowRoot]).toEqual([null, null]);
  expect([wallet!.localName, wallet!.slot, wallet!.innerHTML]).toEqual(['shop-pay-wallet-button', 'button', '']);
  expect([link!.localName, link!.slot]).toEqual(['more-payment-options-link', 'more-options']);
  expect(link!.innerHTML).toBe(
    '<a href="#" id="more-payment-options-link" class="shopify-payment-button__more-options">その他のお支払い方法</a>',
  );
  expect(link!.getAttribute('wallet-instrument-name')).toBe('ShopPay');
  expect(JSON.parse(wallet!.getAttribute('wallet-params')!)).toEqual({ merchantName: '茶"舗"<1>' });
  expect(wallet!.getAttributeNames().toSorted()).toEqual(
    'access-token buyer-country buyer-currency call-to-action lang page-type requires-shipping slot wallet-params'.split(
      ' ',
    ),
  );
  // The unbranded button is a real one, without a link.
  expect(find('form:nth-of-type(2) shopify-buy-it-now-button').innerHTML).toBe(
    '<button type="button" class="shopify-payment-button__button shopify-payment-button__button--unbranded">今すぐ購入</button>',
  );
});

test('markup that names no available wallet shows Buy It Now', async () => {
  const rows = [
    { recommended: null },
    { recommended: 'null' },
    { recommended: '{"name":"moon_pay","wallet_params":{}}' },
    { 'enabled-flags': '["98c6d7e1"]' },
    { fallback: null },
  ];
  put(rows.map((attributes) => formHtml(hostHtml(attributes))).join(''));
  await soon(() => document.querySelectorAll('shopify-buy-it-now-button > button').length).toBe(rows.length);
});

test.each([
  ['recommended', { recommended: SHOP_PAY }, 'shop-pay-wallet-button'],
  [
    'fallback',
    { fallback: JSON.stringify({ ...config('facebook_pay'), supports_subs: false }) },
    'shopify-facebook-pay-button',
  ],
])('a %s wallet that can’t sell by selling plan gives way while one is chosen', async (_as, attributes, name) => {
  put(formHtml(`<input name="selling_plan" value="">${hostHtml(attributes)}`));
  const first = () => host().firstElementChild?.localName;
  await soon(first).toBe(name);
  choose('[name=selling_plan]', '9001');
  await soon(first).toBe('shopify-buy-it-now-button');
  choose('[name=selling_plan]', '');
  await soon(first).toBe(name);
});

test.each<[code: string, attributes: Record<string, string | null>]>([
  ['missing-buyer-currency', { 'buyer-currency': null }],
  ['missing-access-token', { 'access-token': null }],
  ['missing-buyer-country', { 'buyer-country': null }],
  ['invalid-variant-params', { 'variant-params': '[' }],
  ['invalid-recommended', { recommended: '{"name"' }],
  ['invalid-fallback', { fallback: '[]' }],
  ['invalid-wallet-params', { recommended: '{"name":"shop_pay","wallet_params":"x"}' }],
  ['invalid-api-base', { 'api-base': 'http://api.shop.example' }],
])(
  'the mistake %s is reported once in the console, and no button is shown until it is corrected',
  async (code, attributes) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    put(formHtml(withSkeleton(hostHtml(attributes))));
    await soon(() => said.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining(`karui: ${code}`),
    ]);
    expect(host().childElementCount).toBe(0);
    const right = new DOMParser().parseFromString(hostHtml({}), 'text/html').body.firstElementChild!;
    for (const name of Object.keys(attributes)) {
      const value = right.getAttribute(name);
      if (value === null) host().removeAttribute(name);
      else host().setAttribute(name, value);
    }
    await soon(isOff).toBe(false);
  },
);

test('a host outside a form is emptied without an error', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  put(`<div>${withSkeleton(hostHtml({}))}</div>`);
  await soon(() => host().childElementCount).toBe(0);
  expect(said).not.toHaveBeenCalled();
});

test('a wallet of a cart with wrong parameters is named in the console; unknown and repeated wallets are skipped', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  haveCart();
  const names = ['shop_pay', 'moon_pay', 'shop_pay', 'amazon_pay'];
  const configs = [{ name: 'paypal', wallet_params: 5 }, ...names.map(config)];
  put(cartHostHtml([], { 'wallet-configs': JSON.stringify(configs) }));
  await soon(() => shown('shopify-accelerated-checkout-cart')).toEqual([
    'shop-pay-wallet-button',
    'shopify-amazon-pay-button',
  ]);
  expect(said.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining('karui: invalid-wallet-params {"name":"paypal"'),
  ]);
});

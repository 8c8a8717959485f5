import { describe, expect, test } from 'vitest';
import { cartMarkup, productMarkup } from '../../src/snippet/markup';

const options = {};
/** Where the controls of a form lead on to. */
const sentTo = (html: string) =>
  [...html.matchAll(/type="submit" name="return_to" value="([^"]+)"/g)].map(([, value]) => value);
/** The wallets' elements, in their order. */
const elementsIn = (html: string) => [...html.matchAll(/<([a-z-]+) lang="ja" slot=/g)].map(([, name]) => name);

test('a cart passes over wallets that Karui does not know, and shows each once, as the widget does', () => {
  const html = cartMarkup({}, ['shop_pay', 'klarna', 'constructor', 'paypal', 'shop_pay'], options);
  expect(elementsIn(html)).toEqual(['shop-pay-wallet-button', 'shopify-paypal-button']);
  expect(html).toBe(cartMarkup({}, ['shop_pay', 'paypal'], options));
});

test.each([
  [undefined, '/checkout?'],
  ['/', '/checkout?'],
  ['/en-us/', '/en-us/checkout?'],
  ['/en-us', '/en-us/checkout?'],
  ['//evil.example/', '/checkout?'],
  ['/\\\\evil.example/', '/checkout?'],
  ['https://evil.example/', '/checkout?'],
  ['javascript:alert(1)//', '/checkout?'],
  ['/en-us/?x=1#', '/checkout?'],
])('without the widget, buttons and the link lead on to checkout below the root %j', (root, path) => {
  const own = { ...options, ...(root && { root }) };
  const recommended = '{"name":"shop_pay"}';
  const product = sentTo(productMarkup({ recommended }, 'shop_pay', own));
  expect(product).toEqual([
    `${path}payment=shop_pay&amp;redirect_source=direct_checkout_product`,
    `${path}skip_shop_pay=true`,
  ]);
  const inCart = cartMarkup({}, ['shop_pay', 'buy_it_now'], own);
  expect([...inCart.matchAll(/ href="([^"]*checkout[^"]*)"/g)].map(([, address]) => address)).toEqual([
    `${path}payment=shop_pay&amp;redirect_source=direct_checkout_cart`,
    `${path}storefront_wallet=true`,
  ]);
});

test.each([
  ['nothing', {}, 'shop_pay', 'storefront_wallet'],
  ['a wallet that is not shown', { recommended: '{"name":"shop_pay"}' }, 'paypal', 'storefront_wallet'],
  ['Shop Pay in other words', { 'recommended-instrument': 'ShopPay' }, 'paypal', 'skip_shop_pay'],
  ['broken JSON', { recommended: '{' }, 'shop_pay', 'storefront_wallet'],
])('the link of a page that recommends %s says so at checkout', (_what, attributes, shown, parameter) => {
  expect(sentTo(productMarkup(attributes as Record<string, string>, shown, options)).at(-1)).toBe(
    `/checkout?${parameter}=true`,
  );
});

describe('the attributes of a host', () => {
  const given = {
    'access-token': 'a"b<c&d',
    class: 'buttons',
    onclick: 'alert(1)',
    style: 'color:red',
    'x><script>alert(1)</script><p y': '1',
    constructor: 'x',
    'buyer-locale': undefined,
    'shop-id': 7,
  };

  test.each([
    ['product', productMarkup(given as unknown as Record<string, string>, 'shop_pay', options)],
    ['cart', cartMarkup(given as unknown as Record<string, string>, ['shop_pay'], options)],
  ])('of a %s are those of the table, with escaped values; any other name is left out', (_kind, html) => {
    expect(/^<[^>]*>/.exec(html)![0]).toMatch(
      /^<shopify-accelerated-checkout\S* access-token="a&quot;b&lt;c&amp;d" class="buttons" shop-id="7" data-painted="">$/,
    );
    expect(html).not.toContain('alert');
  });

  test('are those of its own kind', () => {
    const html = productMarkup({ 'wallet-configs': '[]', 'variant-params': '[]' }, 'shop_pay', options);
    expect(html).toMatch(/^<shopify-accelerated-checkout variant-params="\[\]" data-painted="">/);
  });
});

describe('a product whose wallet Karui does not know shows', () => {
  const fallback = (text: string) => elementsIn(productMarkup({ fallback: text }, 'klarna', options));

  test.each(['', '{', 'null', '{"name":"klarna"}', '{"name":"constructor"}'])(
    'Buy It Now where the fallback is %j',
    (text) => {
      expect(fallback(text)).toEqual(['shopify-buy-it-now-button']);
    },
  );

  test('the fallback, with the link', () => {
    expect(fallback('{"name":"shop_pay"}')).toEqual(['shop-pay-wallet-button', 'more-payment-options-link']);
  });

  test('Buy It Now above the link’s place where the markup recommends a wallet', () => {
    const html = productMarkup({ recommended: '{"name":"klarna"}' }, 'klarna', options);
    expect(elementsIn(html)).toEqual(['shopify-buy-it-now-button', 'more-payment-options-link']);
  });
});

test('a cart with a selling plan hides the box of a wallet that can’t sell it, as the widget does', () => {
  const wallet = (name: string, more = {}) => ({ name, wallet_params: {}, ...more });
  const configs = JSON.stringify([wallet('venmo', { supports_subs: false }), wallet('shop_pay')]);
  const hidden = (attributes: Record<string, string>) =>
    [
      ...cartMarkup({ 'wallet-configs': configs, ...attributes }, ['venmo', 'shop_pay'], options).matchAll(
        / hidden><slot name="([^"]+)"/g,
      ),
    ].map(([, slot]) => slot);
  expect(hidden({})).toEqual([]);
  expect(hidden({ 'has-selling-plan': '' })).toEqual(['button-Venmo']);
});

test.each([
  ['shop_pay', 'Shop Payで購入'],
  // Its logo says "buy".
  ['buy_with_prime', 'Buy with Prime'],
])('a button of %s that calls to buy is named %s, with its script and without', (wallet, name) => {
  const html = productMarkup({}, wallet, options);
  expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain(`>${name}</button>`);
  expect(html.match(/<span>で購入<\/span>/g)?.length ?? 0).toBe(wallet === 'shop_pay' ? 1 : 0);
});

test('a wallet’s element has the attributes of its own that the widget gives it', () => {
  const html = productMarkup({}, 'shop_pay', options);
  expect(html).toContain('<shop-pay-wallet-button lang="ja" slot="button" call-to-action="">');
  expect(html).toContain('<more-payment-options-link lang="ja" slot="more-options" wallet-instrument-name="ShopPay">');
});

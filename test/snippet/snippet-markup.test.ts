import { describe, expect, test } from 'vitest';
import { cartMarkup, productMarkup } from '../../src/snippet/markup';

const options = { base: '/karui/1/' };
/** The wallets' elements, in their order. */
const elementsIn = (html: string) => [...html.matchAll(/<([a-z-]+) lang="ja" slot=/g)].map(([, name]) => name);

test('a cart passes over wallets that Karui does not know, and shows each once, as the widget does', () => {
  const html = cartMarkup({}, ['shop_pay', 'klarna', 'constructor', 'paypal', 'shop_pay'], options);
  expect(elementsIn(html)).toEqual(['shop-pay-wallet-button', 'shopify-paypal-button']);
  expect(html).toBe(cartMarkup({}, ['shop_pay', 'paypal'], options));
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

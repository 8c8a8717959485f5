import { beforeEach, expect, test } from 'vitest';
import { pageType } from '../../src/page/page-type';

const page = window as unknown as Record<string, unknown>;

beforeEach(() => {
  delete page['Shopify'];
  delete page['ShopifyAnalytics'];
  document.body.innerHTML = '';
});

const cartType = (CartType: unknown) => (page['Shopify'] = { CartType });
const analytics = (word: unknown) => (page['ShopifyAnalytics'] = { meta: { page: { pageType: word } } });
const tag = (json: string) =>
  (document.body.innerHTML = `<script id="shop-js-analytics" type="application/json">${json}</script>`);

test('is unknown on a page that says nothing', () => {
  expect(pageType()).toBe('unknown');
});

test.each(['cart_page', 'cart_ajax'])('takes the cart type %s of the store before everything else', (type) => {
  cartType(type);
  analytics('product');
  tag('{"pageType":"product"}');
  expect(pageType()).toBe(type);
});

test.each([
  ['product', 'product'],
  ['cart', 'cart_page'],
])('takes the analytics word %s for %s, before the JSON tag', (word, type) => {
  analytics(word);
  tag('{"pageType":"index"}');
  expect(pageType()).toBe(type);
});

test.each([
  ['{"pageType":"product"}', 'product'],
  ['{"pageType":"cart"}', 'cart_page'],
  ['{"pageType":"index"}', 'unknown'],
  ['{"pageType":', 'unknown'],
  ['null', 'unknown'],
])('reads the JSON tag %s as %s', (json, type) => {
  tag(json);
  expect(pageType()).toBe(type);
});

test.each([null, {}, { meta: null }, { meta: { page: { pageType: 'toString' } } }])(
  'ignores the analytics value %j',
  (value) => {
    page['ShopifyAnalytics'] = value;
    cartType('basket');
    expect(pageType()).toBe('unknown');
  },
);

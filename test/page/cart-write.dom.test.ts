import { afterEach, expect, test } from 'vitest';
import { cartWrite } from '../../src/page/cart-write';

const setRoot = (root: unknown) => Object.assign(window, { Shopify: { routes: { root } } });
afterEach(() => void delete (window as { Shopify?: unknown }).Shopify);

test.each(['add', 'change', 'update', 'clear'] as const)(
  'theme contract 40: knows /cart/%s in every spelling',
  (write) => {
    const spellings = [
      `/cart/${write}`,
      `/cart/${write}.js`,
      `/cart/${write}?id=1`,
      `/cart/${write}.js?sections=a%2Fb`,
      `/en-ca/cart/${write}.js`,
      `/zh-hant-tw/cart/${write}/`,
      `${location.origin}/fr/cart/${write}#x`,
    ];
    expect(spellings.map(cartWrite)).toEqual(spellings.map(() => write));
  },
);

test.each([
  null,
  undefined,
  '',
  '#',
  '/cart',
  '/cart.js',
  '/cart.json',
  '/cart/shipping_rates.json',
  '/cart/add-ons',
  '/cart/added.js',
  '/products/tea?then=/cart/add',
  '/apps/reviews/cart/add',
  '/pages/cart/add',
  '/market/cart/add',
  'https://elsewhere.example/cart/add.js',
  '//elsewhere.example/cart/add.js',
  `${location.origin.replace('http:', 'https:')}/cart/add.js`,
  'data:,/cart/add',
  'https://',
])('theme contract 40: %s writes nothing', (address) => {
  expect(cartWrite(address)).toBeUndefined();
});

test("theme contract 40: knows what lies below the store's own root", () => {
  setRoot('/market/');
  expect(['/market/cart/add.js', '/cart/add.js', '/other/cart/add.js'].map(cartWrite)).toEqual([
    'add',
    'add',
    undefined,
  ]);
});

test.each([null, undefined, '', 7, {}, '/'])('a root that is %s changes nothing', (root) => {
  setRoot(root);
  expect(['/cart/add.js', '/fr/cart/clear', '/cart.js'].map(cartWrite)).toEqual(['add', 'clear', undefined]);
});

import { expect, test } from 'vitest';
import { isCheckout, localAddress, wayOf } from './addresses';

const origins = { store: 'https://shop.example', local: 'http://localhost:4173' };

test.each([
  ['/ja/products/tea', { type: 'here', location: '/ja/products/tea' }],
  ['?variant=1', { type: 'here', location: '/products/tea?variant=1' }],
  ['https://shop.example/ja#top', { type: 'here', location: '/ja#top' }],
  ['http://shop.example/ja', { type: 'here', location: '/ja' }],
  ['//shop.example/password', { type: 'here', location: '/password' }],
  ['https://shop.example//evil.example/x', { type: 'here', location: 'http://localhost:4173//evil.example/x' }],
  ['/checkouts/cn/abc?key=1', { type: 'checkout', location: 'https://shop.example/checkouts/cn/abc?key=1' }],
  ['https://shop.example/ja/checkouts/x', { type: 'checkout', location: 'https://shop.example/ja/checkouts/x' }],
  ['https://shop.app/login', { type: 'elsewhere', location: 'https://shop.app/login' }],
  ['https://shop.example.evil.example/', { type: 'elsewhere', location: 'https://shop.example.evil.example/' }],
  ['https://[', { type: 'elsewhere', location: 'https://[' }],
])('a redirect to %s', (location, way) => {
  expect(wayOf(location, '/products/tea', origins)).toEqual(way);
});

test.each([
  ['/checkout', true],
  ['/ja/checkouts/x', true],
  ['/pages/checkout-help', false],
  ['/checkoutx', false],
])('%s is checkout: %s', (path, is) => {
  expect(isCheckout(path)).toBe(is);
});

test('a path of the store with two slashes at its beginning leads to no other host', () => {
  expect(localAddress('https://shop.example//cdn/theme.js', origins)).toBe('http://localhost:4173//cdn/theme.js');
  expect(localAddress('//shop.example/\\cdn/theme.js', origins)).toBe('http://localhost:4173/\\cdn/theme.js');
  // Browsers leave out tabs and line ends.
  expect(localAddress('//shop.example/\t/cdn/theme.js', origins)).toBe('http://localhost:4173/\t/cdn/theme.js');
});

test('an address that only looks like the store’s stays', () => {
  expect(
    ['https://shop.example:8443/x', 'shop.example/x', 'https://a.shop.example/'].map((one) =>
      localAddress(one, origins),
    ),
  ).toEqual(['https://shop.example:8443/x', 'shop.example/x', 'https://a.shop.example/']);
});

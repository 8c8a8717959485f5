import { expect, test } from 'vitest';
import { bareAddress, bareText } from '../../src/telemetry/bare-text';

const SHOP = 'https://shop.example';

test.each([
  [`${SHOP}/account/tanaka@mail.example/orders`, `${SHOP}/account/[e-mail]/orders`],
  [`${SHOP}/account/tanaka%40mail.example/orders?a=1#b`, `${SHOP}/account/[e-mail]/orders`],
  [`${SHOP}/account/tanaka%2540mail%252Eexample`, `${SHOP}/account/[e-mail]`],
  [`${SHOP}/to:tanaka+shop@mail.example;from:%E7%94%B0@163.com`, `${SHOP}/[e-mail]`],
  [`${SHOP}/a%40%E4%BE%8B.%E3%83%86/b@c.example`, `${SHOP}/[e-mail]/[e-mail]`],
  ['https://tanaka%40mail.example:secret@shop.example/cart', `${SHOP}/cart`],
  [`${SHOP}/@tanaka/karui@1.2.3/wallets.js`, `${SHOP}/@tanaka/karui@1.2.3/wallets.js`],
  [SHOP, SHOP],
  [`${SHOP}/orders/4f1c2b9a8d7e6f5a4b3c2d1e0f9a8b7c/authenticate`, `${SHOP}/orders/[token]/authenticate`],
  [`${SHOP}/account/reset/6543210/9b1d-4c7e8a2f6b3d5e0c9a7f-1700000000`, `${SHOP}/account/reset/[number]/[token]`],
  [`${SHOP}/gift_cards/12/Z2NwLWFzaWEtMDFIVks%3D?key=1`, `${SHOP}/gift_cards/12/[token]`],
  [`${SHOP}/a/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmVk`, `${SHOP}/a/[token]`],
  [`${SHOP}/tel:+819012345678/090%201234%205678/%2B819012345678`, `${SHOP}/[number]/[number]/[number]`],
  [`${SHOP}/090.1234.5678/(03)%25201234-5678`, `${SHOP}/[number]/[number]`],
  [`${SHOP}/products/handmade-teapot-of-tokoname`, `${SHOP}/products/handmade-teapot-of-tokoname`],
  [
    `${SHOP}/products/%E6%80%A5%E9%A0%88%E3%81%AE%E6%80%A5%E9%A0%88-2`,
    `${SHOP}/products/%E6%80%A5%E9%A0%88%E3%81%AE%E6%80%A5%E9%A0%88-2`,
  ],
  ['https://my-store-of-teapots-2024.example/t/12/cart', 'https://my-store-of-teapots-2024.example/t/12/cart'],
  [`${SHOP}/t/12/assets/karui-error-reports-1a2b3c4d.js`, `${SHOP}/t/12/assets/karui-error-reports-1a2b3c4d.js`],
])('the address %s is reported as %s', (address, told) => {
  expect(bareAddress(address)).toBe(told);
});

test.each(['', 'about:client', 'mailto:tanaka@mail.example', '/account/tanaka@mail.example'])(
  '%j is no web address, and is not reported',
  (address) => {
    expect(bareAddress(address)).toBeUndefined();
  },
);

test.each([
  'not found: tanaka@mail.example',
  `not found: ${SHOP}/account/tanaka%40mail.example/orders`,
  `not found: /account/tanaka%2540mail.example`,
])('an e-mail address in a text is not reported: %s', (text) => {
  expect(bareText(text)).toMatch(/^not found: .*\[e-mail\]/);
  expect(bareText(text)).not.toMatch(/tanaka|mail\.example/);
});

test.each([
  [`refused: ${SHOP}/orders/4f1c2b9a8d7e6f5a4b3c2d1e, later`, `refused: ${SHOP}/orders/[token] later`],
  ['refused: /gift_cards/12/Z2NwLWFzaWEtMDFIVks%3D', 'refused: /gift_cards/12/[token]'],
  ['refused: account/090%201234%205678', 'refused: account/[number]'],
  [
    `Failed to fetch dynamically imported module: ${SHOP}/assets/error-reports-of-karui-1a2b.js:1:200`,
    `Failed to fetch dynamically imported module: ${SHOP}/assets/error-reports-of-karui-1a2b.js:1:200`,
  ],
  [
    'no answer from https://my-store-of-teapots-2024.example/cart',
    'no answer from https://my-store-of-teapots-2024.example/cart',
  ],
])('of the paths in %j remains %j', (text, told) => {
  expect(bareText(text)).toBe(told);
});

/** Milliseconds to strip a text, the fastest of many tries. */
const fastest = (make: (text: string) => unknown, text: string): number =>
  Math.min(
    ...Array.from({ length: 40 }, () => {
      const began = performance.now();
      make(text);
      return performance.now() - began;
    }),
  );

const ofPath = (path: string) => bareAddress(`${SHOP}/${path}`);

test.each([
  ...['/', 'a/', 'https://', '/?', 'a', '1', '%40', '1 ', '/a1-'].map((part) => [bareText, part] as const),
  ...['a@', '%40', '1 ', 'a1-', '%2520'].map((part) => [ofPath, part] as const),
])('the time of %o grows less than with the square of the number of %j', { retry: 3 }, (make, part) => {
  fastest(make, part.repeat(5000));
  expect(fastest(make, part.repeat(20_000)) / fastest(make, part.repeat(5000))).toBeLessThan(10);
});

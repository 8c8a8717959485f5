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
  ...['/', 'a/', 'https://', '/?', 'a', '1', '%40'].map((part) => [bareText, part] as const),
  ...['a@', '%40'].map((part) => [ofPath, part] as const),
])('the time of %o grows less than with the square of the number of %j', { retry: 3 }, (make, part) => {
  fastest(make, part.repeat(5000));
  expect(fastest(make, part.repeat(20_000)) / fastest(make, part.repeat(5000))).toBeLessThan(10);
});

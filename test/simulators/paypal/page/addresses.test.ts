import { expect, test } from 'vitest';
import { payPalBase } from './addresses';

test.each([
  ['https://www.paypal.com/sdk/js?client-id=x', 'http://localhost:4173', 'https://www.paypal.com'],
  ['http://localhost:4173/__paypal/sdk/js?client-id=x', 'http://localhost:4173', 'http://127.0.0.1:4173/__paypal'],
  ['http://127.0.0.1:8080/__paypal/sdk/js', 'http://127.0.0.1:8080', 'http://localhost:8080/__paypal'],
  ['http://127.0.0.1:8080/__paypal/sdk/js', 'http://localhost:8080', 'http://127.0.0.1:8080/__paypal'],
])('the pages of %s in a page of %s are at %s, which is another origin', (script, origin, base) => {
  expect(payPalBase(script, origin)).toBe(base);
  expect(new URL(base).origin).not.toBe(origin);
});

test('a script that has no other origin to offer throws', () => {
  expect(() => payPalBase('https://shop.example/__paypal/sdk/js', 'https://shop.example')).toThrow(
    'The simulated PayPal needs another origin than https://shop.example.',
  );
});

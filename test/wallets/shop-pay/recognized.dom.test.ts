import { expect, test } from 'vitest';
import { recognizedIn } from '../../../wallets/shop-pay/account-and-promise/account-frame';

const view = {} as Window;
const YES = { type: 'loaded', recognized: true };

const message = (changes: object) =>
  ({ source: view, origin: location.origin, data: YES, ...changes }) as unknown as MessageEvent<unknown>;

test.each([location.origin, 'https://shop.app', 'https://pay.shopify.com'])('%s may answer', (origin) => {
  expect(recognizedIn(message({ origin }), view)).toBe(true);
  expect(recognizedIn(message({ origin, data: { ...YES, recognized: false } }), view)).toBe(false);
});

test.each([
  'https://evil-shop.app',
  'https://www.shop.app',
  'https://shop.app.example',
  'http://shop.app',
  'https://shop.app:8443',
  'null',
  '',
])('%s may not answer', (origin) => {
  expect(recognizedIn(message({ origin }), view)).toBeUndefined();
});

test('only the frame may answer, and no window may while there is no frame', () => {
  expect(recognizedIn(message({ source: {} }), view)).toBeUndefined();
  expect(recognizedIn(message({ source: null }), view)).toBeUndefined();
  expect(recognizedIn(message({ source: null }), null)).toBeUndefined();
});

const throwing = {
  type: 'loaded',
  get recognized() {
    throw new Error('no');
  },
};

test('any other message is ignored', () => {
  const flags = [undefined, 'true', 1, null].map((recognized) => ({ type: 'loaded', recognized }));
  const types = ['completed', 'LOADED'].map((type) => ({ type, recognized: true }));
  const others = ['loaded', null, undefined, 1, Object.assign(['loaded'], YES), throwing, ...flags, ...types];
  expect(others.filter((data) => recognizedIn(message({ data }), view) !== undefined)).toEqual([]);
});

import { expect, test } from 'vitest';
import { recognizedIn } from '../../../wallets/shop-pay/recognized';

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

test('only the frame may answer, and nobody when there is none', () => {
  expect(recognizedIn(message({ source: {} }), view)).toBeUndefined();
  expect(recognizedIn(message({ source: null }), view)).toBeUndefined();
  expect(recognizedIn(message({ source: null }), null)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['text', 'loaded'],
  ['null', null],
  ['nothing', undefined],
  ['a number', 1],
  ['a list', Object.assign(['loaded'], YES)],
  ['another type', { type: 'completed', recognized: true }],
  ['a type in capitals', { type: 'LOADED', recognized: true }],
  ['no flag', { type: 'loaded' }],
  ['a flag as text', { type: 'loaded', recognized: 'true' }],
  ['a flag as number', { type: 'loaded', recognized: 1 }],
  ['a flag of null', { type: 'loaded', recognized: null }],
  [
    'an object that throws when it is read',
    {
      type: 'loaded',
      get recognized() {
        throw new Error('no');
      },
    },
  ],
])('%s is ignored', (_what, data) => {
  expect(recognizedIn(message({ data }), view)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Namespace } from '../rules/paypal-types';
import { destroyable, makeRoom } from './namespaces';

const v5 = (destroy = () => {}) => destroyable({ version: '5.0.400' } as Namespace, destroy);

test('26: a namespace that is free is taken without a word', () => {
  expect(makeRoom({}, 'karuiPayPal1')).toBeNull();
});

test('26: what version 6 has left is deleted', () => {
  const globals: Record<string, unknown> = { paypal: { version: '6.1.0', createInstance() {} } };
  expect([makeRoom(globals, 'paypal'), globals]).toEqual([null, {}]);
});

test('2, 26: what version 5 has left is destroyed, and the console says so', () => {
  let destroyed = 0;
  const globals: Record<string, unknown> = { paypal: v5(() => void (destroyed += 1)) };
  expect(makeRoom(globals, 'paypal')).toBe('New SDK instance loaded, existing instance destroyed (paypal / 5.0.400)');
  expect([destroyed, globals]).toEqual([1, {}]);
});

test.each([
  [{ checkout: {} }, 'unknown'],
  [{ version: '4.0.331' }, '4.0.331'],
])('26: for anything else it throws: %j', (taken, version) => {
  expect(() => makeRoom({ paypal: taken }, 'paypal')).toThrow(
    `Attempted to load sdk version 5.0.415 on page, but window.paypal at version ${version} already loaded.`,
  );
});

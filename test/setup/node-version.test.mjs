import { expect, test } from 'vitest';
import { isAtLeast } from './node-version.mjs';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['20.18.9', false],
  ['18.20.4', false],
  ['9.99.99', false],
])('Node %s is new enough for >=20.19: %s', (version, answer) => {
  expect(isAtLeast(version, '>=20.19')).toBe(answer);
});

import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { retryAfter } from '../../src/api/request';

const NOW = Date.UTC(2026, 10, 21, 12);

test.each([
  [null, 1000],
  ['', 1000],
  ['0', 0],
  ['2', 2000],
  [' 2 ', 2000],
  ['1.5', 1500],
  ['soon', 1000],
  ['Sat, 21 Nov 2026 12:00:07 GMT', 7000],
  ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
])('reads %j as %i ms', (header, ms) => {
  expect(retryAfter(header, NOW)).toBe(ms);
});

test('never returns a negative number or NaN', () => {
  assert(property(string(), (header) => retryAfter(header, NOW) >= 0));
});

import { afterEach, expect, test, vi } from 'vitest';
import { discountCode } from '../../../src/press/cart/calls';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['', null],
  ['discount_code=SAVE10', 'SAVE10'],
  ['a=1; discount_code=SAVE10; b=2', 'SAVE10'],
  ['discount_code=%E5%89%B2%E5%BC%95%2010%25', '割引 10%'],
  ['discount_code=a=b', 'a=b'],
  ['discount_code=', null],
  ['discount_code=%', null],
  ['my_discount_code=OTHER', null],
  ['discount_code_old=OTHER', null],
])('reads %j as %j', (cookie, code) => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue(cookie);
  expect(discountCode()).toBe(code);
});

test('is null when cookies are blocked', () => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(discountCode()).toBe(null);
});

import { expect, test } from 'vitest';
import { whyRefused } from '../../../../wallets/order/order-errors/refused-code';

test.each([
  [['DISCOUNT_NOT_FOUND'], '見つかりません'],
  [['DISCOUNT_USAGE_LIMIT_REACHED', 'DISCOUNT_USAGE_LIMIT_REACHED'], 'ご利用回数の上限に達しています'],
  // A warning does not name its code: two reasons could be of either.
  [['DISCOUNT_NOT_FOUND', 'DISCOUNT_CURRENTLY_INACTIVE'], undefined],
  [['DISCOUNT_OF_TOMORROW'], undefined],
  [['constructor'], undefined],
  [[], undefined],
])('%j is told as %s', (codes, words) => {
  expect(whyRefused(codes)).toBe(words);
});

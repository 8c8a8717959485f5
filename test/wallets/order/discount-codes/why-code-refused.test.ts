import { expect, test } from 'vitest';
import { whyRefused } from '../../../../wallets/order/rare-order/discount-codes';

test.each([
  [['DISCOUNT_CODE_NOT_HONOURED'], 'ほかの割引と併用できません'],
  [['DISCOUNT_CURRENTLY_INACTIVE'], '現在ご利用いただけません'],
  [['DISCOUNT_CUSTOMER_NOT_ELIGIBLE'], 'このお客様はご利用いただけません'],
  [['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'], 'ご利用回数の上限に達しています'],
  [['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'], 'このお客様はご利用いただけません'],
  [['DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'], 'このご購入方法ではご利用いただけません'],
  [['DISCOUNT_NOT_FOUND'], '見つかりません'],
  [['DISCOUNT_NO_ENTITLED_LINE_ITEMS'], '対象の商品がありません'],
  [['DISCOUNT_NO_ENTITLED_SHIPPING_LINES'], '対象の配送方法がありません'],
  [['DISCOUNT_PURCHASE_NOT_IN_RANGE'], 'ご購入金額が条件を満たしていません'],
  [['DISCOUNT_QUANTITY_NOT_IN_RANGE'], '個数が条件を満たしていません'],
  [['DISCOUNT_USAGE_LIMIT_REACHED', 'DISCOUNT_USAGE_LIMIT_REACHED'], 'ご利用回数の上限に達しています'],
  // A warning does not name its code: two reasons could be of either.
  [['DISCOUNT_NOT_FOUND', 'DISCOUNT_CURRENTLY_INACTIVE'], undefined],
  [['DISCOUNT_OF_TOMORROW'], undefined],
  [['constructor'], undefined],
  [[], undefined],
])('%j is told as %s', (codes, words) => {
  expect(whyRefused(codes)).toBe(words);
});

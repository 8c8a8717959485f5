import { expect, test } from 'vitest';
import type { CartWarningCode } from '../../../../wallets/sheet/errors/error-codes';
import { warningReaction } from '../../../../wallets/sheet/errors/warning-reaction';
import { enumCodes } from './error-tables';

/** All others are about discounts and the like, which the sheet shows in its lines. */
const REACTIONS: Partial<Record<CartWarningCode, string>> = {
  MERCHANDISE_NOT_ENOUGH_STOCK: 'not_enough_stock',
  MERCHANDISE_OUT_OF_STOCK: 'not_enough_stock',
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: 'redirect_to_checkout_required',
};

test('warnings about goods lead to checkout, all others are passed over', () => {
  const codes = [...enumCodes('CartWarningCode'), 'A_NEW_ONE', 'constructor'];
  const leading = codes.flatMap((code) => {
    const reaction = warningReaction(code);
    return reaction.type === 'decelerate' ? [[code, reaction.reason]] : [];
  });
  expect(codes.length).toBeGreaterThan(10);
  expect(Object.fromEntries(leading)).toEqual(REACTIONS);
});

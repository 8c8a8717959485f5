import { describe, expect, test } from 'vitest';
import type { CartWarningCode } from '../../../../wallets/sheet/errors/error-codes';
import { warningReaction } from '../../../../wallets/sheet/errors/warning-reaction';
import { enumCodes } from './error-tables';

describe('warnings', () => {
  const REACTIONS = {
    DISCOUNT_CODE_NOT_HONOURED: 'ignore',
    DISCOUNT_CURRENTLY_INACTIVE: 'ignore',
    DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'ignore',
    DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'ignore',
    DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'ignore',
    DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'ignore',
    DISCOUNT_NOT_FOUND: 'ignore',
    DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'ignore',
    DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'ignore',
    DISCOUNT_PURCHASE_NOT_IN_RANGE: 'ignore',
    DISCOUNT_QUANTITY_NOT_IN_RANGE: 'ignore',
    DISCOUNT_USAGE_LIMIT_REACHED: 'ignore',
    DUPLICATE_DELIVERY_ADDRESS: 'ignore',
    MERCHANDISE_NOT_ENOUGH_STOCK: 'not_enough_stock',
    MERCHANDISE_OUT_OF_STOCK: 'not_enough_stock',
    MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: 'redirect_to_checkout_required',
    PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'ignore',
  } satisfies Record<CartWarningCode, string>;

  test('of the public schema have a reaction', () =>
    expect(Object.keys(REACTIONS)).toEqual(enumCodes('CartWarningCode')));

  test.each([...Object.entries(REACTIONS), ['A_NEW_ONE', 'ignore'], ['constructor', 'ignore']])(
    '%s: %s',
    (code, expected) => {
      const reaction = warningReaction(code);
      expect(reaction.type === 'decelerate' ? reaction.reason : reaction.type).toBe(expected);
    },
  );
});

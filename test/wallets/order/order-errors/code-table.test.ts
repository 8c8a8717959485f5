import { actionForWarning, actionForError } from '../../../../wallets/order/order-errors/error-actions';
import type { ErrorAction } from '../../../../wallets/order/action-types';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { appleErrors } from '../../../../wallets/order/order-errors/apple-errors';
import { googleError } from '../../../../wallets/order/order-errors/google-errors';
import type {
  CartErrorCode,
  CartWarningCode,
  SubmissionErrorCode,
} from '../../../../wallets/order/order-errors/error-codes';
import { shownErrors } from '../../../../wallets/order/order-errors/shown-errors';
import { fetchActions as allActions } from '../../../../wallets/order/next-actions';
import { placeErrors } from '../../../simulators/apple-pay/sheet/field-errors';
import { createSimulator } from '../../../simulators/apple-pay/simulator';
import actions from './error-actions.json';
import { atCreation, authorized, enumCodes, errorOf, open } from './error-tables';

interface Row {
  action: string;
  reason?: string | null;
  messageKey?: string;
  apple?: { code: string; contactField: string | null };
  google?: { reason: string; intent: string };
}

const TABLE: Record<'SubmissionErrorCode' | 'CartErrorCode', Record<string, Row>> = actions;
const ROWS = Object.entries({ ...TABLE.SubmissionErrorCode, ...TABLE.CartErrorCode });

test('the types have the codes of the tables, and the tables those of the public schema', () => {
  expectTypeOf<keyof typeof actions.SubmissionErrorCode>().toEqualTypeOf<SubmissionErrorCode>();
  expectTypeOf<keyof typeof actions.CartErrorCode>().toEqualTypeOf<CartErrorCode>();
  const submission = Object.entries(actions.SubmissionErrorCode);
  expect(submission.filter(([, row]) => row.public).map(([code]) => code)).toEqual(enumCodes('SubmissionErrorCode'));
  expect(Object.keys(actions.CartErrorCode)).toEqual(enumCodes('CartErrorCode'));
});

const addressed = { shop: 'かるい茶舗', shipping: 'JP', billing: 'JP' };
const shownBy = (action: ErrorAction) => (action.type === 'show_error' ? action.errors : []);
const shownFor = (code: string, situation = authorized) =>
  shownErrors(shownBy(actionForError(errorOf(code), situation)), addressed);

let violations: string[];
beforeEach(() => {
  const simulator = createSimulator();
  ({ violations } = simulator);
  vi.stubGlobal('ApplePayError', simulator.ApplePayError);
});
afterEach(() => {
  vi.unstubAllGlobals();
  expect(violations).toEqual([]);
});

/** A row's action in our own terms. Rows without a reason lead to checkout with the general one, since checkout can do more than the sheet. */
function theirs({ action, reason, messageKey, apple, google }: Row) {
  const type = /^(?:store's words|poll|throw)/.test(action)
    ? 'decelerate'
    : action.replace(/^unrecoverable.*/, 'abort');
  const way = reason?.replace('<wallet>', 'apple_pay') ?? 'redirect_to_checkout_required';
  const names = apple && google && { apple: [apple.code, apple.contactField ?? undefined], google };
  return type === 'decelerate' ? [type, way] : [type, messageKey, names];
}

function ours(code: string, { messageKey, apple, google }: Row) {
  const action = actionForError(errorOf(code), authorized);
  if (action.type === 'decelerate') return [action.type, action.reason];
  const shown = shownFor(code);
  const [first] = appleErrors(shown);
  const { message: _words, ...names } = googleError(shown) ?? {};
  const named = apple && google && { apple: [first?.code, first?.contactField], google: names };
  return [action.type, messageKey && shown[0]?.key, named];
}

describe('after the shopper has paid every code', () => {
  /** Ours where the table has no reason or, as the comments say, another one. */
  const DIFFERENT: Record<string, string> = {
    INVALID: 'redirect_to_checkout_required',
    // The address is served; only the delivery chosen in it is not: its own words.
    INVALID_DELIVERY_GROUP: 'show_error invalid.shipping_option',
    INVALID_DELIVERY_OPTION: 'show_error invalid.shipping_option',
    INVALID_PAYMENT: 'invalid_payment_amount',
    PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED: 'unsupported_apple_pay_payment_method',
    PAYMENTS_CREDIT_CARD_BRAND_NOT_SUPPORTED: 'unsupported_apple_pay_payment_method',
    // Apple has no code for a missing payment: an unknown error.
    PAYMENTS_METHOD_REQUIRED: 'show_error invalid.payment',
    PAYMENTS_METHOD_UNAVAILABLE: 'payment_method_not_applicable',
    PAYMENTS_SHOPIFY_PAYMENTS_REQUIRED: 'payment_method_not_applicable',
    PAYMENTS_WALLET_CONTENT_MISSING: 'show_error invalid.payment',
    PENDING_DELIVERY_GROUPS: 'cart_not_ready',
    // Newer than the table: the store is overloaded, and checkout takes the cart.
    SERVICE_UNAVAILABLE: 'cart_throttled',
    VALIDATION_CUSTOM: 'custom_validation',
    // The code is right and the shop does not deliver there.
    ZIP_CODE_NOT_SUPPORTED: 'show_error unserviceable',
  };

  test('has the action of the table, named as Apple and Google name it, except for the differences listed', () => {
    const different = ROWS.filter(([code, row]) => JSON.stringify(ours(code, row)) !== JSON.stringify(theirs(row)));
    const codes = different.map(([code]) => {
      const action = actionForError(errorOf(code), authorized);
      return [code, action.type === 'decelerate' ? action.reason : `${action.type} ${shownFor(code)[0]?.key}`];
    });
    expect(Object.fromEntries(codes)).toEqual(DIFFERENT);
  });

  test('that is shown has words that Apple’s sheet shows, of 128 characters at most, and Google’s', () => {
    for (const [code] of ROWS) {
      for (const situation of [authorized, open]) {
        const shown = shownFor(code, situation);
        const errors = appleErrors(shown);
        const stage = situation === open ? 'shippingcontactselected' : 'paymentauthorized';
        expect(placeErrors(errors, stage).dropped, code).toEqual([]);
        expect(
          errors.filter(({ message }) => !message || message.length > 128),
          code,
        ).toEqual([]);
        expect(!!googleError(shown)?.message, code).toBe(shown.length > 0);
      }
    }
  });
});

/** Errors of what a wallet shows before the shopper has paid; those of a path, at a city. */
const SHOWN_WHILE_OPEN = `
  DELIVERY_CITY_INVALID DELIVERY_CITY_REQUIRED DELIVERY_CITY_TOO_LONG DELIVERY_COUNTRY_REQUIRED
  DELIVERY_INVALID_POSTAL_CODE_FOR_COUNTRY DELIVERY_INVALID_POSTAL_CODE_FOR_ZONE DELIVERY_NO_DELIVERY_AVAILABLE
  DELIVERY_POSTAL_CODE_INVALID DELIVERY_POSTAL_CODE_REQUIRED DELIVERY_ZONE_NOT_FOUND
  DELIVERY_ZONE_REQUIRED_FOR_COUNTRY NO_DELIVERY_GROUP_SELECTED ADDRESS_FIELD_CONTAINS_EMOJIS
  ADDRESS_FIELD_CONTAINS_HTML_TAGS ADDRESS_FIELD_CONTAINS_URL ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN
  ADDRESS_FIELD_IS_REQUIRED ADDRESS_FIELD_IS_TOO_LONG INVALID_DELIVERY_GROUP INVALID_DELIVERY_OPTION
  INVALID_ZIP_CODE_FOR_COUNTRY INVALID_ZIP_CODE_FOR_PROVINCE PROVINCE_NOT_FOUND UNSPECIFIED_ADDRESS_ERROR
  ZIP_CODE_NOT_SUPPORTED
`.match(/\w+/g);

test('while the address is hidden, errors of visible fields are shown, and errors of hidden fields wait', () => {
  expect(ROWS.map(([code]) => code).filter((code) => shownFor(code, open).length > 0)).toEqual(SHOWN_WHILE_OPEN);
});

describe('an error of a cart', () => {
  const preparing = { ...authorized, preparing: true };
  /** Action of the table → what a press does about it, and what a sheet does while it prepares the cart. */
  const ACTIONS: [RegExp, string, string][] = [
    [/^throw/, 'abort', 'decelerate'],
    [/^store's words/, 'dialog', 'decelerate'],
    [/^unrecoverable/, 'abort', 'abort'],
    [/^poll/, 'abort', 'ignore'],
    [/^show_error/, 'abort', 'show_error'],
    // Before there is a cart no payment error can occur.
    [/^/, 'abort', 'decelerate'],
  ];

  test('reacts as in the table when the cart is created, and while it is prepared', () => {
    const types = Object.entries(TABLE.CartErrorCode).map(([code, { action }]) => {
      const [, press, sheet] = ACTIONS.find(([pattern]) => pattern.test(action))!;
      return [code, press, sheet] as const;
    });
    const reacted = types.map(([code]) => [
      code,
      atCreation(errorOf(code)),
      actionForError(errorOf(code), preparing).type,
    ]);
    expect(reacted).toEqual(types);
  });

  test('that the shopper can mend is told in the store’s words also before a sheet shows anything', async () => {
    const told: string[] = [];
    for (const [code] of ROWS) {
      const [first] = await allActions([errorOf(code)], [], { ...open, beginning: true });
      if (first?.type === 'dialog') told.push(code);
    }
    const ofTable = Object.entries(TABLE.CartErrorCode).filter(([, { action }]) => action.startsWith('store'));
    expect(told.sort()).toEqual(
      [...ofTable.map(([code]) => code), 'MERCHANDISE_LINE_LIMIT_REACHED', 'MERCHANDISE_PRODUCT_NOT_PUBLISHED'].sort(),
    );
  });
});

/** All others are about discounts and the like, which the sheet shows in its lines. */
const OF_WARNINGS: Partial<Record<CartWarningCode, string>> = {
  MERCHANDISE_NOT_ENOUGH_STOCK: 'not_enough_stock',
  MERCHANDISE_OUT_OF_STOCK: 'not_enough_stock',
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: 'redirect_to_checkout_required',
  PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION: 'redirect_to_checkout_required',
};

test('warnings about goods lead to checkout, all others are passed over', () => {
  const newer = ['PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION', 'DELIVERY_SELECTED_OPTION_NOT_AVAILABLE'];
  const codes = [...enumCodes('CartWarningCode'), ...newer, 'A_NEW_ONE', 'constructor'];
  const leading = codes.flatMap((code) => {
    const action = actionForWarning(code, { stage: 'open' });
    return action.type === 'decelerate' ? [[code, action.reason]] : [];
  });
  expect(codes.length).toBeGreaterThan(10);
  expect(Object.fromEntries(leading)).toEqual(OF_WARNINGS);
});

test('a delivery option that is gone is chosen again in the sheet once the shopper pays', () => {
  const code = 'DELIVERY_SELECTED_OPTION_NOT_AVAILABLE';
  expect(actionForWarning(code, { stage: 'open' })).toEqual({ type: 'ignore' });
  expect(actionForWarning(code, { stage: 'authorized' })).toMatchObject({
    errors: [{ field: 'shipping_option', key: 'invalid.shipping_option' }],
  });
});

test('a warning that nobody knows is reported, and stops nothing', () => {
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(String(error));
  expect(actionForWarning('OF_TOMORROW', { stage: 'open', report })).toEqual({ type: 'ignore' });
  expect(reported).toEqual(['Error: unknown warning: OF_TOMORROW']);
});

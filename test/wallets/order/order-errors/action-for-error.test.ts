import type { Situation } from '../../../../wallets/order/action-types';
import { describe, expect, test } from 'vitest';
import type { FieldError } from '../../../../wallets/order/order-errors/reported-error';
import { actionsForErrors, actionForError } from '../../../../wallets/order/order-errors/error-actions';
import actions from './error-actions.json';
import { atCreation, authorized, open } from './error-tables';

const decelerate = (reason: string) => ({ type: 'decelerate', reason });
const toCheckout = decelerate('redirect_to_checkout_required');

/** The action that shows an error of one field. */
const show = (contact: FieldError['contact'], field: FieldError['field'], key: FieldError['key']) => ({
  type: 'show_error',
  errors: [{ contact, field, key }],
});

const deliveryPath = (leaf: string) => ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', leaf];

describe('the last segment of the path names the field', () => {
  test.each([
    ['ADDRESS_FIELD_IS_REQUIRED', 'firstName', show('shipping', 'first_name', 'missing.first_name')],
    ['ADDRESS_FIELD_IS_REQUIRED', 'zip', show('shipping', 'postal_code', 'missing.postal_code')],
    ['ADDRESS_FIELD_IS_REQUIRED', 'provinceCode', show('shipping', 'zone', 'missing.zone')],
    ['ADDRESS_FIELD_IS_REQUIRED', 'province', show('shipping', 'zone', 'missing.zone')],
    ['ADDRESS_FIELD_IS_REQUIRED', 'countryCode', show('shipping', 'country', 'missing.country')],
    ['ADDRESS_FIELD_IS_TOO_LONG', 'address2', show('shipping', 'address2', 'too_long.address2')],
    ['ADDRESS_FIELD_CONTAINS_EMOJIS', 'city', show('shipping', 'city', 'emojis.city')],
    ['ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'address1', show('shipping', 'address1', 'html_tags.address1')],
    ['ADDRESS_FIELD_CONTAINS_URL', 'lastName', show('shipping', 'last_name', 'url.last_name')],
    ['ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', 'phone', show('shipping', 'phone', 'invalid.phone')],
    ['ADDRESS_FIELD_IS_TOO_LONG', 'company', toCheckout],
    ['ADDRESS_FIELD_IS_TOO_LONG', 'constructor', toCheckout],
    ['PROVINCE_NOT_FOUND', 'provinceCode', show('shipping', 'zone', 'invalid.zone')],
    ['INVALID_ZIP_CODE_FOR_PROVINCE', 'zip', show('shipping', 'postal_code', 'invalid.postal_code')],
    ['ZIP_CODE_NOT_SUPPORTED', 'zip', show('shipping', 'address', 'unserviceable')],
  ])('%s at %s', (code, leaf, expected) => {
    expect(actionForError({ code, field: deliveryPath(leaf) }, authorized)).toEqual(expected);
    expect(actionForError({ code, field: ['addresses', '0', 'address', 'deliveryAddress', leaf] }, authorized)).toEqual(
      expected,
    );
    expect(actionForError({ code, field: [leaf] }, authorized)).toEqual(expected);
  });

  test.each([
    ['ADDRESS_FIELD_IS_REQUIRED', ['billingAddress', 'city'], show('billing', 'city', 'missing.city')],
    [
      'ADDRESS_FIELD_IS_TOO_LONG',
      ['payment', 'walletPaymentMethod', 'applePayWalletContent', 'billingAddress', 'lastName'],
      show('billing', 'last_name', 'too_long.last_name'),
    ],
    ['ADDRESS_FIELD_IS_REQUIRED', ['billingAddress', 'phone'], toCheckout],
    ['UNSPECIFIED_ADDRESS_ERROR', ['billingAddress'], show('billing', 'address', 'invalid.billing_address')],
    ['INVALID_ZIP_CODE_FOR_COUNTRY', ['billingAddress', 'zip'], show('billing', 'postal_code', 'invalid.postal_code')],
  ])('%s at %j of the billing address', (code, field, expected) =>
    expect(actionForError({ code, field }, authorized)).toEqual(expected),
  );

  test.each([
    ['input.lines.0.quantity', { type: 'abort' }],
    ['lines.0.merchandiseId', { type: 'abort' }],
    ['lines.0.sellingPlanId', { type: 'abort' }],
    ['cartId', decelerate('missing_cart_id')],
    ['buyerIdentity.countryCode', decelerate('invalid_country')],
    ['buyerIdentity.email', show('shipping', 'email', 'invalid.email')],
    ['buyerIdentity.phone', show('shipping', 'phone', 'invalid.phone')],
    ['buyerIdentity.companyLocationId', toCheckout],
    ['toString', toCheckout],
    ['', toCheckout],
  ])('INVALID at %s', (path, expected) =>
    expect(actionForError({ code: 'INVALID', field: path.split('.') }, authorized)).toMatchObject(expected),
  );
});

test.each([undefined, null, '', 'SOMETHING_NEW', 'constructor', '__proto__', 'DELIVERY_', 'ADDRESS_FIELD_'])(
  'the unknown code %s leads to checkout, or ends the press while there is no cart',
  (code) => {
    const error = { code, message: 'new' };
    expect([actionForError(error, authorized), actionForError(error, open)]).toEqual([toCheckout, toCheckout]);
    expect(atCreation(error)).toBe('abort');
  },
);

/** Codes of the table about fields that wallets hide until the shopper has paid. */
const hidden = Object.entries({ ...actions.CartErrorCode, ...actions.SubmissionErrorCode })
  .filter(([, { group }]) => group === 'required_field' || group === 'billing')
  .map(([code]) => code);

test('an error of a field that the wallet still hides does not lead to checkout before the shopper pays, whatever fields the sheet asks for', () => {
  const asks = [true, false].map((asked) => ({ phone: asked, email: asked }));
  expect(hidden.length).toBeGreaterThan(30);
  for (const one of asks) {
    const at = { ...open, asks: one };
    expect(hidden.filter((code) => actionForError({ code }, at).type === 'decelerate')).toEqual([]);
  }
});

test('an error of a field that the sheet does not have leads to checkout', () => {
  const silent = { ...authorized, asks: { phone: false, email: false } };
  const codes = ['BUYER_IDENTITY_PHONE_IS_INVALID', 'DELIVERY_PHONE_NUMBER_REQUIRED', 'BUYER_IDENTITY_EMAIL_REQUIRED'];
  expect(codes.map((code) => actionForError({ code }, silent))).toEqual(codes.map(() => toCheckout));
  expect(codes.map((code) => actionForError({ code }, authorized).type)).toEqual(codes.map(() => 'show_error'));
});

test('a payment method is unsupported by the wallet that was pressed', () => {
  const field = ['payment', 'walletPaymentMethod', 'googlePayWalletContent'];
  const error = { code: 'PAYMENT_METHOD_NOT_SUPPORTED', field };
  expect(actionForError(error, authorized)).toEqual(decelerate('unsupported_apple_pay_payment_method'));
  expect(actionForError(error, { ...authorized, wallet: 'google_pay' })).toEqual(
    decelerate('unsupported_google_pay_payment_method'),
  );
});

describe('of several errors', () => {
  const preparing = { ...authorized, preparing: true };
  const city = show('shipping', 'city', 'missing.city');
  const abort = { type: 'abort', cause: { code: 'SELLING_PLAN_NOT_APPLICABLE' } };

  test.each<[string, string[], Situation, object[]]>([
    [
      'at the beginning only those that the shopper cannot mend',
      ['DELIVERY_CITY_REQUIRED', 'TAXES_MUST_BE_DEFINED', 'MERCHANDISE_OUT_OF_STOCK', 'SELLING_PLAN_NOT_APPLICABLE'],
      { ...open, beginning: true },
      [decelerate('not_enough_stock'), abort],
    ],
    ['an amount that is alone', ['PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'], authorized, [decelerate('dynamic_tax')]],
    ['no amount beside others', ['PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT', 'DELIVERY_CITY_REQUIRED'], authorized, [city]],
    [
      'an amount beside what is ignored',
      ['PENDING_DELIVERY_GROUPS', 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'],
      preparing,
      [decelerate('dynamic_tax')],
    ],
    [
      'all in their order, but for what is ignored',
      ['INVALID_PAYMENT', 'DELIVERY_CITY_REQUIRED', 'PENDING_DELIVERY_GROUPS', 'INVALID_PAYMENT_EMPTY_CART'],
      preparing,
      [city, decelerate('cart_empty')],
    ],
    ['none of none', [], authorized, []],
  ])('count: %s', (_which, codes, situation, expected) =>
    expect(
      actionsForErrors(
        codes.map((code) => ({ code })),
        situation,
      ),
    ).toEqual(expected),
  );
});

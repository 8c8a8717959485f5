import { unusualErrors, fetchShownErrors, fetchActions } from '../../../../wallets/order/next-actions';
import { type Situation, checkoutBecause } from '../../../../wallets/order/action-types';
import { describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../../wallets/order/order-errors/error-words';
import type { ReportedError } from '../../../../wallets/order/order-errors/reported-error';
import { actionsForErrors } from '../../../../wallets/order/order-errors/error-actions';
import { combinations } from '../../../combinations';
import codes from '../order-errors/error-actions.json';
import { authorized, open } from '../order-errors/error-tables';

const CODES = [...Object.keys({ ...codes.CartErrorCode, ...codes.SubmissionErrorCode }), 'A_CODE_OF_TOMORROW'];

const PATHS: (string[] | null)[] = [
  null,
  ['cartId'],
  ['buyerIdentity', 'email'],
  ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'lastName'],
  ['payment', 'walletPaymentMethod', 'applePayWalletContent', 'billingAddress', 'zip'],
];

const SITUATIONS = combinations({
  stage: ['open', 'authorized'],
  phone: [true, false],
  email: [true, false],
} as const).map(({ stage, ...asks }): Situation => ({ stage, wallet: 'apple_pay', asks, preparing: true }));

/** Passed over although the table of actions shows it: the payment follows after the cart was prepared. */
const UNPAID = 'PAYMENTS_METHOD_REQUIRED';

describe('errors of a prepared cart that are ignored', () => {
  test('have no action in the table either, and do not hide other errors', () => {
    const hidden = SITUATIONS.flatMap((situation) =>
      CODES.flatMap((code) =>
        PATHS.flatMap((field) => {
          const error: ReportedError = { code, field };
          const other: ReportedError = { code: 'TAXES_MUST_BE_DEFINED' };
          expect(unusualErrors([error, other], situation)).toContain(other);
          const isPassedOver = unusualErrors([error], situation).length === 0;
          return isPassedOver && actionsForErrors([error], situation).length > 0 ? [`${situation.stage}: ${code}`] : [];
        }),
      ),
    );
    expect([...new Set(hidden)]).toEqual([`authorized: ${UNPAID}`]);
  });

  test('are those of every open sheet: not paid, no rates, hidden fields', () => {
    const errors = [
      'PENDING_DELIVERY_GROUPS',
      'INVALID_PAYMENT',
      'PAYMENTS_METHOD_REQUIRED',
      'BUYER_IDENTITY_EMAIL_REQUIRED',
      'DELIVERY_ADDRESS_REQUIRED',
      'DELIVERY_ADDRESS1_REQUIRED',
      'DELIVERY_FIRST_NAME_REQUIRED',
      'DELIVERY_LAST_NAME_REQUIRED',
      'DELIVERY_PHONE_NUMBER_REQUIRED',
      'DELIVERY_CITY_REQUIRED',
    ].map((code) => ({ code }));
    expect(unusualErrors(errors, open)).toEqual([{ code: 'DELIVERY_CITY_REQUIRED' }]);
    expect(unusualErrors(errors, authorized)).toEqual(errors.slice(3));
  });

  test('always have a code', () => expect(unusualErrors([{}, { code: null }], open)).toEqual([{}, { code: null }]));
});

test('actions come from errors and from warnings about goods, without ignored ones', async () => {
  const errors = [{ code: 'DELIVERY_LAST_NAME_REQUIRED' }, { code: 'INVALID_ZIP_CODE_FOR_COUNTRY' }];
  const discount = { code: 'DISCOUNT_NOT_FOUND' };
  const shown = [{ contact: 'shipping', field: 'postal_code', key: 'invalid.postal_code' }];
  expect(await fetchActions(errors, [discount, { code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }], open)).toEqual([
    { type: 'show_error', errors: shown },
    checkoutBecause('not_enough_stock'),
  ]);
  expect(await fetchActions([], [discount, { code: 'constructor' }], open)).toEqual([]);
});

test('what the shopper can mend is told in the store’s words before the sheet shows anything, and leads to checkout after that', async () => {
  const rule = { code: 'VALIDATION_CUSTOM', message: '<b>お一人様1点限り</b>' };
  const quantity = { code: 'MAXIMUM_EXCEEDED', message: '40点まで' };
  expect(await fetchActions([rule, quantity, rule], [], { ...open, beginning: true })).toEqual([
    { type: 'dialog', message: '<b>お一人様1点限り</b>\n40点まで' },
  ]);
  expect(await fetchActions([rule, quantity], [], open)).toEqual([
    checkoutBecause('custom_validation'),
    checkoutBecause('redirect_to_checkout_required'),
  ]);
});

test('the words of an error depend on its contact’s country and on the shop', async () => {
  const zone = { contact: 'shipping', field: 'zone', key: 'missing.zone' } as const;
  const place = { contact: 'shipping', field: 'address', key: 'unserviceable' } as const;
  const addressed = { shop: 'かるい茶舗', shipping: 'JP', billing: 'AE' };
  const shown = await fetchShownErrors([zone, { ...zone, contact: 'billing' }, place], addressed);
  expect(shown.map(({ country, words }) => [country, words.slice(0, 11)])).toEqual([
    ['JP', '都道府県を選択してくだ'],
    ['AE', '請求先の首長国を選択し'],
    ['JP', 'かるい茶舗ではこの住所'],
  ]);
});

const TO_JAPAN = { shop: 'かるい茶舗', shipping: 'JP', billing: 'JP' };

test('an error that occurs twice is shown once', async () => {
  const city = { contact: 'shipping', field: 'city', key: 'missing.city' } as const;
  const billingCity = { ...city, contact: 'billing' } as const;
  const shown = await fetchShownErrors([city, { ...city }, billingCity], TO_JAPAN);
  expect(shown.map(({ contact, field }) => [contact, field])).toEqual([
    ['shipping', 'city'],
    ['billing', 'city'],
  ]);
});

test('an error without words is reported and shown with general words', async () => {
  const told: unknown[] = [];
  const error = { contact: 'shipping', field: 'zone', key: 'missing.planet' as MessageKey } as const;
  const shown = await fetchShownErrors([error], { ...TO_JAPAN, report: (one) => told.push(one) });
  expect(shown.map(({ words }) => words)).toEqual(['ご入力内容をご確認ください']);
  expect(told).toEqual([new Error('no words for missing.planet')]);
});

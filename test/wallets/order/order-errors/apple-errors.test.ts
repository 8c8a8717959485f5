import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appleErrors } from '../../../../wallets/order/order-errors/apple-errors';
import type { ShownError } from '../../../../wallets/order/order-errors/shown-errors';
import { createSimulator } from '../../../simulators/apple-pay/simulator';

beforeEach(() => void vi.stubGlobal('ApplePayError', createSimulator().ApplePayError));
afterEach(() => void vi.unstubAllGlobals());

const shown = (over: Partial<ShownError>): ShownError => ({
  contact: 'shipping',
  field: 'city',
  key: 'invalid.city',
  country: 'JP',
  words: 'w',
  ...over,
});

const given = (errors: readonly ShownError[]) =>
  appleErrors(errors).map(({ code, contactField, message }) => [code, contactField, message]);

test.each<[country: string, contact: 'shipping' | 'billing', field: string]>([
  ['JP', 'shipping', 'administrativeArea'],
  ['AE', 'shipping', 'subLocality'],
  ['AE', 'billing', 'subLocality'],
  ['HK', 'shipping', 'postalAddress'],
])('in %s the zone of the %s contact is its %s', (country, contact, field) =>
  expect(given([shown({ contact, country, field: 'zone', key: 'missing.zone' })])).toEqual([
    [`${contact}ContactInvalid`, field, 'w'],
  ]),
);

test('an unserved address has no field, a missing payment no contact', () =>
  expect(
    given([
      shown({ field: 'address', key: 'unserviceable' }),
      shown({ field: 'shipping_option', key: 'missing.shipping_option', words: 'x' }),
      shown({ contact: 'billing', field: 'payment', key: 'invalid.payment', words: 'y' }),
    ]),
  ).toEqual([
    ['addressUnserviceable', undefined, 'w'],
    ['unknown', undefined, 'y'],
  ]));

test('a field shows its first error, for each contact', () =>
  expect(
    given([
      shown({ field: 'first_name', words: '名' }),
      shown({ field: 'last_name', words: '姓' }),
      shown({ field: 'address1', words: '一' }),
      shown({ contact: 'billing', field: 'address1', words: '請求先' }),
      shown({ field: 'address2', words: '二' }),
      shown({ contact: 'billing', field: 'phone', words: '電話' }),
    ]),
  ).toEqual([
    ['shippingContactInvalid', 'name', '名'],
    ['shippingContactInvalid', 'addressLines', '一'],
    ['billingContactInvalid', 'addressLines', '請求先'],
    ['billingContactInvalid', 'postalAddress', '電話'],
  ]));

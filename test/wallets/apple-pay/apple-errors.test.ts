import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldError, ReportedError, Situation } from '../../../wallets/sheet/errors/reaction';
import { reactionTo } from '../../../wallets/sheet/errors/reaction-to';
import { appleErrors } from '../../../wallets/apple-pay/apple-errors';
import { inWords, type ShownError } from '../../../wallets/sheet/errors/in-words';
import table from '../sheet/errors/wallet-error-map.json';
import { placeErrors } from '../../simulators/apple-pay/sheet/field-errors';
import { createSimulator } from '../../simulators/apple-pay/simulator';
import { authorized, open } from '../sheet/errors/sheet-situations';

let violations: string[];
beforeEach(() => {
  const simulator = createSimulator();
  ({ violations } = simulator);
  vi.stubGlobal('ApplePayError', simulator.ApplePayError);
});
afterEach(() => vi.unstubAllGlobals());

/** A deeper path for the codes that leave the field to it. */
const errorOf = (code: string): ReportedError => ({
  code,
  field: code.startsWith('ADDRESS_FIELD') ? ['buyerIdentity', 'deliveryAddress', 'city'] : null,
  message: code,
});

const fieldsOf = (code: string, situation: Situation): readonly FieldError[] => {
  const reaction = reactionTo(errorOf(code), situation);
  return reaction.type === 'show_error' ? reaction.errors : [];
};

/** What the sheet is given for an error, as the API's code of it. */
async function shownFor(code: string, situation: Situation): Promise<ApplePayJS.ApplePayError[]> {
  const addressed = { shop: 'かるい茶舗', shipping: 'JP', billing: 'JP' };
  return appleErrors(await inWords(fieldsOf(code, situation), addressed));
}

describe('the table of the codes', () => {
  type Row = { appleCode?: string; appleField?: string; stage?: string; reaction: string };

  const rows = Object.entries<Row>({ ...table.SubmissionErrorCode, ...table.CartErrorCode }).filter(
    ([, { reaction }]) => reaction === 'show_error',
  );

  /** Ours for a reason; none of them is left without an answer. */
  const DIFFERENT: Record<string, readonly string[]> = {
    'goes to checkout: nothing on the sheet mends it': [
      'DELIVERY_ADDRESS_REQUIRED',
      'DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE',
      'DELIVERY_OPTIONS_PHONE_NUMBER_INVALID',
      'DELIVERY_OPTIONS_PHONE_NUMBER_REQUIRED',
      'PAYMENTS_PHONE_NUMBER_INVALID',
      'PAYMENTS_PHONE_NUMBER_REQUIRED',
    ],
    'goes to checkout, which can say what is wrong with the card': rows
      .map(([code]) => code)
      .filter((code) => code.startsWith('PAYMENTS_CREDIT_CARD')),
    'is an address that the shop does not serve, as the API cannot say more of it': ['UNSPECIFIED_ADDRESS_ERROR'],
  };

  /** One field of the path stands for all of them. */
  const expected = ({ appleCode, appleField }: Row) =>
    appleField?.startsWith('see field table')
      ? ['shippingContactInvalid', 'locality']
      : [appleCode, appleField?.replace(' (AE: subLocality)', '')];

  test('is followed after the shopper has paid, except for the differences listed', async () => {
    const different: string[] = [];
    for (const [code, row] of rows) {
      const errors = await shownFor(code, authorized);
      const ours = errors.map((error) => [error.code, error.contactField ?? '(none)']);
      if (JSON.stringify(ours) !== JSON.stringify([expected(row)])) different.push(code);
    }
    expect(different.sort()).toEqual(Object.values(DIFFERENT).flat().sort());
  });

  test('is followed while the address is hidden: errors of visible fields are shown, others wait', async () => {
    const known = new Set(Object.values(DIFFERENT).flat());
    const different: string[] = [];
    for (const [code, { stage }] of rows) {
      const isShown = (await shownFor(code, open)).length > 0;
      if (!known.has(code) && stage !== 'per field' && isShown !== (stage === 'C+A')) different.push(code);
    }
    expect(different).toEqual([]);
  });

  test('has only errors that Apple’s sheet shows, of 128 characters at most', async () => {
    for (const [code] of rows) {
      const moments = [
        [await shownFor(code, authorized), 'paymentauthorized'],
        [await shownFor(code, open), 'shippingcontactselected'],
      ] as const;
      for (const [errors, stage] of moments) {
        expect(placeErrors(errors, stage).dropped, code).toEqual([]);
        for (const { message } of errors) expect([...message].length, code).toBeGreaterThan(0);
        for (const { message } of errors) expect(message.length, code).toBeLessThanOrEqual(128);
      }
    }
    expect(violations).toEqual([]);
  });
});

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

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, methods, NEEDS_GESTURE, refused, request } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('a request', () => {
  test.each(['countryCode', 'currencyCode', 'merchantCapabilities', 'supportedNetworks', 'total'])(
    '4: has its %s',
    (name) => {
      expect(refused({ [name]: undefined })).toEqual([
        expect.stringMatching(
          `^TypeError: Member ApplePayPaymentRequest.${name} is required and must be an instance of`,
        ),
        4,
      ]);
    },
  );

  test('4: is checked in WebKit’s order', () => {
    const faults: [wrong: object, complaint: RegExp][] = [
      [{ merchantCapabilities: [] }, /merchant capability/],
      [{ supportedNetworks: ['VISA'] }, /"VISA" is not a valid payment network/],
      [{ requiredShippingContactFields: ['fax'] }, /requiredShippingContactFields/],
      [{ lineItems: [{ label: '税', amount: '1,000' }] }, /"1,000" is not a valid amount/],
      [{ recurringPaymentRequest: {} }, /paymentDescription/],
      [{ countryCode: 'jp' }, /"jp" is not a valid country code/],
      [{ currencyCode: 'yen' }, /"yen" is not a valid currency code/],
      [{ total: { label: '', amount: '1' } }, /Missing total label/],
      [{ supportedCountries: ['XX'] }, /"XX" is not a valid country code/],
    ];
    faults.forEach(([, complaint], index) => {
      const rest = Object.assign({}, ...faults.slice(index).map(([wrong]) => wrong)) as object;
      expect(refused(rest)[0]).toMatch(complaint);
    });
    // Order: missing members, then the gesture, the version, and the request's values.
    expect(refused({ merchantCapabilities: [] }, 99)[0]).toMatch(/"99" is not a supported version/);
    const { simulator } = createSeller();
    expect(attempt(() => new simulator.ApplePaySession(99, request))).toBe(NEEDS_GESTURE);
    expect(attempt(() => new simulator.ApplePaySession(99, { ...request, total: undefined } as never))).toMatch(
      /ApplePayPaymentRequest.total is required/,
    );
  });

  test.each<[string, object, RegExp]>([
    ['no capability', { merchantCapabilities: [] }, /At least one merchant capability must be provided\./],
    ['an unknown capability', { merchantCapabilities: ['3DS'] }, /merchantCapabilities must be one of/],
    ['no network', { supportedNetworks: [] }, /At least one supported network/],
    [
      'a network in the wrong case',
      { supportedNetworks: ['mastercard'] },
      /"mastercard" is not a valid payment network\./,
    ],
    ['networks that are no list', { supportedNetworks: 'visa' }, /Value is not a sequence/],
    ['an unknown contact field', { requiredBillingContactFields: ['address'] }, /requiredBillingContactFields/],
    ['an unknown way of shipping', { shippingType: 'pickup' }, /shippingType/],
  ])('5: with %s is refused', (_what, changes, complaint) => {
    expect(refused(changes)).toEqual([expect.stringMatching(complaint), 5]);
  });

  test.each<object>([
    { countryCode: 'jp' },
    { countryCode: 'UK' },
    { countryCode: 'JPN' },
    { countryCode: 'QQ' },
    { currencyCode: 'jpy' },
    { currencyCode: 'YEN' },
    { supportedCountries: ['JP', 'JA'] },
  ])('6: with the code %o is refused', (changes) => {
    expect(refused(changes)).toEqual([expect.stringMatching(/is not a valid (country|currency) code\.$/), 6]);
  });

  test.each(['', '1.', '.5', '1,000', '¥1', 'NaN', ' 1', '1e3', Number.NaN, Number.POSITIVE_INFINITY])(
    '7: with the amount %o is refused, wherever it stands',
    (amount) => {
      const complaint = [`TypeError: "${amount}" is not a valid amount.`, 7];
      expect(refused({ total: { label: 'x', amount } })).toEqual(complaint);
      expect(refused({ lineItems: [{ label: 'x', amount }] })).toEqual(complaint);
      expect(refused({ shippingMethods: [{ ...methods[0], amount }] })).toEqual(complaint);
    },
  );

  test('7: may have amounts as numbers; pending lines may have any amount or none', () => {
    expect(refused({ total: { label: 'x', amount: 1000 }, lineItems: [{ label: '割引', amount: -100 }] })).toEqual([
      null,
    ]);
    const pending = { label: '毎月', type: 'pending' };
    expect(refused({ lineItems: [pending, { ...pending, amount: 'soon' }] })).toEqual([null]);
  });

  test.each<[object, RegExp]>([
    [{ label: '', amount: '1' }, /Missing total label\./],
    [{ label: 'x' }, /Missing total amount\./],
    [{ label: 'x', amount: '0' }, /Total amount must be greater than zero\./],
    [{ label: 'x', amount: '0.00', type: 'pending' }, /Total amount must be greater than zero\./],
    [{ label: 'x', amount: '-1' }, /Total amount must be greater than zero\./],
    [{ label: 'x', amount: '100000000.01' }, /Total amount is too big\./],
  ])('8: with the total %o is refused', (given, complaint) => {
    expect(refused({ total: given })).toEqual([expect.stringMatching(complaint), 8]);
  });

  test('8: may have a total of 0 in newer WebKit', () => {
    expect(refused({ total: { label: 'x', amount: '0' } }, 14, { total: 'any' })).toEqual([null]);
    expect(refused({ total: { label: 'x', amount: '-1' } }, 14, { total: 'any' })).toEqual([
      'TypeError: Total amount must not be negative.',
      8,
    ]);
    expect(refused({ total: { label: 'x', amount: '100000000' } })).toEqual([null]);
  });

  test.each(['label', 'detail', 'amount', 'identifier'])(
    '9: with a shipping method without its %s is refused',
    (name) => {
      expect(refused({ shippingMethods: [{ ...methods[0], [name]: undefined }] })).toEqual([
        expect.stringContaining(`Member ApplePayShippingMethod.${name} is required`),
        9,
      ]);
    },
  );

  test('9: with a negative shipping method is refused; a duplicate identifier is logged when the sheet opens', () => {
    expect(refused({ shippingMethods: [{ ...methods[0], amount: '-1' }] })).toEqual([
      expect.stringContaining('greater than or equal to zero'),
      9,
    ]);
    const { open, broken } = createSeller();
    open({ shippingMethods: [methods[0], methods[0]] });
    expect(broken()).toEqual([9]);
  });

  test.each<[object, boolean]>([
    [{ total: { label: 'x', amount: '16.24' } }, true],
    [{ lineItems: [{ label: 'x', amount: '0.5' }] }, true],
    [{ shippingMethods: [{ ...methods[0], amount: '600.1' }] }, true],
    [{ total: { label: 'x', amount: '16.00' } }, false],
    [{ total: { label: 'x', amount: '16.24' }, currencyCode: 'USD' }, false],
    [{ total: { label: 'x', amount: '16.245' }, currencyCode: 'USD' }, true],
  ])(
    '10: with more decimal places than the currency has is cancelled at once, without an error: %o',
    async (changes, gone) => {
      const { ready, told, broken, sheet } = createSeller();
      await ready(changes);
      expect([told[0], sheet().state, ...broken()]).toEqual(
        gone ? ['cancel', 'cancelled', 10] : ['validatemerchant', 'ready'],
      );
    },
  );

  test('11: may ask for kana from version 3 on and for coupons from 12 on; versions before 14 ignore a subscription', async () => {
    const kana = { requiredShippingContactFields: ['phoneticName'] };
    expect(refused(kana, 2)).toEqual(['TypeError: "phoneticName" is not a valid contact field.', 11]);
    expect(refused(kana, 3)).toEqual([null]);
    expect(refused({ recurringPaymentRequest: { wrong: true } }, 12)).toEqual([null]);
    const { ready, simulator } = createSeller();
    await ready({ supportsCouponCode: true }, {}, 3);
    expect(attempt(() => simulator.user.enterCoupon('OCHA10'))).toMatch(/has no field for a code/);
  });
});

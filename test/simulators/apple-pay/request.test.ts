import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, methods, refused } from './seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const line = { label: 'x', amount: '1' };
test.each<[rule: number, changes: object, complaint: RegExp, version?: number, options?: object]>([
  [3, {}, /"15" is not a supported version/, 15],
  [3, {}, /"12" is not a supported version/, 12, { versions: [3] }],
  [4, { countryCode: undefined }, /countryCode is required/],
  [4, { total: undefined }, /total is required/],
  [5, { merchantCapabilities: [] }, /At least one merchant capability/],
  [5, { merchantCapabilities: ['3DS'] }, /merchantCapabilities must be one of/],
  [5, { supportedNetworks: [] }, /At least one supported network/],
  [5, { supportedNetworks: ['mastercard'] }, /"mastercard" is not a valid payment network/],
  [5, { supportedNetworks: 'visa' }, /not a sequence/],
  [5, { requiredBillingContactFields: ['address'] }, /requiredBillingContactFields/],
  [5, { shippingType: 'pickup' }, /shippingType/],
  [6, { countryCode: 'jp' }, /not a valid country code/],
  [6, { currencyCode: 'YEN' }, /not a valid currency code/],
  [6, { supportedCountries: ['JP', 'JA'] }, /not a valid country code/],
  [7, { total: { ...line, amount: '1,000' } }, /"1,000" is not a valid amount/],
  [7, { lineItems: [{ ...line, amount: '¥1' }] }, /not a valid amount/],
  [7, { shippingMethods: [{ ...methods[0], amount: Number.NaN }] }, /not a valid amount/],
  [8, { total: { ...line, label: '' } }, /Missing total label/],
  [8, { total: { label: 'x' } }, /Missing total amount/],
  [8, { total: { ...line, amount: '0' } }, /greater than zero/],
  [8, { total: { ...line, amount: '-1' } }, /must not be negative/, 14, { total: 'any' }],
  [8, { total: { ...line, amount: '100000000.01' } }, /too big/],
  [9, { shippingMethods: [{ ...methods[0], detail: undefined }] }, /ApplePayShippingMethod.detail is required/],
  [9, { shippingMethods: [{ ...methods[0], amount: '-1' }] }, /greater than or equal to zero/],
])('%i: a request with %o is refused', (rule, changes, complaint, version, options) => {
  expect(refused(changes, version, options)).toEqual([expect.stringMatching(complaint), rule]);
});

test.each<[changes: object, version?: number, options?: object]>([
  [{}],
  [{}, 3, { versions: [3] }],
  [{ total: { ...line, amount: 1000 }, lineItems: [{ label: '割引', amount: -100 }] }],
  [{ lineItems: [{ label: '毎月', type: 'pending' }] }],
  [{ total: { ...line, amount: '0' } }, 14, { total: 'any' }],
])('a request with %o is taken', (changes, version, options) => {
  expect(refused(changes, version, options)).toEqual([null]);
});

test.each<[changes: object, rules: number[]]>([
  [{ total: { ...line, amount: '16.24' } }, [10]],
  [{ lineItems: [{ ...line, amount: '0.5' }] }, [10]],
  [{ total: { ...line, amount: '16.00' } }, []],
  [{ total: { ...line, amount: '16.24' }, currencyCode: 'USD' }, []],
])('10: a sheet with more decimal places than the currency has closes at once: %o', async (changes, rules) => {
  const { ready, told, broken, sheet } = createSeller();
  await ready(changes);
  expect([told[0], sheet().state, broken()]).toEqual(
    rules.length ? ['cancel', 'cancelled', rules] : ['validatemerchant', 'ready', []],
  );
});

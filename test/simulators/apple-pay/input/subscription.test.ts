import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, refused } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('a subscription', () => {
  const regularBilling = {
    label: '定期便',
    amount: '1000',
    paymentTiming: 'recurring',
    recurringPaymentIntervalUnit: 'day',
    recurringPaymentIntervalCount: 14,
  };
  const recurringPaymentRequest = {
    paymentDescription: 'お茶の定期便',
    managementURL: 'https://store.test/account',
    regularBilling,
  };
  test.each<[object, RegExp | null]>([
    [{}, null],
    [{ trialBilling: regularBilling, tokenNotificationURL: 'https://store.test/tokens' }, null],
    [{ paymentDescription: undefined }, /ApplePayRecurringPaymentRequest.paymentDescription is required/],
    [{ regularBilling: undefined }, /ApplePayRecurringPaymentRequest.regularBilling is required/],
    [
      { regularBilling: { ...regularBilling, paymentTiming: 'immediate' } },
      /'regularBilling' must be a 'recurring' line/,
    ],
    [
      { trialBilling: { ...regularBilling, paymentTiming: undefined } },
      /'trialBilling' must be a 'recurring' line item/,
    ],
    [{ regularBilling: { ...regularBilling, label: '' } }, /Missing label for 'regularBilling'\./],
    [{ managementURL: '/account' }, /"\/account" is not a valid URL\./],
    [{ tokenNotificationURL: 'nix' }, /"nix" is not a valid URL\./],
    [{ regularBilling: { ...regularBilling, recurringPaymentIntervalUnit: 'week' } }, /recurringPaymentIntervalUnit/],
  ])('36: of version 14 with %o', (changes, complaint) => {
    expect(refused({ recurringPaymentRequest: { ...recurringPaymentRequest, ...changes } })).toEqual(
      complaint ? [expect.stringMatching(complaint), 36] : [null],
    );
  });

  test('36: can be given as line items in older versions, which have no `week` either', () => {
    const weekly = { label: '毎週', amount: '0', paymentTiming: 'recurring', recurringPaymentIntervalUnit: 'week' };
    expect(refused({ lineItems: [weekly] }, 3)).toEqual([expect.stringMatching(/recurringPaymentIntervalUnit/), 36]);
    expect(refused({ lineItems: [{ ...weekly, recurringPaymentIntervalUnit: 'day' }] }, 3)).toEqual([null]);
  });
});

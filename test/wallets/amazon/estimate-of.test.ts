import { expect, test } from 'vitest';
import { estimateOf } from '../../../wallets/amazon/estimate-of';

test.each([
  ['1234.5', 'JPY', 'JPY', '1235'],
  ['1234.0', 'JPY', 'JPY', '1234'],
  ['1', 'JPY', 'JPY', '1'],
  ['0.5', 'JPY', 'JPY', '1'],
  ['0.4', 'JPY', 'JPY', undefined],
  ['0.0', 'JPY', 'JPY', undefined],
  ['-5.0', 'JPY', 'JPY', undefined],
  ['free', 'JPY', 'JPY', undefined],
  ['10.5', 'USD', 'USD', '10.50'],
  ['10.556', 'EUR', 'EUR', '10.56'],
  ['0.01', 'GBP', 'GBP', '0.01'],
  ['10.5', 'USD', 'JPY', undefined],
  ['1000.0', 'JPY', 'USD', undefined],
])('%s %s for an account in %s is %s', (amount, currencyCode, ledger, expected) => {
  expect(estimateOf({ amount, currencyCode }, ledger)).toEqual(expected && { amount: expected, currencyCode });
});

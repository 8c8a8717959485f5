import { describe, expect, test } from 'vitest';
import type { ButtonOptions } from '../rules/paypal-types';
import { createSeller } from '../seller';
import { AGREEMENT_ADDRESS, ORDER_ADDRESS } from '../simulator';

const token = async () => 'EC-1';
const none = undefined as never;

describe('3: a button has exactly one creator', () => {
  test.each<[ButtonOptions, string]>([
    [{ createOrder: none }, 'Must pass createOrder or createBillingAgreement'],
    [{ createBillingAgreement: token }, 'Do not pass both createBillingAgreement and createOrder'],
    [{ createSubscription: token }, 'Do not pass both createSubscription and createOrder'],
    [{ createOrder: none, createVaultSetupToken: token }, 'createVaultSetupToken is not simulated'],
  ])('%j', (button, message) => {
    const { make, simulator } = createSeller({ button });
    expect(make).toThrow(message);
    expect(simulator.violations).toEqual([`3: Buttons: Error: ${message}`]);
  });
});

describe('3: the creator fits the address of the script, or the console says that it does not', () => {
  const INTENT = 'Expected intent=tokenize to be passed to SDK with createBillingAgreement, but got intent=capture';
  test.each<[string, string, ButtonOptions, string[]]>([
    ['an agreement', AGREEMENT_ADDRESS, {}, []],
    ['an order', ORDER_ADDRESS, {}, []],
    [
      'an agreement without vault and intent',
      ORDER_ADDRESS,
      { createOrder: none, createBillingAgreement: token },
      ['Must pass vault=true to sdk to use createBillingAgreement', INTENT],
    ],
    [
      'an agreement without intent',
      `${ORDER_ADDRESS}&vault=true`,
      { createOrder: none, createBillingAgreement: token },
      [INTENT],
    ],
    [
      'an order with vault and intent',
      AGREEMENT_ADDRESS,
      { createBillingAgreement: none, createOrder: token },
      ['Expected no vault=true and no intent=tokenize with createOrder, but got vault=true, intent=tokenize'],
    ],
  ])('%s', (_, address, button, texts) => {
    const { make, simulator, complaints } = createSeller({ address, button });
    make();
    expect([simulator.violations, complaints]).toEqual([texts.map((text) => `3: ${text}`), texts]);
  });
});

test.each<[unknown, string]>([
  [undefined, 'A button without a fundingSource is not simulated'],
  ['gold', 'Invalid funding source: gold'],
])('4: the funding source %s throws', (fundingSource, message) => {
  const { make, simulator } = createSeller({ button: { fundingSource } as ButtonOptions });
  expect(make).toThrow(message);
  expect(simulator.violations).toEqual([`4: Buttons: Error: ${message}`]);
});

test('28: shipping callbacks keep Venmo from being vaulted', () => {
  const { make, simulator } = createSeller({
    address: AGREEMENT_ADDRESS.replace('JPY', 'USD'),
    button: { fundingSource: 'venmo', style: {}, onShippingAddressChange: async () => {} },
  });
  make();
  expect(simulator.violations).toEqual(['28: shipping callbacks keep Venmo from being vaulted']);
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeller, error, fakeClock, settle } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('an answer to a payment', () => {
  const paid = async (answer: unknown) => {
    const seller = createSeller();
    const { went } = await seller.ready(
      {},
      { onPaymentAuthorized: () => answer as google.payments.api.PaymentAuthorizationResult },
    );
    seller.simulator.user.pay();
    await settle();
    return { ...seller, went };
  };
  const declined = error({ intent: 'PAYMENT_AUTHORIZATION', reason: 'PAYMENT_DATA_INVALID' });

  test.each<[violation: string, answer: unknown]>([
    ['18: onPaymentAuthorized: the answer is undefined, no object', undefined],
    ['27: onPaymentAuthorized: transactionState "OK" is not known', { transactionState: 'OK' }],
    ['27: onPaymentAuthorized: ERROR without an error', { transactionState: 'ERROR' }],
    [
      '23: onPaymentAuthorized: intent "PAYMENT_METHOD" is not among the callback intents',
      { transactionState: 'ERROR', error: error({ intent: 'PAYMENT_METHOD' }) },
    ],
  ])('%s', async (violation, answer) => {
    const { simulator, sheet, went } = await paid(answer);
    expect(simulator.violations).toEqual([violation]);
    expect([sheet().state, sheet().error?.reason, went()]).toEqual(['ready', 'OTHER_ERROR', null]);
  });

  test('43: of SUCCESS with an error is a success, and wrong', async () => {
    const { simulator, sheet } = await paid({ transactionState: 'SUCCESS', error: declined });
    expect([sheet().state, simulator.violations]).toEqual([
      'completed',
      ['43: onPaymentAuthorized: an error beside SUCCESS'],
    ]);
  });

  test('27: of ERROR keeps the sheet, and the next try has a new token', async () => {
    const { simulator, sheet, payments, broken } = await paid({ transactionState: 'ERROR', error: declined });
    expect(sheet()).toMatchObject({ state: 'ready', error: declined, canPay: true });
    simulator.user.pay();
    await settle();
    const tokens = payments.map(({ paymentMethodData }) => paymentMethodData.tokenizationData.token);
    expect([new Set(tokens).size, broken()]).toEqual([2, []]);
  });
});

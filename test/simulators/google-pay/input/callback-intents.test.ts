import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Callbacks } from '../rules/google-pay-types';
import { createSeller, fakeClock, refused, settle } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('callbacks and intents', () => {
  const client = (paymentDataCallbacks?: Callbacks) => ({ paymentDataCallbacks }) as object;

  test('12: callbacks without intents are a TypeError, as pay.js has it', async () => {
    const { rejected, broken } = await refused({ callbackIntents: undefined });
    expect([String(rejected), broken]).toEqual([
      "TypeError: Cannot read properties of undefined (reading 'includes')",
      [12],
    ]);
  });

  test.each<[text: string, callbacks: Callbacks | undefined]>([
    ['paymentDataCallbacks must be set', undefined],
    ['Both PAYMENT_AUTHORIZATION intent and onPaymentAuthorized must be set', { onPaymentDataChanged: () => ({}) }],
    [
      'onPaymentDataChanged callback must be set if any of SHIPPING_ADDRESS,SHIPPING_OPTION callback intent is set.',
      { onPaymentAuthorized: () => ({ transactionState: 'SUCCESS' }) },
    ],
  ])('12: %s', async (statusMessage, callbacks) => {
    const { rejected, broken } = await refused({}, {}, client(callbacks));
    expect([rejected, broken]).toEqual([{ statusCode: 'DEVELOPER_ERROR', statusMessage }, [12]]);
  });

  test('neither is needed: the payment is given to the page at once', async () => {
    const { ready, simulator, told } = createSeller();
    const { went } = await ready({ callbackIntents: undefined, shippingOptionRequired: false }, {}, client(undefined));
    simulator.user.selectAddress('osaka');
    simulator.user.pay();
    await settle();
    expect([told, went()]).toMatchObject([[], { resolved: { shippingAddress: { administrativeArea: '大阪府' } } }]);
  });
});

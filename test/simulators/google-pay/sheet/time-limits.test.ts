import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, never, settle, update } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('30 s', () => {
  test('26, 41: a change that is not answered ends in REQUEST_TIMEOUT, and what comes later changes nothing', async () => {
    const { ready, simulator, sheet } = createSeller();
    let answer = (_update: object) => {};
    await ready({}, { onPaymentDataChanged: () => new Promise<object>((resolve) => (answer = resolve)) });
    await vi.advanceTimersByTimeAsync(29_980);
    expect(sheet().state).toBe('INITIALIZE');
    await vi.advanceTimersByTimeAsync(20);
    expect(sheet()).toMatchObject({ state: 'ready', canPay: false, error: { message: 'REQUEST_TIMEOUT' } });
    answer(update());
    await settle();
    expect(sheet().total.price).toBe('0.01');
    expect(simulator.violations).toEqual([
      '26: onPaymentDataChanged INITIALIZE was not answered within 30000 ms',
      '41: onPaymentDataChanged INITIALIZE was answered after 30000 ms',
    ]);
  });

  test('26, 41: a payment that is made too late resolves nothing, and the shopper may pay again', async () => {
    const { ready, simulator, sheet, broken, payments } = createSeller();
    const answers: ((result: google.payments.api.PaymentAuthorizationResult) => void)[] = [];
    const onPaymentAuthorized = () =>
      new Promise<google.payments.api.PaymentAuthorizationResult>((resolve) => void answers.push(resolve));
    const { went } = await ready({}, { onPaymentAuthorized });
    simulator.user.pay();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(sheet()).toMatchObject({ state: 'ready', canPay: true, error: { message: 'REQUEST_TIMEOUT' } });
    answers[0]!({ transactionState: 'SUCCESS' });
    await settle();
    expect([sheet().state, went(), broken()]).toEqual(['ready', null, [26, 41]]);
    simulator.user.pay();
    await settle();
    answers[1]!({ transactionState: 'SUCCESS' });
    await settle();
    expect([sheet().state, payments.length]).toEqual(['completed', 2]);
  });

  test('can be another time', async () => {
    const { ready, broken } = createSeller({ limit: 500 });
    await ready({}, { onPaymentDataChanged: never });
    await vi.advanceTimersByTimeAsync(500);
    expect(broken()).toEqual([26]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, settle } from '../seller';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A seller whose shopper has just pressed Pay. */
async function paying() {
  const seller = createSeller();
  const session = await seller.ready();
  const authorize = async () => {
    seller.simulator.user.authorize();
    await settle();
    return (seller.last('paymentauthorized') as unknown as { payment: ApplePayJS.ApplePayPayment }).payment;
  };
  return { ...seller, session, authorize, payment: await authorize() };
}

describe('a payment', () => {
  test.each<[string, number | { status: number; errors?: never[] }, string]>([
    ['success', { status: 0 }, 'completed'],
    ['success as a number', 0, 'completed'],
    ['failure', { status: 1 }, 'failed'],
    ['failure with no error in its list', { status: 1, errors: [] }, 'failed'],
    ['failure as a number', 1, 'failed'],
  ])('30: ends with %s, and no cancel event follows', async (_what, result, state) => {
    const { session, sheet, told, broken } = await paying();
    session.completePayment(result);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sheet().state, told.includes('cancel'), broken()]).toEqual([state, false, []]);
  });

  test('29, 30: with errors returns to the sheet, and the next try has another token', async () => {
    const { session, simulator, sheet, broken, authorize, payment } = await paying();
    const error = new simulator.ApplePayError('shippingContactInvalid', 'name', '名前を入力してください');
    session.completePayment({ status: 1, errors: [error] });
    expect(sheet()).toMatchObject({
      state: 'ready',
      canPay: false,
      errors: [{ contactField: 'name', at: 'shipping' }],
    });
    simulator.user.editContact({ givenName: '太郎' });
    expect(sheet().errors).toEqual([]);
    const again = await authorize();
    expect(again.shippingContact?.givenName).toBe('太郎');
    expect(again.token.transactionIdentifier).not.toBe(payment.token.transactionIdentifier);
    expect(again.token.paymentData).not.toEqual(payment.token.paymentData);
    session.completePayment({ status: 0 });
    expect([sheet().state, broken()]).toEqual(['completed', []]);
  });

  test('30: an error that names no field of a contact does not keep the shopper from trying again', async () => {
    const { session, simulator, sheet, authorize } = await paying();
    session.completePayment({ status: 1, errors: [new simulator.ApplePayError('unknown', undefined, 'もう一度')] });
    expect(sheet()).toMatchObject({ canPay: true, errors: [{ at: 'sheet' }] });
    await authorize();
    expect(sheet()).toMatchObject({ state: 'paymentauthorized', errors: [] });
  });

  test('30: logs errors that are given with a success', async () => {
    const { session, simulator, sheet, broken } = await paying();
    session.completePayment({ status: 0, errors: [new simulator.ApplePayError('unknown')] });
    expect([sheet().state, ...broken()]).toEqual(['completed', 30]);
  });

  test.each([2, 3, 4, 5, 6, 7])('30: with the old status %i returns to the sheet', async (status) => {
    const { session, sheet } = await paying();
    session.completePayment(status);
    expect([sheet().state, sheet().errors.length]).toEqual(['ready', 1]);
  });

  test.each([8, -1, Number.NaN])('30: refuses the status %d', async (status) => {
    const { session, sheet, broken } = await paying();
    expect(attempt(() => session.completePayment({ status }))).toMatch(/^InvalidAccessError/);
    expect([sheet().state, ...broken()]).toEqual(['paymentauthorized', 30]);
  });

  test('30: says how it ended', async () => {
    const { session, broken } = await paying();
    expect(attempt(() => session.completePayment({} as never))).toMatch(
      /^TypeError: Member ApplePayPaymentAuthorizationResult.status is required/,
    );
    expect(broken()).toEqual([30]);
  });

  test('31: must be completed within thirty seconds; a later success is refused', async () => {
    const { session, sheet, told, broken } = await paying();
    await vi.advanceTimersByTimeAsync(29_980);
    expect(sheet().state).toBe('paymentauthorized');
    await vi.advanceTimersByTimeAsync(20);
    expect([sheet().state, told.at(-1), sheet().message]).toEqual([
      'cancelled',
      'cancel',
      'お支払いは完了していません',
    ]);
    expect(attempt(() => session.completePayment({ status: 0 }))).toMatch(/^InvalidAccessError/);
    expect([sheet().state, ...broken()]).toEqual(['cancelled', 31, 21]);
  });

  test('31: without a listener is not completed by itself, and is cancelled after thirty seconds', async () => {
    const { ready, simulator, sheet, broken } = createSeller();
    await ready({}, { paymentauthorized: null });
    simulator.user.authorize();
    await settle();
    expect(sheet().state).toBe('paymentauthorized');
    await vi.advanceTimersByTimeAsync(30_000);
    expect([sheet().state, ...broken()]).toEqual(['cancelled', 31]);
  });

  test('of a sandbox card has empty payment data', async () => {
    const { ready, simulator, last } = createSeller({ paymentData: 'empty' });
    await ready();
    simulator.user.authorize();
    await settle();
    expect(last('paymentauthorized')['payment']).toMatchObject({ token: { paymentData: {} } });
  });
});

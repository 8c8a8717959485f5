import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, INVALID, merchantSession, settle, silent, total } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('the end', () => {
  test('32: by abort() dispatches no event, and works once', async () => {
    const { ready, construct, told, broken, sheet } = createSeller();
    const session = await ready();
    session.abort();
    await settle();
    expect([told.includes('cancel'), sheet().state]).toEqual([false, 'aborted']);
    expect(attempt(() => session.abort())).toEqual(INVALID);
    expect(attempt(() => construct().abort())).toEqual(INVALID);
    expect(broken()).toEqual([32, 32]);
  });

  test.each(['validatemerchant', 'paymentmethodselected', 'shippingcontactselected', 'paymentauthorized'])(
    '32, 33: may come from either side while %s is not answered',
    async (question) => {
      for (const how of ['abort', 'cancel'] as const) {
        const { ready, simulator, told, broken, sheet } = createSeller();
        const session = await ready({}, { [question]: silent });
        if (question === 'paymentauthorized') simulator.user.authorize();
        await settle();
        expect(sheet().state).toBe(question);
        if (how === 'abort') session.abort();
        else simulator.user.cancel();
        await vi.advanceTimersByTimeAsync(60_000);
        expect([told.filter((name) => name === 'cancel').length, sheet().state, broken()]).toEqual(
          how === 'abort' ? [0, 'aborted', []] : [1, 'cancelled', []],
        );
      }
    },
  );

  test('33: by the shopper is dispatched in a later task, also before the first event and between two events', async () => {
    const { open, simulator, told, sheet } = createSeller();
    open();
    simulator.user.cancel();
    expect([told, sheet().state]).toEqual([[], 'cancelled']);
    await settle();
    expect(told).toEqual(['cancel']);
    const between = createSeller();
    await between.ready();
    between.simulator.user.selectContact('osaka');
    between.simulator.user.cancel();
    await settle();
    expect(between.told.slice(3)).toEqual(['cancel']);
    expect(attempt(() => between.simulator.user.cancel())).toMatch(/there is no sheet/);
  });

  test('34: comes when the page enters the back/forward cache, not when it is only hidden', async () => {
    const { ready, target, told, sheet } = createSeller();
    await ready();
    const hide = (persisted: boolean) => target.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    hide(false);
    expect(sheet().state).toBe('ready');
    hide(true);
    await settle();
    expect([told.at(-1), sheet().state]).toEqual(['cancel', 'cancelled']);
  });

  test.each([0, 1])('35: with status %i accepts no further call', async (status) => {
    const { ready, simulator, told, broken } = createSeller();
    const session = await ready();
    simulator.user.authorize();
    await settle();
    session.completePayment({ status });
    const afterwards = [
      () => session.completePayment({ status }),
      () => session.completeShippingContactSelection(total(1)),
      () => session.completeMerchantValidation(merchantSession('')),
    ];
    expect(afterwards.map(attempt)).toEqual([INVALID, INVALID, INVALID]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told.includes('cancel'), ...broken()]).toEqual([false, 35, 35, 35]);
  });
});

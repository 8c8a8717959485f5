import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, never, settle, update } from './seller';
import type { Options } from './shopper/options';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe.each<[mode: Options['mode'], after: number, name: string | undefined]>([
  ['chromium', 0, 'AbortError'],
  ['safari', 3000, undefined],
  ['popup', 3000, undefined],
])('in mode %s', (mode, after, name) => {
  test.each(['ready', 'INITIALIZE', 'PAYMENT_AUTHORIZATION'])(
    `30: a sheet is closed while it is %s, and the page hears of it after ${after} ms`,
    async (state) => {
      const { open, simulator, sheet, broken } = createSeller({ mode });
      let answer = (_result: never) => {};
      const slow = () => new Promise<never>((resolve) => (answer = resolve as typeof answer));
      const onPaymentDataChanged = () => (state === 'INITIALIZE' ? slow() : update());
      const { went } = open({}, { onPaymentDataChanged, onPaymentAuthorized: slow });
      await settle();
      if (state === 'PAYMENT_AUTHORIZATION') simulator.user.pay();
      await settle();
      expect(sheet().state).toBe(state);
      simulator.user.cancel();
      answer({ transactionState: 'SUCCESS' } as never);
      if (after > 0) await vi.advanceTimersByTimeAsync(after - 1);
      expect([sheet().state, went()]).toEqual(['cancelled', null]);
      await vi.advanceTimersByTimeAsync(60_000);
      const { rejected } = went() as { rejected: { statusCode: string; name?: string } };
      expect([rejected.statusCode, rejected.name, broken()]).toEqual(['CANCELED', name, []]);
    },
  );

  test('29, 37: leaving the page ends it, and that is no cancel of the shopper’s', async () => {
    const { ready, target, sheet, windows, broken } = createSeller({ mode });
    const { went } = await ready({}, { onPaymentDataChanged: never });
    target.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sheet().state, broken()]).toEqual(['left', []]);
    expect(went() === null).toBe(mode !== 'chromium');
    expect(windows.map(({ closed }) => closed)).toEqual(mode === 'popup' ? [false] : []);
  });
});

test('30: a window that the shopper closes is noticed within 500 ms, and told 3 s later', async () => {
  const { ready, windows, sheet } = createSeller({ mode: 'popup' });
  const { went } = await ready();
  windows[0]!.close();
  await vi.advanceTimersByTimeAsync(500);
  expect([sheet().state, went()]).toEqual(['cancelled', null]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(went()).toEqual({ rejected: { statusCode: 'CANCELED' } });
});

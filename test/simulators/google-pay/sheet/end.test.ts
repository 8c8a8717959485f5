import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, never, settle, update } from '../seller';
import type { Options } from '../shopper/options';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test('28: a success closes the sheet, and the promise resolves afterwards with what was authorized', async () => {
  const { ready, simulator, sheet, payments } = createSeller();
  const order: string[] = [];
  const { went } = await ready(
    {},
    {
      onPaymentAuthorized: async () => {
        order.push('authorized');
        return { transactionState: 'SUCCESS' };
      },
    },
  );
  simulator.watch(() => order.push(`${sheet().state} ${went() ? 'resolved' : 'open'}`));
  simulator.user.pay();
  await settle();
  expect(order).toEqual(['busy open', 'PAYMENT_AUTHORIZATION open', 'authorized', 'completed open', 'completed open']);
  expect(went()).toEqual({ resolved: payments[0] });
});

const modes: [mode: Options['mode'], after: number, name: string | undefined][] = [
  ['chromium', 0, 'AbortError'],
  ['safari', 3000, undefined],
  ['popup', 3000, undefined],
];

describe.each(modes)('in mode %s', (mode, after, name) => {
  test.each(['nothing', 'INITIALIZE', 'SHIPPING_ADDRESS', 'PAYMENT_AUTHORIZATION'])(
    `30: the shopper may close the sheet while the page owes %s; it hears of it after ${after} ms`,
    async (owed) => {
      const { open, simulator, sheet, broken } = createSeller({ mode });
      let answer = (_result: never) => {};
      const slow = () => new Promise<never>((resolve) => (answer = resolve as typeof answer));
      const { went } = open(
        {},
        {
          onPaymentDataChanged: (data) => (data.callbackTrigger === owed ? slow() : update()),
          onPaymentAuthorized: slow,
        },
      );
      await settle();
      if (owed === 'SHIPPING_ADDRESS') simulator.user.selectAddress('osaka');
      if (owed === 'PAYMENT_AUTHORIZATION') simulator.user.pay();
      await settle();
      expect(sheet().state).toBe(owed === 'nothing' ? 'ready' : owed);
      simulator.user.cancel();
      answer({ transactionState: 'SUCCESS' } as never);
      if (after > 0) await vi.advanceTimersByTimeAsync(after - 1);
      expect([sheet().state, went()]).toEqual(['cancelled', null]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(went()).toMatchObject({ rejected: { statusCode: 'CANCELED' } });
      expect((went() as { rejected: { name?: string } }).rejected.name).toBe(name);
      expect([sheet().state, broken()]).toEqual(['cancelled', []]);
    },
  );

  test('30: the shopper may close it before the first callback, which then does not come', async () => {
    const { open, simulator, told, broken } = createSeller({ mode });
    const { went } = open();
    simulator.user.cancel();
    await vi.advanceTimersByTimeAsync(3000);
    expect([told, broken()]).toEqual([[], []]);
    expect(went()).toHaveProperty('rejected');
    expect(() => simulator.user.cancel()).toThrow('there is no sheet');
  });

  test('29, 37: leaving the page ends it, and that is no cancel of the shopper’s', async () => {
    const { ready, target, sheet, went, windows, broken } = await left(mode);
    target.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sheet().state, broken()]).toEqual(['left', []]);
    expect(went() === null).toBe(mode !== 'chromium');
    expect(windows.map(({ closed }) => closed)).toEqual(mode === 'popup' ? [false] : []);
    // The page may come back, and open another.
    await ready();
    expect(sheet().state).toBe('ready');
  });
});

async function left(mode: Options['mode']) {
  const seller = createSeller({ mode });
  const { went } = await seller.ready({}, { onPaymentDataChanged: never });
  return { ...seller, went };
}

describe('a real window', () => {
  test('36: is opened in the click, and closed when the payment is made', async () => {
    const { open, simulator, windows } = createSeller({ mode: 'popup' });
    open({}, { onPaymentAuthorized: () => ({ transactionState: 'SUCCESS' }) });
    expect(windows).toMatchObject([{ closed: false }]);
    await settle();
    simulator.user.pay();
    await settle();
    expect(windows).toMatchObject([{ closed: true }]);
  });

  test('30: that the shopper closes is noticed within 500 ms, and told 3 s later', async () => {
    const { ready, windows, sheet } = createSeller({ mode: 'popup' });
    const { went } = await ready();
    windows[0]!.close();
    await vi.advanceTimersByTimeAsync(500);
    expect([sheet().state, went()]).toEqual(['cancelled', null]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(went()).toEqual({ rejected: { statusCode: 'CANCELED' } });
  });
});

test('how long the page waits to hear of a cancel can be another time', async () => {
  const { ready, simulator } = createSeller({ closeAfter: 100 });
  const { went } = await ready();
  simulator.user.cancel();
  await vi.advanceTimersByTimeAsync(99);
  expect(went()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(went()).toHaveProperty('rejected');
});

test('what ended is told, also where nobody looks at the page any more', async () => {
  const { createSimulator } = await import('../simulator');
  const { newRequest } = await import('../seller');
  const heard: unknown[] = [];
  const { api, gesture, user } = createSimulator({}, { tell: (notice) => void heard.push(notice) });
  const client = new api.PaymentsClient({
    environment: 'TEST',
    paymentDataCallbacks: { onPaymentDataChanged: never, onPaymentAuthorized: never },
  });
  gesture(() => client.loadPaymentData(newRequest())).catch(() => {});
  user.cancel();
  expect(heard.at(-1)).toMatchObject({ type: 'sheet', sheet: { state: 'cancelled', account: 'hanako' } });
});

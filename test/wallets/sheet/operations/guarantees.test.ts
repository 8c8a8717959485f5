import { assert, asyncProperty, constantFrom } from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { CartClient } from '../../../../src/press/api/client';
import { createDeadline, type Deadline } from '../../../../src/press/api/deadline';
import { prepareCart, updateDelivery } from '../../../../wallets/sheet/operations/delivery';
import { cartSelectedDeliveryOptionsUpdate } from '../../../../wallets/sheet/operations/operations';
import { pay } from '../../../../wallets/sheet/pay/pay';
import { submitCart } from '../../../../wallets/sheet/pay/submit-cart';
import { testsAll } from '../../../combinations';
import { fakeApi } from '../../../press/api/fake-api';
import { leaveNoTimers } from '../../../press/api/leave-no-timers';
import { happenings } from './happenings';

leaveNoTimers();

const SHEET_LIMIT = 27_000;

/** Ends with a value or one error, and says when. */
async function outcome(promise: Promise<unknown>) {
  const end = promise.then(
    (value) => ({ type: 'value' as const, value, at: Date.now() }),
    (error: unknown) => ({ type: 'error' as const, error, at: Date.now() }),
  );
  await vi.runAllTimersAsync();
  return Promise.race([end, Promise.resolve({ type: 'hangs' as const, at: Infinity })]);
}

const payment = {
  amount: { amount: '1.0', currencyCode: 'JPY' },
  freePaymentMethod: { billingAddress: { country: 'JP' } },
};

const WAITS: Record<string, (client: CartClient, deadline: Deadline) => Promise<unknown>> = {
  'changing what is delivered': (client, deadline) =>
    updateDelivery(client, 'c1', (signal) => cartSelectedDeliveryOptionsUpdate(client, 'c1', [], { signal }), deadline),
  'paying and submitting': async (client, deadline) => {
    await prepareCart(client, 'c1', deadline);
    await pay(client, 'c1', payment, deadline);
    return submitCart(client, 'c1', 'attempt', deadline);
  },
};

test.each(Object.entries(WAITS))(
  '%s: whatever is answered ends with a result or one error, before the deadline, one request at a time, by one token',
  async (_name, run) => {
    await assert(
      asyncProperty(happenings, constantFrom(null, 0, 1, 700, 5000, 20_000), async (answers, cancelledAt) => {
        vi.setSystemTime(0);
        const { client, sent, state } = fakeApi(answers);
        const stop = new AbortController();
        if (cancelledAt !== null) setTimeout(() => stop.abort(), cancelledAt);
        const deadline = createDeadline(SHEET_LIMIT, stop.signal);
        const end = await outcome(run(client, deadline).finally(deadline.end));

        expect(end.at).toBeLessThanOrEqual(cancelledAt ?? SHEET_LIMIT);
        if (end.type === 'error') expect(end.error).toMatchObject({ name: 'ClientError' });
        expect(sent.filter(({ at }) => at > end.at)).toEqual([]);
        expect(state.most).toBeLessThanOrEqual(1);
        const tokens = sent.flatMap(({ variables }) => variables['attemptToken'] ?? []);
        expect(tokens.filter((token) => token !== 'attempt')).toEqual([]);
        expect(vi.getTimerCount()).toBe(0);
      }),
      { numRuns: testsAll ? 300 : 60, seed: 1 },
    );
  },
);

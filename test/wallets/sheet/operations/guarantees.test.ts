import { array, assert, asyncProperty, boolean, constantFrom, integer } from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartClient } from '../../../../src/press/api/client';
import { createDeadline, type Deadline } from '../../../../src/press/api/deadline';
import { prepareCart, updateDelivery } from '../../../../wallets/sheet/operations/delivery';
import { cartSelectedDeliveryOptionsUpdate } from '../../../../wallets/sheet/operations/operations';
import { pay } from '../../../../wallets/sheet/pay/pay';
import { personalDataRemoval } from '../../../../wallets/sheet/operations/remove-personal-data';
import { isIdempotent, type OperationName } from './operation-name';
import { submitCart } from '../../../../wallets/sheet/pay/submit-cart';
import { calls } from './calls';
import { fakeApi } from '../../../press/api/fake-api';
import { happenings, type Happening } from './happenings';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const SHEET_LIMIT = 27_000;

/** Ends with a value or one error, and says when; timers that stay behind fail the test. */
async function outcome(promise: Promise<unknown>) {
  const end = promise.then(
    (value) => ({ type: 'value' as const, value, at: Date.now() }),
    (error: unknown) => ({ type: 'error' as const, error, at: Date.now() }),
  );
  await vi.runAllTimersAsync();
  return Promise.race([end, Promise.resolve({ type: 'hangs' as const, at: Infinity })]);
}

const waits: Record<string, (client: CartClient, deadline: Deadline) => Promise<unknown>> = {
  'preparing a cart': (client, deadline) => prepareCart(client, 'c1', deadline),
  'changing what is delivered': (client, deadline) =>
    updateDelivery(client, 'c1', (signal) => cartSelectedDeliveryOptionsUpdate(client, 'c1', [], { signal }), deadline),
  paying: (client, deadline) =>
    pay(
      client,
      'c1',
      { amount: { amount: '1.0', currencyCode: 'JPY' }, freePaymentMethod: { billingAddress: { country: 'JP' } } },
      deadline,
    ),
  submitting: (client, deadline) => submitCart(client, 'c1', 'attempt', deadline),
  'all of it, one after another': async (client, deadline) => {
    const payment = {
      amount: { amount: '1.0', currencyCode: 'JPY' },
      freePaymentMethod: { billingAddress: { country: 'JP' } },
    };
    await prepareCart(client, 'c1', deadline);
    await pay(client, 'c1', payment, deadline);
    return submitCart(client, 'c1', 'attempt', deadline);
  },
};

test.each(Object.entries(waits))(
  '%s: whatever is answered ends with a result or one error, before the deadline, one request at a time, by one token',
  async (_name, run) => {
    await assert(
      asyncProperty(happenings, constantFrom(null, 0, 1, 700, 5000, 20_000), async (happens, cancelledAt) => {
        vi.setSystemTime(0);
        const { client, sent, state } = fakeApi(happens.map((one) => one.answering));
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
      { numRuns: 150 },
    );
  },
);

test('a request is sent again only after 429, 503 or, for idempotent operations, a lost answer, and never more than 3 times', async () => {
  await assert(
    asyncProperty(
      constantFrom(...(Object.keys(calls) as OperationName[])),
      happenings,
      constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
      async (operation, happens, retries) => {
        const { client, sent } = fakeApi(
          happens.map((one) => one.answering),
          { retries },
        );
        const end = await outcome(calls[operation].run(client));
        expect(end.type).not.toBe('hangs');

        const allowed = ({ kind }: Happening) => kind === 'busy' || (kind === 'lost' && isIdempotent(operation));
        const nth = (index: number) => happens[index] ?? happens.at(-1)!;
        expect(sent.length).toBeLessThanOrEqual(retries + 1);
        expect(sent.slice(0, -1).every((_one, index) => allowed(nth(index)))).toBe(true);
        if (sent.length <= retries) expect(allowed(nth(sent.length - 1))).toBe(false);
        expect(new Set(sent.map(({ options }) => options.body)).size).toBe(1);
      },
    ),
    { numRuns: 400 },
  );
});

test('personal data is removed exactly once, however often and whenever the function is called', async () => {
  await assert(
    asyncProperty(
      happenings,
      array(integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 6 }),
      boolean(),
      async (happens, moments, together) => {
        const { client, sent } = fakeApi(happens.map((one) => one.answering));
        const remove = personalDataRemoval(client, 'c1');
        const results: unknown[] = [];
        if (together) results.push(remove(), remove());
        for (const ms of moments) setTimeout(() => results.push(remove()), ms);
        await vi.runAllTimersAsync();

        expect(new Set(results).size).toBe(1);
        // A rejection would fail the test here.
        await results[0];
        // Further requests are the same one, after the server has said that it did nothing.
        expect(sent.slice(0, -1).every((_one, index) => (happens[index] ?? happens.at(-1)!).kind === 'busy')).toBe(
          true,
        );
        expect(sent.every(({ options }) => options.keepalive)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

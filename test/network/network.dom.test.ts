import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Network from '../../src/network/network';
import type * as Waits from '../../src/network/wait-for-network';
import { modelPatience, modelRuns } from '../wallets/in-process/model-runs';

/** What is done without a network, in a page of its own: `isLost` and the notice are kept for a page. */
let waits: typeof Waits;
let network: typeof Network;

/** Whether the browser says that the page is online, whether the store can really be reached, and whether what the browser says is wrong. */
let [isOnline, reaches, isWrong] = [true, true, false];
const hasReally = () => reaches && (isOnline || isWrong);
const asked = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  await import('../all-chunks');
  network = await import('../../src/network/network');
  waits = await import('../../src/network/wait-for-network');
  [isOnline, reaches, isWrong] = [true, true, false];
  asked.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', async (...call: unknown[]) => {
    asked(...call);
    if (!hasReally()) throw new TypeError('Failed to fetch');
    return new Response();
  });
});

afterEach(() => {
  document.body.textContent = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Code that comes where the store can be reached. */
const load = vi.fn(async () => {
  if (!hasReally()) throw new TypeError('Failed to fetch dynamically imported module');
  return 'code';
});
beforeEach(() => void load.mockClear());

const isTold = () => !!document.body.lastElementChild?.shadowRoot;
beforeEach(() => {
  const { attachShadow } = Element.prototype;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    return attachShadow.call(this, { ...init, mode: 'open' });
  });
});

const BUSY = { value: 'buy_it_now' };

test('online, code is fetched at once, and nobody is asked for the network', async () => {
  expect(await waits.fetchCode(load, BUSY)).toBe('code');
  await vi.advanceTimersByTimeAsync(0);
  expect([load.mock.calls.length, asked.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0, 0]);
});

test('while the browser is right that the page is offline, no code is asked for; then the code comes', async () => {
  isOnline = false;
  const code = waits.fetchCode(load, BUSY);
  await vi.advanceTimersByTimeAsync(1900);
  expect([load.mock.calls.length, asked.mock.calls.length, isTold()]).toEqual([0, 2, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(isTold()).toBe(true);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(250);
  expect([await code, isTold(), vi.getTimerCount()]).toEqual(['code', false, 0]);
});

test('where the browser says wrongly that the page is offline, the store is asked once and code comes at once, cold and warm', async () => {
  [isOnline, isWrong] = [false, true];
  expect(await waits.fetchCode(load, BUSY)).toBe('code');
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  const run = vi.fn();
  waits.whenOnline(run);
  expect([run.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1]);
});

test('a press that is warm asks the store at once where the browser says that the page is offline', async () => {
  [isOnline, isWrong] = [false, true];
  const run = vi.fn();
  waits.whenOnline(run);
  await vi.advanceTimersByTimeAsync(0);
  expect([run.mock.calls.length, isTold(), vi.getTimerCount()]).toEqual([1, false, 0]);
});

test('a browser that was wrong is believed again when it has seen the network come', async () => {
  [isOnline, isWrong] = [false, true];
  expect(await network.hasNetwork()).toBe(true);
  isOnline = true;
  dispatchEvent(new Event('online'));
  [isOnline, isWrong] = [false, false];
  expect([network.isOffline(), await network.hasNetwork()]).toEqual([true, false]);
});

test('a network that is lost where the browser is wrong is waited for', async () => {
  [isOnline, isWrong] = [false, true];
  expect(await network.hasNetwork()).toBe(true);
  reaches = false;
  const code = waits.fetchCode(load, BUSY);
  await vi.advanceTimersByTimeAsync(3000);
  expect([network.isOffline(), isTold()]).toEqual([true, true]);
  reaches = true;
  await vi.advanceTimersByTimeAsync(1500);
  expect([await code, isTold()]).toEqual(['code', false]);
});

test('an answer that is late counts all the same', async () => {
  isOnline = false;
  vi.stubGlobal('fetch', () => new Promise((answer) => setTimeout(answer, 4000, new Response())));
  const code = waits.fetchCode(async () => 'code', BUSY);
  await vi.advanceTimersByTimeAsync(4500);
  expect([await code, isTold()]).toEqual(['code', false]);
});

test('a blocked file is asked for twice and not waited for', async () => {
  const missing = vi.fn(() => Promise.reject(new Error('blocked')));
  await expect(waits.fetchCode(missing, BUSY)).rejects.toThrow('blocked');
  await vi.advanceTimersByTimeAsync(0);
  expect([missing.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
});

test('where the browser knows nothing of the lost network, the store is asked each second until it answers', async () => {
  reaches = false;
  const code = waits.fetchCode(load, BUSY);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([load.mock.calls.length, network.isOffline(), isTold()]).toEqual([1, true, true]);
  expect(asked.mock.calls.length).toBeGreaterThan(8);
  expect(asked.mock.calls.length).toBeLessThan(14);
  reaches = true;
  await vi.advanceTimersByTimeAsync(1500);
  expect([await code, network.isOffline(), isTold()]).toEqual(['code', false, false]);
});

test('a warm-up without a network tells nobody', async () => {
  isOnline = false;
  waits.fetchCode(load, { value: null }).catch(() => {});
  await vi.advanceTimersByTimeAsync(21_000);
  expect([isTold(), load.mock.calls.length]).toEqual([false, 0]);
});

test('the notice goes when its press ends in another way', async () => {
  isOnline = false;
  const busy: { value: string | null } = { value: 'apple_pay' };
  waits.fetchCode(load, busy).catch(() => {});
  await vi.advanceTimersByTimeAsync(2500);
  expect(isTold()).toBe(true);
  busy.value = null;
  await vi.advanceTimersByTimeAsync(250);
  expect(isTold()).toBe(false);
});

test('a press that has waited in vain waits no more, and says so', async () => {
  isOnline = false;
  const done = vi.fn();
  waits.whenOnline(
    () => done('goes'),
    () => done('given back'),
    performance.now() - 25_000,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect([done.mock.calls, isTold()]).toEqual([[['given back']], true]);
});

const RUNS = modelRuns(100, 2000);

/** What may happen in some moments of a press, in milliseconds after the moment before. */
const happenings = array(
  record({
    after: nat(6000),
    what: constantFrom('offline', 'online', 'lost', 'reached', 'closed', 'wrong', 'right'),
  }),
  { maxLength: 12 },
);

test(
  'whatever the network does, a press settles within 20 s, asks for no code while it knows of no network, and leaves nothing running',
  async () => {
    await assert(
      asyncProperty(happenings, async (ways) => {
        [isOnline, reaches, isWrong] = [true, true, false];
        document.body.textContent = '';
        const begun = performance.now();
        let settledAt = NaN;
        const early = vi.fn();
        const guarded = () => {
          if (network.isOffline()) early();
          return load();
        };
        let isLate = false;
        const busy = {
          get value() {
            return !isLate;
          },
        };
        const settle = () => void (settledAt = performance.now());
        // The first happens before the press.
        const [first, ...rest] = ways;
        const run = (what: string): void => {
          if (what === 'offline' || what === 'online') {
            isOnline = what === 'online';
            dispatchEvent(new Event(what));
          } else if (what === 'wrong' || what === 'right') isWrong = what === 'wrong';
          else if (what === 'closed') document.body.lastElementChild?.shadowRoot?.querySelector('button')?.click();
          else reaches = what === 'reached';
        };
        if (first) run(first.what);
        waits.fetchCode(guarded, busy).then(settle, settle);
        for (const { after, what } of rest) {
          await vi.advanceTimersByTimeAsync(after);
          run(what);
        }
        await vi.advanceTimersByTimeAsync(Math.max(0, begun + 20_250 - performance.now()));
        isLate = true;
        expect(settledAt - begun).toBeLessThanOrEqual(20_250);
        expect(early).not.toHaveBeenCalled();
        // The network is back for the next press.
        [isOnline, reaches] = [true, true];
        dispatchEvent(new Event('online'));
        const next = waits.fetchCode(load);
        await vi.advanceTimersByTimeAsync(21_000);
        expect([await next, vi.getTimerCount()]).toEqual(['code', 0]);
      }),
      RUNS,
    );
  },
  modelPatience(RUNS),
);

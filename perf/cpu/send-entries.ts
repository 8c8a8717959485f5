// Runs in a page: has the sender of telemetry take entries, as the queue hands them over.
import { readConfig } from '../../src/telemetry/telemetry-meta';
import * as errorCode from '../../src/telemetry/errors/error-reports';
import { ALLOWED } from '../../src/telemetry/parse-consent';
import { createSender } from '../../src/telemetry/sender';
import { MAX_QUEUED, type Entry } from '../../src/lib/track';

const CONFIG = {
  events: 'https://receiver.example',
  otlp: 'https://receiver.example',
  errors: { notify: 'https://receiver.example/notify', apiKey: '0123456789abcdef0123456789abcdef' },
};

/** A press after the other, with an error among a hundred entries. */
const KINDS: readonly (readonly [name: string, data: Readonly<Record<string, unknown>>])[] = [
  ['prepared', { wallet: 'google_pay', at: 100 }],
  ['impression', { wallet: 'google_pay' }],
  ['press', { wallet: 'google_pay', at: 1000 }],
  ['sheet_opened', { wallet: 'google_pay' }],
  [
    'ending',
    { wallet: 'google_pay', type: 'decelerate', reason: 'cart_throttled', url: 'https://shop.example/cart/c/c1' },
  ],
];
const entry = (number: number): Entry => {
  const at = Date.now();
  if (number % MAX_QUEUED === 0) return { type: 'error', error: new Error(`error ${number}`), at };
  const [name, data] = KINDS[number % KINDS.length]!;
  return { type: 'event', name, data, at };
};

/**
 * Sends `count` entries, a full queue at a time, each lot in a task of its own. Without `isSent` the entries are only made, which
 * shows what the measurement itself costs.
 */
async function sendEntries(count: number, from: string, to: string, isSent: boolean): Promise<void> {
  // A faked request: its cost is the browser's, not ours.
  const answer = { ok: true, status: 200, headers: new Headers(), body: null };
  Object.assign(window, { fetch: async () => answer, trekkie: { defaultAttributes: { shopId: 42 } } });
  const config = readConfig(JSON.stringify(CONFIG), location.href)!;
  const sender = createSender(
    config,
    () => ALLOWED,
    async () => errorCode,
  );
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  // The first lot only compiles the code, and does not count.
  for (let done = -MAX_QUEUED; done < count; done += MAX_QUEUED) {
    const lot = Array.from({ length: MAX_QUEUED }, (_, index) => entry(MAX_QUEUED + done + index));
    await nextTask();
    if (done === 0) performance.mark(from);
    await nextTask();
    if (isSent) sender.take(lot, false);
    await nextTask();
  }
  performance.mark(to);
}

Object.assign(window, { sendEntries });

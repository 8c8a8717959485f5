/**
 * The queue of events and errors. Every part of the widget may write to it, and none waits for it. The code that sends the queue is loaded
 * separately. Until then entries wait here, and the oldest ones make room for new ones.
 */

type What =
  | { type: 'event'; name: string; data: Readonly<Record<string, unknown>> }
  | { type: 'error'; error: unknown };

/** One thing that happened; `at` is milliseconds since the epoch. */
export type Entry = What & { at: number };
export type EventEntry = Extract<Entry, { type: 'event' }>;

/** Most entries that wait. */
export const MAX_QUEUED = 100;
const queue: Entry[] = [];
let isDebugging = false;
let send: ((entries: Entry[]) => void) | undefined;

/** From now on, shows every entry in the console too, as a host's `debug` attribute asks. */
export const showInConsole = (): void => void (isDebugging = true);

function add(what: What): void {
  const entry: Entry = { ...what, at: Date.now() };
  if (isDebugging) console.debug('karui', entry);
  if (queue.push(entry) > MAX_QUEUED) queue.shift();
}

/** Notes an event, for example `track('press', { wallet: 'shop_pay' })`. Never throws. */
export function track(name: string, data: Readonly<Record<string, unknown>> = {}): void {
  add({ type: 'event', name, data });
}

/** Notes an error that the shopper did not cause. Never throws, never logs. */
export function report(error: unknown): undefined {
  add({ type: 'error', error });
}

/** Sets where `flush` sends the queue; the code of telemetry calls this once, when it has been loaded. */
export const sendBy = (sender: (entries: Entry[]) => void): void => void (send = sender);

/** Has the queue sent at once, oldest first: called every second and before the page is left. Without a sender entries wait. */
export const flush = (): void => send?.(queue.splice(0));

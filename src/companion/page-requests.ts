import { CHOICE_BEGIN } from '../limits';

/** A request that a script of the page has begun. */
export interface BegunRequest {
  address: string;
  /** In milliseconds of `performance.now()`. */
  at: number;
  answer: Promise<unknown>;
}

const listeners = new Set<(begun: BegunRequest) => void>();

/**
 * Replaces the page's `fetch` with one that calls all listeners. @returns a function that restores the page's `fetch`, unless the page has
 * replaced it again
 */
function wrapFetch(): () => void {
  const { fetch } = window;
  const watched = function (this: unknown, ...args: Parameters<typeof fetch>): Promise<Response> {
    const answer = fetch.apply(this as never, args);
    const [asked] = args;
    // Not by `instanceof`, because old libraries have a `Request` of their own, which is not even called so.
    const text = `${asked}`;
    const begun = {
      address: text.startsWith('[object ') ? (asked as Request).url : text,
      at: performance.now(),
      answer,
    };
    for (const listen of listeners) listen(begun);
    return answer;
  };
  window.fetch = watched;
  return () => {
    if (window.fetch === watched) window.fetch = fetch;
  };
}

let restore: () => void;

/**
 * Calls `onRequest` for each request that a script of the page begins by `fetch` within 110 ms, or a time that is given: browsers report
 * requests only when they have ended. `fetch` is wrapped once for all listeners, and restored when the last one has stopped.
 */
export function watchRequests(onRequest: (begun: BegunRequest) => void, ms = CHOICE_BEGIN): void {
  const listener = (begun: BegunRequest) => onRequest(begun);
  if (!listeners.size) restore = wrapFetch();
  listeners.add(listener);
  setTimeout(() => {
    listeners.delete(listener);
    if (!listeners.size) restore();
  }, ms);
}

export type WatchRequests = typeof watchRequests;

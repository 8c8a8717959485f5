/** A request that a script of the page has begun. */
export interface Begun {
  address: string;
  /** In milliseconds of `performance.now()`. */
  at: number;
  answer: Promise<unknown>;
}

/** How long after a choice a script may take to begin, in milliseconds. */
export const BEGIN_MS = 110;

/**
 * Tells of each request that a script of the page begins by `fetch` within 110 ms: browsers tell of requests only when they have
 * ended. `fetch` is the page's own again afterwards, unless it has put something in its place meanwhile.
 */
export function watchRequests(onRequest: (begun: Begun) => void): void {
  const { fetch } = window;
  const watched = function (this: unknown, ...args: Parameters<typeof fetch>): Promise<Response> {
    const answer = fetch.apply(this as never, args);
    const [asked] = args;
    onRequest({ address: asked instanceof Request ? asked.url : `${asked}`, at: performance.now(), answer });
    return answer;
  };
  window.fetch = watched;
  setTimeout(() => {
    if (window.fetch === watched) window.fetch = fetch;
  }, BEGIN_MS);
}

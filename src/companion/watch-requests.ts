/**
 * Tells of each request that a script of the page begins, until it is stopped: browsers tell of requests only when they have ended.
 * `fetch` and `XMLHttpRequest` are the page's own again afterwards, unless it has put something in their place meanwhile.
 *
 * @param onRequest is told the address and what settles with the answer, or rejects where none comes
 * @returns stops it
 */
export function watchRequests(onRequest: (address: string, answer: Promise<unknown>) => void): () => void {
  const { fetch } = window;
  const watchedFetch = function (this: unknown, ...args: Parameters<typeof fetch>): Promise<Response> {
    const answer = fetch.apply(this as never, args);
    const [asked] = args;
    onRequest(asked instanceof Request ? asked.url : String(asked), answer);
    return answer;
  };
  const { prototype } = XMLHttpRequest;
  const { open } = prototype;
  const watchedOpen = function (this: XMLHttpRequest, ...args: unknown[]): void {
    const answer = new Promise((resolve) => this.addEventListener('loadend', resolve, { once: true }));
    onRequest(String(args[1]), answer);
    open.apply(this, args as Parameters<typeof open>);
  };
  window.fetch = watchedFetch;
  prototype.open = watchedOpen as typeof open;
  return () => {
    if (window.fetch === watchedFetch) window.fetch = fetch;
    if (prototype.open === watchedOpen) prototype.open = open;
  };
}

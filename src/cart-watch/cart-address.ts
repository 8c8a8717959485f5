import { pageOrigin } from '../lib/addresses';
import type { BegunRequest, WatchRequests } from '../companion/page-requests';
import { CART_WRITE_BEGIN } from '../limits';

/**
 * The shopper's cart on the store: with or without a locale, `.js`, a query. The group `write` is there for paths that modify it, not
 * for reads (https://shopify.dev/docs/api/ajax/reference/cart).
 */
const CART = /^(\/[a-z]{2,3}(-\w+)*)?\/cart(\/(?<write>add|change|update|clear))?(\.js)?\/?($|[?#])/i;

/** The same in Hydrogen: a data request of React Router for its cart page, and the cart's own route. Both read and write; a read asks for nothing worse than a look at the cart. */
const HYDROGEN = /^(\/api\/cart\/?|(\/[a-z]{2,3}(-\w+)*)?\/cart\.data)($|[?#])/i;

/** What a write can save: the cart's lines alone, or its note and attributes as well. */
export type Written = 'lines' | 'all';

/** What an address of the page's does with the cart; undefined if it is about something else, as addresses of other origins are. */
export function cartRequest(address: string | null): Written | 'read' | undefined {
  const path = `${address}`.replace(pageOrigin(), '');
  if (HYDROGEN.test(path)) return 'all';
  const cart = CART.exec(path);
  const write = cart?.groups?.['write'];
  if (write) return /update/i.test(write) ? 'all' : 'lines';
  return cart ? 'read' : undefined;
}

/** Calls `onBegin` for each request that the page sends by `XMLHttpRequest`. @returns ends that, unless the page has replaced it again */
function wrapXhr(onBegin: (begun: BegunRequest) => void): () => void {
  const { prototype } = XMLHttpRequest;
  const { open } = prototype;
  const watched = function (this: XMLHttpRequest, ...args: Parameters<typeof open>): void {
    const sent = () => {
      const answer = new Promise((resolve) => this.addEventListener('loadend', resolve, { once: true }));
      onBegin({ address: `${args[1]}`, at: performance.now(), answer });
    };
    this.addEventListener('loadstart', sent, { once: true });
    return open.apply(this, args);
  };
  prototype.open = watched as typeof open;
  return () => {
    if (prototype.open === watched) prototype.open = open;
  };
}

/**
 * Knows which writes of the page to the cart are under way: browsers report requests only when they have ended.
 *
 * @param onEnd called when one has ended, with when it began, in milliseconds of `performance.now()`
 */
export function writesUnderWay(watchRequests: WatchRequests, onEnd: (startTime: number, written: Written) => void) {
  const underWay = new Set<object>();
  const begin = (one: object, answer: PromiseLike<unknown>, at: number, written: Written) => {
    if (underWay.has(one)) return;
    underWay.add(one);
    const end = () => {
      underWay.delete(one);
      onEnd(at, written);
    };
    answer.then(end, end);
  };
  const onRequest = (request: BegunRequest) => {
    const does = cartRequest(request.address);
    if (does && does !== 'read') begin(request, request.answer, request.at, does);
  };
  let restoreXhr: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    any: (): boolean => underWay.size > 0,
    /** The page has announced a write. */
    announced: (promise: PromiseLike<unknown>, at: number): void => begin(promise, promise, at, 'all'),
    /** From now on looks for a while at what the page begins. */
    expect(): void {
      watchRequests(onRequest, CART_WRITE_BEGIN);
      restoreXhr ??= wrapXhr(onRequest);
      clearTimeout(timer);
      timer = setTimeout(() => {
        restoreXhr?.();
        restoreXhr = undefined;
      }, CART_WRITE_BEGIN);
    },
  };
}

import type { BegunRequest, WatchRequests } from '../companion/watch-requests';
import { cartRequest, type Written } from './cart-address';

/** How long after an edit a script of the page may take to begin to save it, in milliseconds: many wait until the typing has stopped. */
const BEGIN_MS = 1500;

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
      watchRequests(onRequest, BEGIN_MS);
      restoreXhr ??= wrapXhr(onRequest);
      clearTimeout(timer);
      timer = setTimeout(() => {
        restoreXhr?.();
        restoreXhr = undefined;
      }, BEGIN_MS);
    },
  };
}

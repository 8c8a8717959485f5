import { ofDocument } from '../lib/dom';
import type { BegunRequest } from '../companion/page-requests';
import { onEnd } from '../lib/async';
import type { LastChoice } from './choice';
import { pageOrigin } from '../lib/addresses';

/** Whether an address of the page's own origin gives a product, or a section of this page. */
function isProductAddress(address: string): boolean {
  try {
    // With `<base>`, as the page's own request is seen.
    const { origin, pathname } = new URL(address, ofDocument('baseURI'));
    return origin === pageOrigin() && (pathname === location.pathname || pathname.includes('/products/'));
  } catch {
    // Not an address: the page's own request fails.
    return false;
  }
}

/** Calls `fetched` for each answer about a product that a script of the page has received, including those before `start`. */
export function productFetches({ fetched }: LastChoice, end: AbortSignal): { start(): void } {
  let observer: PerformanceObserver | undefined;
  onEnd(end, () => observer?.disconnect());
  return {
    start() {
      if (observer) return;
      observer = new PerformanceObserver((list) => {
        for (const { initiatorType, name, startTime } of list.getEntries() as PerformanceResourceTiming[])
          if (/^(fetch|xmlhttprequest)$/.test(initiatorType) && isProductAddress(name)) fetched(startTime);
      });
      // With earlier entries: the theme may have fetched before this code came.
      observer.observe({ type: 'resource', buffered: true });
    },
  };
}

/** Takes a request that the page has begun because of a choice. */
export function onRequestBegun({ expect, fetched }: LastChoice, { address, at, answer }: BegunRequest): void {
  if (!isProductAddress(address)) return;
  expect();
  // The request failed, so nothing will be written. Browsers report only some failed requests, so the promise is used.
  answer.catch(() => fetched(at));
}

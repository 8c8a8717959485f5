import type { Begun } from '../companion/watch-requests';
import { onEnd } from '../core/lib/on-end';
import type { LastChoice } from './choice';

/** Whether an address of the page's own origin gives a product, or a section of this page. */
function isProductAddress(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && (pathname === location.pathname || pathname.includes('/products/'));
}

/** Tells of each answer that a script of the page has got for a product, from `start` on, and of those before. */
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
export function onBegun({ expect, fetched }: LastChoice, { address, at, answer }: Begun): void {
  if (!isProductAddress(address)) return;
  expect();
  // Nothing comes of it. Browsers tell of some failed requests only.
  answer.catch(() => fetched(at));
}

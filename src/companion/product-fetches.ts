import { onEnd } from '../core/lib/on-end';
import { BEGIN_MS, type LastChoice } from './choice';
import { watchRequests } from './watch-requests';

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

/** Sees whether the page begins to fetch a product now. */
export function watchBeginnings({ expect, fetched }: LastChoice): void {
  const stop = watchRequests((address, answer) => {
    if (!isProductAddress(address)) return;
    expect();
    const at = performance.now();
    // Nothing comes of it. Browsers tell of some failed requests only.
    answer.catch(() => fetched(at));
  });
  setTimeout(stop, BEGIN_MS);
}

import { pageOrigin } from '../lib/addresses';

/**
 * What the platform's server writes into the header `Server-Timing`: `_cmp` is what the shopper allows, `_y` and `_s` are the tokens of
 * browser and visit.
 */
type TimingName = '_cmp' | '_y' | '_s';

/** The newest values that requests of this page have brought. */
const newest: Partial<Record<string, string>> = {};

const record = (entries: readonly PerformanceEntry[]): void => {
  for (const { name: url, initiatorType, serverTiming: values } of entries as PerformanceResourceTiming[])
    if (initiatorType === 'fetch' && url.startsWith(`${pageOrigin()}/`))
      // Old browsers know no `serverTiming`.
      for (const { name, description } of values ?? []) if (description) newest[name] = description;
};

/** Hears of later requests, even where the page's list of them is full. */
let observer: PerformanceObserver | undefined;

/** Notes what has come since the last call. */
function recordNewEntries(): void {
  if (observer) return record(observer.takeRecords());
  record(performance.getEntriesByType('resource'));
  observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: 'resource' });
}

/** The newest value: of the page's own requests, else of the page itself; undefined where the server or the browser tells none. */
export function serverTiming(name: TimingName): string | undefined {
  try {
    recordNewEntries();
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return newest[name] ?? (page?.serverTiming?.find((entry) => entry.name === name)?.description || undefined);
  } catch {
    // A page may have replaced the browser's objects.
    return newest[name];
  }
}

/** Notes an answer's header as well, for browsers that do not list it. */
export function noteServerTiming(header: string | null): void {
  for (const [, name, value] of header?.matchAll(/\b(_cmp|_y|_s);\s*desc="?([^",;]+)/g) ?? []) newest[name!] = value!;
}

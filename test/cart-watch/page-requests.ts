import { vi } from 'vitest';

/** The browser's report of requests that have ended; only what the watcher reads of it. */
export interface Ended {
  /** A path or an address. */
  name: string;
  /** In milliseconds of `performance.now()`; now when left out. */
  startTime?: number;
  responseEnd?: number;
  responseStatus?: number | undefined;
  /** What asked: a script by `fetch`, when left out. */
  initiatorType?: string;
}

/** Stands in for the browser's PerformanceObserver and for the page's requests; timers are the test's. */
export function simulateRequests() {
  type Callback = (list: { getEntries(): Ended[] }) => void;
  const observers: Callback[] = [];
  const earlier: object[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe: (options: { type: string; buffered?: boolean }) => void;
      disconnect = () => {};
      constructor(callback: Callback) {
        this.observe = ({ type, buffered }) => {
          if (type !== 'resource') throw new Error(`Nobody is to be told of ${type}`);
          observers.push(callback);
          // As a browser does: what happened before, in a task of its own.
          if (buffered) setTimeout(() => callback({ getEntries: () => earlier as Ended[] }));
        };
      }
    },
  );
  const finished = (...ended: Ended[]) => {
    const now = performance.now();
    const entries = ended.map(
      ({ name, startTime = now, responseEnd = now, responseStatus, initiatorType = 'fetch' }) => ({
        name: new URL(name, location.href).href,
        startTime,
        responseEnd,
        responseStatus,
        initiatorType,
      }),
    );
    if (observers.length === 0) earlier.push(...entries);
    observers.forEach((callback) => callback({ getEntries: () => entries }));
  };
  return {
    /** A page without any past. */
    reset(): void {
      observers.length = 0;
      earlier.length = 0;
    },
    observers,
    /** These requests of the page have ended. */
    finished,
    /** The page posts to `name` after `delay` milliseconds and has its answer `takes` milliseconds later. */
    post(name: string, delay = 0, takes = 200, responseStatus = 200): void {
      setTimeout(() => {
        const startTime = performance.now();
        setTimeout(() => finished({ name, startTime, responseStatus }), takes);
      }, delay);
    },
  };
}

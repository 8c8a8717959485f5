import { vi } from 'vitest';

/** The browser's report of requests that have ended; only what the watcher reads of it. */
export interface Ended {
  /** A path or an address. */
  name: string;
  /** In milliseconds of `performance.now()`; now when left out. */
  startTime?: number;
  responseStatus?: number | undefined;
}

/** Stands in for the browser's PerformanceObserver and for the page's requests; timers are the test's. */
export function simulateRequests() {
  type Callback = (list: { getEntries(): Ended[] }) => void;
  const observers: Callback[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe: () => void;
      constructor(callback: Callback) {
        this.observe = () => observers.push(callback);
      }
    },
  );
  const finished = (...ended: Ended[]) => {
    const entries = ended.map(({ name, startTime = performance.now(), responseStatus }) => ({
      name: new URL(name, location.href).href,
      startTime,
      responseStatus,
    }));
    observers.forEach((callback) => callback({ getEntries: () => entries }));
  };
  return {
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

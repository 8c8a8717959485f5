import type { CDPSession, Page } from '@playwright/test';

/** What Chromium counts for a page. */
export interface PageMetrics {
  /** Milliseconds of the main thread's own clock, all tasks since the page began. */
  task: number;
  /** Bytes of JavaScript alive. */
  heap: number;
  nodes: number;
  listeners: number;
  /** How often styles were computed since the page began. */
  styles: number;
}

/** Reads a page's metrics; `collected` after a garbage collection. */
export interface MetricsReader {
  now(): Promise<PageMetrics>;
  collected(): Promise<PageMetrics>;
}

/** @param session of the page, when one is open already */
export async function readMetrics(page: Page, session?: CDPSession): Promise<MetricsReader> {
  const cdp = session ?? (await page.context().newCDPSession(page));
  // Thread time does not advance while the thread waits for a core.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      task: value('TaskDuration') * 1000,
      heap: value('JSHeapUsedSize'),
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      styles: value('RecalcStyleCount'),
    };
  };
  return {
    now,
    async collected() {
      // Twice: what a finalizer lets go of in the first is collected in the second.
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('HeapProfiler.collectGarbage');
      return now();
    },
  };
}

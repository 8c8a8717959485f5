import type { Browser, Page } from '@playwright/test';
import type { TraceEvent } from '../read-trace';

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
  'toplevel',
];

/** Traces a page while something is done in it. */
export async function recordTrace(browser: Browser, page: Page, run: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace = '';
  try {
    await run();
  } finally {
    // Also after an error: a browser records one trace at a time.
    trace = (await browser.stopTracing()).toString();
  }
  return (JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents;
}

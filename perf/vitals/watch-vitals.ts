import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type * as WebVitals from 'web-vitals/attribution';

/** The page's web-vitals metrics up to now. */
export interface Vitals {
  cls: number;
  /** Milliseconds; null before anything was painted. */
  lcp: number | null;
  /** What the largest paint was, as a selector. */
  lcpElement: string;
  /** What moved most, as a selector. */
  moved: string;
  /** Of the page's slowest interaction; null before the first. */
  inp: number | null;
  /** Whether there was a click, which is the last event of a press or a tap. */
  clicked: boolean;
}

/** Milliseconds after a click until all of it was reported. */
const REPORTED = 1000;

interface Watched {
  perfVitals?: Vitals;
  webVitals: typeof WebVitals;
}

const LIBRARY = join(import.meta.dirname, '../../node_modules/web-vitals/dist/web-vitals.attribution.iife.js');

/** Lets web-vitals watch every page of a context, and keeps its latest word. */
export async function watchVitals(context: BrowserContext): Promise<void> {
  // What a script of a context declares is its own; pages see what it hangs on the window.
  await context.addInitScript({ content: `${readFileSync(LIBRARY, 'utf8')}\n;globalThis.webVitals = webVitals;` });
  await context.addInitScript(() => {
    const { webVitals } = window as unknown as Watched;
    const found: Vitals = {
      cls: 0,
      lcp: null,
      lcpElement: '',
      moved: '',
      inp: null,
      clicked: false,
    };
    (window as unknown as Watched).perfVitals = found;
    const options = { reportAllChanges: true, durationThreshold: 0 };
    webVitals.onCLS(({ value, attribution }: WebVitals.CLSMetricWithAttribution) => {
      found.cls = value;
      found.moved = attribution.largestShiftTarget ?? '';
    }, options);
    webVitals.onLCP(({ value, attribution }: WebVitals.LCPMetricWithAttribution) => {
      found.lcp = value;
      found.lcpElement = attribution.target ?? '';
    }, options);
    webVitals.onINP(({ value }: WebVitals.INPMetric) => (found.inp = value), options);
    addEventListener('click', () => (found.clicked = true), true);
  });
}

/** What is known of a page after two more frames. */
export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return (window as unknown as Watched).perfVitals!;
  });

/** Waits until a press or tap is over and reported; INP in milliseconds. @throws when that does not come within 10 s */
export async function readInp(page: Page): Promise<number> {
  await page.waitForFunction(
    () => {
      const { clicked, inp } = (window as unknown as Watched).perfVitals!;
      return clicked && inp !== null;
    },
    null,
    { timeout: 10_000 },
  );
  // Reports are made when the page is idle, one for each event.
  await page.waitForTimeout(REPORTED);
  return (await readVitals(page)).inp ?? NaN;
}

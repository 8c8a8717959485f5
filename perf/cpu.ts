// npm run cpu: what the core costs the main thread of a product page with one host, by the thread's own clock.
import { chromium, type Browser } from '@playwright/test';
import pkg from '../package.json' with { type: 'json' };
import { startStore } from '../test/e2e/fixtures/store-process';
import { findBrowser } from '../test/setup/find-browser.mjs';
import { readCpuTime, type CpuTime, type TraceEvent } from './read-trace';

const RUNS = 9;
/** Milliseconds of thread time, unthrottled; a slow phone takes about four times as long. */
const LIMITS = { evaluate: 10, longestTask: 12 } satisfies CpuTime;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
  'toplevel',
];

/** One cold run: the page is quiet, the script is put in, its first frame is waited for. */
async function measure(browser: Browser, url: string): Promise<CpuTime> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/products/sencha?theme=a&widget=off`, { waitUntil: 'networkidle' });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(async (src) => {
    const rendered = new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('karui:rendered').length > 0) resolve();
      }).observe({ type: 'mark' });
    });
    const script = document.createElement('script');
    script.type = 'module';
    script.src = src;
    performance.mark('cpu:insert');
    document.head.append(script);
    await rendered;
    // A message posted in a frame arrives after that frame is drawn.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      });
    });
    performance.mark('cpu:painted');
  }, `/karui/${pkg.version}/wallets.js`);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return readCpuTime(trace.traceEvents, 'cpu:insert', 'cpu:painted');
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function main(): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('No Chromium was found; set CHROME_PATH.');
  const store = await startStore();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    // The first run warms the machine and does not count.
    await measure(browser, store.url);
    const runs: CpuTime[] = [];
    while (runs.length < RUNS) runs.push(await measure(browser, store.url));
    for (const [name, limit] of Object.entries(LIMITS) as [keyof CpuTime, number][]) {
      const value = median(runs.map((run) => run[name]));
      const all = runs.map((run) => run[name].toFixed(1)).join(' ');
      console.log(`${name.padEnd(12)} ${value.toFixed(1)} ms of ${limit} ms (${all})`);
      if (value > limit) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await store.stop();
  }
}

await main();

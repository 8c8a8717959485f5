// npm run cpu: what the core costs the main thread of a product page with one host, and what telemetry costs, by the thread's own clock.
import type { Browser } from '@playwright/test';
import pkg from '../package.json' with { type: 'json' };
import { buildSender, ENTRIES, sendEntries } from './cpu/telemetry';
import type { MainThread } from './measure/main-thread';
import { median } from './measure/median';
import { freshContext } from './measure/open-chromium';
import { recordTrace } from './measure/record-trace';
import { takeOptions } from './measure/take-options';
import { withStore } from './measure/with-store';
import { readCpuTime, type CpuTime } from './read-trace';

const RUNS = 9;
/** Milliseconds of thread time, unthrottled; a slow phone takes about four times as long. */
const LIMITS = { evaluate: 5, longestTask: 6 } satisfies CpuTime;
/** The same for telemetry's entries: all of them, and the longest task. Each event is a request of its own, which is most of it. */
const TELEMETRY_LIMITS = { total: 22, longest: 5 } satisfies MainThread;

/** One cold run: the page is quiet, the script is put in, its first frame is waited for. */
async function measure(browser: Browser, url: string): Promise<CpuTime> {
  const context = await freshContext(browser, {});
  const page = await context.newPage();
  await page.goto(`${url}/products/sencha?theme=a&widget=off`, { waitUntil: 'networkidle' });
  const trace = await recordTrace(browser, page, () =>
    page.evaluate(async (src) => {
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
    }, `/karui/${pkg.version}/wallets.js`),
  );
  await context.close();
  return readCpuTime(trace, 'cpu:insert', 'cpu:painted');
}

/** Prints the median of each figure; the script fails when one is above its limit. */
function judge<Name extends string>(what: string, limits: Record<Name, number>, runs: readonly Record<Name, number>[]) {
  for (const [name, limit] of Object.entries(limits) as [Name, number][]) {
    const value = median(runs.map((run) => run[name]));
    const all = runs.map((run) => run[name].toFixed(1)).join(' ');
    console.log(`${`${what}${name}`.padEnd(28)} ${value.toFixed(1)} ms of ${limit} ms (${all})`);
    if (value > limit) process.exitCode = 1;
  }
}

takeOptions({});
await withStore(async (browser, store) => {
  // The first run warms the machine and does not count.
  await measure(browser, store.url);
  const runs: CpuTime[] = [];
  while (runs.length < RUNS) runs.push(await measure(browser, store.url));
  judge('', LIMITS, runs);
  const script = await buildSender();
  const [sent, made]: [MainThread[], MainThread[]] = [[], []];
  while (sent.length < RUNS) {
    made.push(await sendEntries(browser, store.url, script, false));
    sent.push(await sendEntries(browser, store.url, script, true));
  }
  const own = median(made.map(({ total }) => total));
  const ours = sent.map(({ total, longest }) => ({ total: total - own, longest }));
  judge(`${ENTRIES} entries sent, `, TELEMETRY_LIMITS, ours);
  console.log(`${own.toFixed(1)} ms of making the entries and of measuring are left out`);
});

import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import pages from '../lighthouse/pages.json' with { type: 'json' };
import { mainThread } from '../measure/main-thread';
import { freshContext } from '../measure/open-chromium';
import { orderOf } from '../measure/order-of';
import { recordTrace } from '../measure/record-trace';
import { scriptTime } from '../measure/script-time';
import { slowProcessor } from '../measure/slow-phone';

/** How a page is loaded: with the default snippet, with it while none of its files ever comes, and without it. */
export const WAYS = ['with', 'snippet', 'without'] as const;
export type Way = (typeof WAYS)[number];

/** Files of the widget. */
const OURS = /\/karui\//;

/** How long after the navigation an untouched page is looked at, in milliseconds. */
const LOOKED_AT = 8000;

/** Longer than an idle page takes to fetch files of the widget, in milliseconds. */
const REST = 1000;

const TO = 'untouched:to';

/** Work of the main thread from the navigation until the page is at rest, in milliseconds of the thread's own clock. */
export interface Work {
  script: number;
  all: number;
  /** The part of `script` that the widget's files take by themselves: those that are only fetched are compiled. */
  files: number;
}

/** What an untouched page has fetched and run a while after the navigation. */
export interface Fetched {
  /** Addresses of the widget's modules that were evaluated. */
  evaluated: readonly string[];
  /** The widget's files that were asked for, and what they weighed on the wire, headers included. */
  requests: number;
  bytes: number;
  /** What the page transferred in all. */
  allBytes: number;
}

/** A page that nobody touches. */
export interface Untouched {
  page: string;
  /** Of each way, one entry a round. */
  work: Readonly<Record<Way, readonly Work[]>>;
  fetched: Readonly<Record<'with' | 'without', Fetched>>;
}

/** Opens pages that nobody touches in contexts of their own. */
async function visit<T>(browser: Browser, run: (page: Page, cdp: CDPSession) => Promise<T>): Promise<T> {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    return await run(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

const addressOf = (store: Store, path: string, way: Way) =>
  `${store.url}${path}&panel=off${way === 'without' ? '&widget=off' : ''}`;

const work = (browser: Browser, store: Store, path: string, way: Way): Promise<Work> =>
  visit(browser, async (page, cdp) => {
    await slowProcessor(cdp);
    await cdp.send('Network.enable');
    if (way === 'snippet') await cdp.send('Network.setBlockedURLs', { urls: ['*/karui/*.js'] });
    const trace = await recordTrace(browser, page, async () => {
      await page.goto(addressOf(store, path, way), { waitUntil: 'networkidle' });
      await page.waitForTimeout(REST);
      await page.evaluate((mark) => void performance.mark(mark), TO);
    });
    return {
      script: scriptTime(trace, 'navigationStart', TO),
      all: mainThread(trace, 'navigationStart', TO).total,
      files: scriptTime(trace, 'navigationStart', TO, OURS),
    };
  });

/** Follows what arrives. @returns its sums, which grow */
async function watchArrivals(cdp: CDPSession) {
  const ours = new Set<string>();
  const sums = { requests: 0, bytes: 0, allBytes: 0 };
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (OURS.test(request.url)) ours.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums.allBytes += encodedDataLength;
    if (!ours.has(requestId)) return;
    sums.requests += 1;
    sums.bytes += encodedDataLength;
  });
  return sums;
}

/** Looks at a page after 8 s: a file that is only fetched and compiled has no function that ran. */
const look = (browser: Browser, store: Store, path: string, way: 'with' | 'without'): Promise<Fetched> =>
  visit(browser, async (page, cdp) => {
    const sums = await watchArrivals(cdp);
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await page.goto(addressOf(store, path, way));
    await page.waitForFunction((time) => performance.now() > time, LOOKED_AT);
    const { result } = await cdp.send('Profiler.takePreciseCoverage');
    const evaluated = result
      .filter(({ url, functions }) => OURS.test(url) && functions.some(({ ranges }) => ranges[0]!.count > 0))
      .map(({ url }) => url.replace(/^.*\//, ''));
    return { evaluated, ...sums };
  });

/** Loads the pages that Lighthouse loads, in turns in each way, and touches nothing. The first round warms the store and does not count. */
export async function untouched(browser: Browser, store: Store, rounds: number): Promise<Untouched[]> {
  await store.reset();
  const found: Untouched[] = [];
  for (const [page, path] of Object.entries(pages)) {
    const runs: Record<Way, Work[]> = { with: [], snippet: [], without: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const index of orderOf(WAYS.length, round)) {
        const way = WAYS[index]!;
        const run = await work(browser, store, path, way);
        if (round) runs[way].push(run);
      }
    }
    const fetched = {
      with: await look(browser, store, path, 'with'),
      without: await look(browser, store, path, 'without'),
    };
    found.push({ page, work: runs, fetched });
  }
  return found;
}

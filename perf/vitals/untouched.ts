import type { Browser, Page } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { median } from '../measure/median';
import { freshContext } from '../measure/open-chromium';
import { readMetrics } from '../measure/page-metrics';
import { slowProcessor } from '../measure/slow-phone';

/** Pages that nobody touches. */
const PAGES = {
  product: '/products/sencha?recommended=shop_pay&panel=off&drawer=off',
  cart: '/cart?wallets=shop_pay,google_pay,paypal&cart=44001:1&panel=off',
  'product with a cart drawer': '/products/sencha?recommended=shop_pay&panel=off&drawer=on&cart=44001:1',
} as const;

/** Without the widget; with the snippet, whose files do not come; as it is. */
const WAYS = ['without', 'snippet', 'with'] as const;
type Way = (typeof WAYS)[number];

/** How long a page is watched, in milliseconds: whatever runs by itself has run by then. */
const WATCHED = 8000;
/** How long a page is measured after it has loaded, in milliseconds: its idle work is done by then. */
const MEASURED = 2500;

/** What a page costs that nobody touches. */
export interface Untouched {
  page: string;
  /** Milliseconds of script by the main thread's own clock, medians. */
  script: Record<Way, number>;
  /** How many of our modules have run after 8 s. */
  ran: number;
  /** Bytes of ours that were transferred, compressed and with headers, and in how many files. */
  bytes: number;
  files: number;
}

const addressOf = ({ url }: Store, path: string, way: Way) => `${url}${path}${way === 'without' ? '&widget=off' : ''}`;

async function open(browser: Browser, way: Way): Promise<Page> {
  const page = await (await freshContext(browser)).newPage();
  if (way === 'snippet') await page.route('**/karui/**/*.js', (route) => route.abort());
  return page;
}

async function script(browser: Browser, store: Store, path: string, way: Way): Promise<number> {
  const page = await open(browser, way);
  try {
    const cdp = await page.context().newCDPSession(page);
    await slowProcessor(cdp);
    const metrics = await readMetrics(page, cdp);
    await page.goto(addressOf(store, path, way), { waitUntil: 'load' });
    await page.waitForTimeout(MEASURED);
    return (await metrics.now()).script;
  } finally {
    await page.context().close();
  }
}

/** What has run and what was transferred of ours on a page that is left alone for 8 s. */
async function watch(
  browser: Browser,
  store: Store,
  path: string,
): Promise<Pick<Untouched, 'ran' | 'bytes' | 'files'>> {
  const page = await open(browser, 'with');
  try {
    await page.goto(addressOf(store, path, 'with'), { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED);
    return await page.evaluate(() => {
      const ours = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
        name.includes('/karui/'),
      );
      return {
        ran: performance.getEntriesByName('karui:start').length,
        bytes: ours.reduce((sum, { transferSize }) => sum + transferSize, 0),
        files: ours.length,
      };
    });
  } finally {
    await page.context().close();
  }
}

/** Measures each page in all ways, in turns, on a processor of a quarter of the speed. */
export async function untouched(browser: Browser, store: Store, rounds: number): Promise<Untouched[]> {
  const found: Untouched[] = [];
  for (const [page, path] of Object.entries(PAGES)) {
    const times: Record<Way, number[]> = { without: [], snippet: [], with: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const way of round % 2 ? WAYS : WAYS.toReversed()) times[way].push(await script(browser, store, path, way));
    found.push({
      page,
      script: { without: median(times.without), snippet: median(times.snippet), with: median(times.with) },
      ...(await watch(browser, store, path)),
    });
  }
  return found;
}

import type { Browser, CDPSession } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { freshContext } from '../measure/open-chromium';
import { recordTrace } from '../measure/record-trace';
import { scriptTime } from '../measure/script-time';
import { slowProcessor } from '../measure/slow-phone';
import { addressOf, CART, PRODUCT, waysOf, type Way } from './pages';

/** Longer than an idle page takes to fetch files of the widget, in milliseconds. */
const REST = 1000;

const TO = 'visit:to';

/** A visit whose pages' scripts are measured. */
interface Visit {
  paths: readonly string[];
  /** The shopper scrolls each page, on a processor of a quarter of the speed. */
  isScrolled: boolean;
  /** The views that are measured, and what the widget may add there, in milliseconds. */
  measured: readonly { view: number; name: string; limit: number }[];
}

/** A browser keeps the compiled code of a file from its second use on: a third view is warm. */
const WARM = 2;

/** THE TABLE: visits. */
const VISITS: readonly Visit[] = [
  {
    paths: [...PRODUCT, PRODUCT[0]],
    isScrolled: false,
    measured: [{ view: WARM, name: 'product, untouched, warm, full speed', limit: 4.5 }],
  },
  {
    paths: [...CART, CART[0]],
    isScrolled: false,
    measured: [{ view: WARM, name: 'cart, untouched, warm, full speed', limit: 9 }],
  },
  {
    paths: PRODUCT,
    isScrolled: true,
    measured: [
      { view: 0, name: 'product, scrolled, first page, quarter speed', limit: 58 },
      { view: 1, name: 'product, scrolled, later page, quarter speed', limit: 61 },
    ],
  },
  {
    paths: CART,
    isScrolled: true,
    measured: [
      { view: 0, name: 'cart, scrolled, first page, quarter speed', limit: 84 },
      { view: 1, name: 'cart, scrolled, later page, quarter speed', limit: 74 },
    ],
  },
];

/** Milliseconds of script of a view, in each way one entry a round: views of one round are compared. */
export interface ScriptRow {
  name: string;
  limit: number;
  on: number[];
  off: number[];
}

/** A finger scrolls the page at its edge, where it touches no button. */
const scroll = (cdp: CDPSession) =>
  cdp.send('Input.synthesizeScrollGesture', { x: 5, y: 600, yDistance: -500, gestureSourceType: 'touch' });

/** Opens a visit's pages. @returns the script of each measured view */
async function visit(browser: Browser, url: string, { paths, isScrolled, measured }: Visit, way: Way) {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    if (isScrolled) await slowProcessor(cdp);
    // Vendors' scripts are not ours, and not every machine reaches them.
    await cdp.send('Network.enable');
    await cdp.send('Network.setBlockedURLs', { urls: ['https://*'] });
    const found: number[] = [];
    for (const [view, path] of paths.entries()) {
      const open = async () => {
        await page.goto(addressOf(url, path, way), { waitUntil: 'load' });
        if (isScrolled) await scroll(cdp);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(REST);
      };
      if (!measured.some((one) => one.view === view)) {
        await open();
        continue;
      }
      const trace = await recordTrace(browser, page, async () => {
        await open();
        await page.evaluate((mark) => void performance.mark(mark), TO);
      });
      found.push(scriptTime(trace, 'navigationStart', TO));
    }
    return found;
  } finally {
    await context.close();
  }
}

/** Reads what scripts take of pages with the widget and without it, in turns. The first round warms the store and does not count. */
export async function scripts(browser: Browser, store: Store, rounds: number): Promise<ScriptRow[]> {
  await store.reset();
  const rows = VISITS.map(({ measured }) =>
    measured.map(({ name, limit }): ScriptRow => ({ name, limit, on: [], off: [] })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    console.log(round ? `Scripts, round ${round} of ${rounds} …` : 'Scripts, warming up …');
    for (const [index, one] of VISITS.entries())
      for (const way of waysOf(round)) {
        const found = await visit(browser, store.url, one, way);
        if (round) rows[index]!.forEach((row, nth) => row[way].push(found[nth]!));
      }
  }
  return rows.flat();
}

import type { Browser, Page } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { freshContext } from '../measure/open-chromium';
import { slowNetwork, slowProcessor } from '../measure/slow-phone';
import { addressOf, CART, PRODUCT, waysOf, type Way } from './pages';
import { readFrame, watchFrames, type Frame } from './watch-frames';

/** Keeps the main thread busy for two thirds of the time until the page has loaded, as a theme of many scripts does. */
const makeBusy = (page: Page) =>
  page.addInitScript(() => {
    const timer = setInterval(() => {
      const end = performance.now() + 40;
      while (performance.now() < end);
      if (document.readyState === 'complete') clearInterval(timer);
    }, 60);
  });

/** A slow phone on slow 4G. */
async function makeSlow(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await slowNetwork(cdp);
  await slowProcessor(cdp);
}

/** What a page is loaded with → makes it so. */
const CONDITIONS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'fast line': async () => {},
  'slow 4G': makeSlow,
  'slow 4G, busy page': (page) => makeSlow(page).then(() => makeBusy(page)),
};

/** A page's views, in each way one entry a round: views of one round are compared. */
export interface FrameRow {
  name: string;
  /** Whether the core is in the browser's cache. */
  isLater: boolean;
  on: Frame[];
  off: Frame[];
}

const VISITS = Object.entries({ product: PRODUCT, 'cart of six wallets': CART }).flatMap(([what, paths]) =>
  Object.entries(CONDITIONS).map(([condition, prepare]) => {
    const row = (isLater: boolean): FrameRow => ({
      name: `${what}, ${condition}, ${isLater ? 'later' : 'first'} page`,
      isLater,
      on: [],
      off: [],
    });
    return { paths, prepare, rows: [row(false), row(true)] as const };
  }),
);

/** Opens a visit's first page and its later one. */
async function visit(browser: Browser, url: string, { paths, prepare }: (typeof VISITS)[number], way: Way) {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    await prepare(page);
    await watchFrames(page);
    const frames: Frame[] = [];
    for (const path of paths) {
      await page.goto(addressOf(url, path, way), { waitUntil: 'load' });
      frames.push(await readFrame(page, way === 'on'));
    }
    return frames;
  } finally {
    await context.close();
  }
}

/** Loads pages with the widget and without it, in turns. The first round warms the store and does not count. */
export async function firstFrames(browser: Browser, store: Store, rounds: number): Promise<FrameRow[]> {
  await store.reset();
  for (let round = 0; round <= rounds; round += 1) {
    console.log(round ? `First frames, round ${round} of ${rounds} …` : 'First frames, warming up …');
    for (const one of VISITS)
      for (const way of waysOf(round)) {
        const frames = await visit(browser, store.url, one, way);
        if (round) one.rows.forEach((row, view) => row[way].push(frames[view]!));
      }
  }
  return VISITS.flatMap(({ rows }) => rows);
}

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { freshContext } from '../../perf/measure/open-chromium';
import { readMetrics } from '../../perf/measure/page-metrics';
import { slowProcessor } from '../../perf/measure/slow-phone';
import { readVitals, watchVitals } from '../../perf/vitals/watch-vitals';
import { WITHOUT } from '../proxy/forward/without-cookie';
import { PageTrouble } from './page-trouble';

/** How a page is looked at. */
export interface Device {
  name: string;
  options: BrowserContextOptions;
  /** With a processor of a quarter of this one's speed. */
  isSlow: boolean;
}

/** What one visit of a page has cost. Times in milliseconds, sizes in bytes as they were sent. */
export interface Figures {
  cls: number;
  lcp: number;
  requests: number;
  bytes: number;
  /** Of the main thread, until the page had loaded. */
  task: number;
  /** The same two when the shopper has touched the page for the first time. */
  touchedBytes: number;
  touchedTask: number;
}

export interface Visit {
  figures: Figures;
  /** Pictures of the page's beginning and of its buttons. */
  pictures: Buffer[];
}

const HOSTS = 'shopify-accelerated-checkout, shopify-accelerated-checkout-cart, shopify-checkout-wallet-button';

/** Some stores are never quiet. */
const QUIET_LIMIT = 6000;

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT }).catch(() => {
    // What it keeps asking for is not ours.
  });
}

/** Counts what arrives. */
async function countBytes(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const sum = { requests: 0, bytes: 0 };
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum.requests += 1;
    sum.bytes += encodedDataLength;
  });
  return { cdp, sum };
}

/** The place of the page's first visible buttons, and the page's beginning. */
async function takePictures(page: Page): Promise<Buffer[]> {
  const pictures = [await page.screenshot({ animations: 'disabled' })];
  const host = page.locator(HOSTS).filter({ visible: true }).first();
  if ((await host.count()) === 0) return pictures;
  await host.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await untilQuiet(page);
  return [...pictures, await page.screenshot({ animations: 'disabled' })];
}

/** Opens a page of the proxy as a new shopper does, with the widget or without, and looks at it. @throws PageTrouble */
export async function visit(
  browser: Browser,
  url: string,
  { options, isSlow }: Device,
  isWithout: boolean,
): Promise<Visit> {
  const context = await freshContext(browser, options);
  try {
    await watchVitals(context);
    if (isWithout) await context.addCookies([{ name: WITHOUT, value: '1', url }]);
    const page = await context.newPage();
    const { cdp, sum } = await countBytes(page);
    if (isSlow) await slowProcessor(cdp);
    const metrics = await readMetrics(page, cdp);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (answer && answer.status() >= 400) throw new PageTrouble('status', String(answer.status()));
    if (new URL(page.url()).pathname.endsWith('/password')) throw new PageTrouble('password');
    await untilQuiet(page);
    if ((await page.locator(HOSTS).count()) === 0) throw new PageTrouble('no-buttons');
    const { cls, lcp } = await readVitals(page);
    const { requests, bytes } = sum;
    const { task } = await metrics.now();
    await page.mouse.move(3, 3);
    // The widget waits for more than a pointer that moves far from the buttons.
    await page.keyboard.press('Shift');
    await untilQuiet(page);
    const pictures = await takePictures(page);
    const { task: touchedTask } = await metrics.now();
    return {
      figures: { cls, lcp: lcp ?? NaN, requests, bytes, task, touchedBytes: sum.bytes, touchedTask },
      pictures,
    };
  } finally {
    await context.close();
  }
}

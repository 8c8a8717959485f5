import type { Browser } from '@playwright/test';
import { readLayoutShift, watchLayoutShift } from '../../test/e2e/fixtures/layout-shift';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { mainThread } from '../measure/main-thread';
import { median } from '../measure/median';
import { freshContext, TALL_PHONE } from '../measure/open-chromium';
import { recordTrace } from '../measure/record-trace';
import { slowProcessor } from '../measure/slow-phone';
import { PAYPAL_SCRIPT, standInForPayPal } from './paypal-stand-in';

/** Until a fade is over, in milliseconds. */
const REST = 500;

const SHOP_PAY = 'shop-pay-wallet-button';
const PAYPAL = 'shopify-paypal-button';
const AMAZON_PAY = 'shopify-amazon-pay-button';

/** A shopper whom Shop recognises, and a page that asks for his account. */
export const ACCOUNT = { query: '&promise=simulated&shop-pay=personalized', cookies: { demo_shop_user: 'hanako' } };
/** A shopper in Tokyo, and a page with delivery promises. */
export const PROMISE = { query: '&promise=simulated', cookies: { delivery_promise_postal_code: '100-0001' } };

/** What a button shows besides its name, or instead of itself, and how it is asked for. */
const SHOWN = [
  { what: 'Shop Pay, nothing else', wallet: 'shop_pay', element: SHOP_PAY, until: SHOP_PAY, query: '', cookies: {} },
  {
    what: 'Shop Pay, the shopper’s own account',
    wallet: 'shop_pay',
    element: SHOP_PAY,
    until: `${SHOP_PAY}[personalized]`,
    ...ACCOUNT,
  },
  {
    what: 'Shop Pay, the delivery promise',
    wallet: 'shop_pay',
    element: SHOP_PAY,
    until: `${SHOP_PAY} > [slot=promise]`,
    ...PROMISE,
  },
  {
    what: 'PayPal’s own button',
    wallet: 'paypal',
    element: PAYPAL,
    until: `${PAYPAL} iframe.visible`,
    query: '&paypal=simulated',
    cookies: {},
  },
  {
    what: 'Amazon’s own button',
    wallet: 'amazon_pay',
    element: AMAZON_PAY,
    until: `${AMAZON_PAY} [id^=karui-amazon-pay]`,
    query: '&amazon-pay=simulated',
    cookies: {},
  },
] as const;

/** From the page's first interaction until all of it is shown. */
export interface Dressed {
  what: string;
  /** The longest task of the main thread, frame included, in milliseconds by the thread's own clock. */
  longestTask: number;
  /** All layout shifts from that interaction on, also those that follow input. */
  shift: number;
  /** What moved then, as the beginning of its markup. */
  moved: readonly string[];
}

const [FROM, TO] = ['vitals:from', 'vitals:to'];

async function once(browser: Browser, { url }: Store, shown: (typeof SHOWN)[number]): Promise<Omit<Dressed, 'what'>> {
  const context = await freshContext(browser, TALL_PHONE);
  try {
    await watchLayoutShift(context);
    await context.addCookies(Object.entries(shown.cookies).map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    await slowProcessor(await context.newCDPSession(page));
    await standInForPayPal(page);
    await page.goto(`${url}/products/sencha?recommended=${shown.wallet}${shown.query}`, {
      waitUntil: 'networkidle',
    });
    await page.locator(shown.element).waitFor();
    // A theme's own header may move while its page arrives, which is nothing of ours.
    const before = await readLayoutShift(page);
    const mark = (name: string) => page.evaluate((text) => void performance.mark(text), name);
    const trace = await recordTrace(browser, page, async () => {
      await mark(FROM);
      await page.mouse.move(40, 40);
      await page.locator(shown.until).first().waitFor();
      // What a press needs is fetched in any case.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/dialog.js')),
      );
      await page.evaluate(async (rest) => {
        await new Promise((resolve) => setTimeout(resolve, rest));
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
      }, REST);
      await mark(TO);
    });
    const { raw, moved } = await readLayoutShift(page);
    return {
      longestTask: mainThread(trace, FROM, TO, PAYPAL_SCRIPT).longest,
      shift: raw - before.raw,
      moved: moved.slice(before.moved.length),
    };
  } finally {
    await context.close();
  }
}

/** What a button that shows more than its name costs a slow phone: medians, in turns. Tasks of Shop's and Amazon's simulated scripts count as ours. */
export async function dressing(browser: Browser, store: Store, rounds: number): Promise<Dressed[]> {
  await store.reset();
  const runs = SHOWN.map(() => [] as Omit<Dressed, 'what'>[]);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, shown] of SHOWN.entries()) runs[index]!.push(await once(browser, store, shown));
  return SHOWN.map(({ what }, index) => ({
    what,
    longestTask: median(runs[index]!.map(({ longestTask }) => longestTask)),
    shift: Math.max(...runs[index]!.map(({ shift }) => shift)),
    moved: [...new Set(runs[index]!.flatMap(({ moved }) => moved))],
  }));
}

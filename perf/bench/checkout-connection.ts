import type { Page } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { CHECKOUT_ORIGIN } from '../../src/storage-names';
import { openProfile } from '../measure/open-chromium';
import { PRODUCT } from './press-rows';
import { API_MS, atRest, watchRequests } from './press-visit';
import { putFarAway, type FarServer } from './far-server';

const SHOP = 'www.shop.localhost';
const BUTTON = 'shopify-buy-it-now-button';

/** Where checkout is → its host. */
export const CHECKOUTS = {
  'the same site': 'checkout.shop.localhost',
  'another site': 'checkout.platform.localhost',
} as const;

/** One way of a press whose checkout is far away and on another origin. */
export interface FarPress {
  site: keyof typeof CHECKOUTS;
  /** The pointer has been on the button before; otherwise the press is the page's first touch. */
  isWarm: boolean;
  /** The connection is begun on the way to the button. */
  connects: boolean;
}

/** Its runs, in milliseconds: from the request for checkout to its first byte. */
export interface FarResult extends FarPress {
  waits: readonly number[];
}

const WAYS: readonly FarPress[] = (Object.keys(CHECKOUTS) as FarPress['site'][]).flatMap((site) =>
  [true, false].flatMap((isWarm) => [false, true].map((connects) => ({ site, isWarm, connects }))),
);

/** Answers the cart API's calls with a checkout of that origin. */
const leadTo = (page: Page, store: string, checkout: string) =>
  page.route('**/graphql.json*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: store + pathname + search });
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/"checkoutUrl":"https?:\/\/[^/]*/, `"checkoutUrl":"${checkout}`),
    });
  });

/** Opens a product page in a profile of its own: Chromium begins no connection in advance in a private window. */
async function once(store: string, far: FarServer, { site, isWarm, connects }: FarPress) {
  const { page, close } = await openProfile();
  try {
    const origin = `http://${CHECKOUTS[site]}:${far.port}`;
    const product = `http://${SHOP}:${new URL(store).port}/${PRODUCT}&recommended=`;
    await leadTo(page, store, origin);
    const asked = await watchRequests(await page.context().newCDPSession(page));
    await page.goto(product);
    // What the first cart of the visit, some minutes ago, has left behind.
    await page.evaluate(
      ({ key, value }) => (value ? sessionStorage.setItem(key, value) : sessionStorage.removeItem(key)),
      { key: CHECKOUT_ORIGIN, value: connects ? origin : '' },
    );
    const button = page.locator(BUTTON).first();
    if (isWarm) await button.hover();
    await atRest(page, asked);
    await button.click();
    await page.waitForURL(`${origin}/**`, { waitUntil: 'load' });
    return await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return entry!.responseStart;
    });
  } finally {
    await close();
    far.drop();
  }
}

/** Presses with and without the connection begun on the way, in turns; the first round does not count. */
export async function farPresses(store: Store, rounds: number): Promise<FarResult[]> {
  await store.reset();
  await store.faults([{ operation: 'cartCreate', delayMs: API_MS }]);
  const far = await putFarAway(store.url);
  const results = WAYS.map((way) => Object.assign({ waits: [] as number[] }, way));
  try {
    for (let round = 0; round <= rounds; round += 1) {
      console.log(round ? `Far checkouts, round ${round} of ${rounds} …` : 'Far checkouts, warming up …');
      for (const result of results) {
        const wait = await once(store.url, far, result);
        if (round) result.waits.push(wait);
      }
    }
  } finally {
    far.stop();
    await store.reset();
  }
  return results;
}

import type { Browser } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { median } from '../measure/median';
import { freshContext } from '../measure/open-chromium';

/** Milliseconds that Amazon's script and its checkout's config take each. */
export const EACH = 300;

/** From a press that is the page's first touch to the request that leads to Amazon, in milliseconds. */
async function once(browser: Browser, { url }: Store): Promise<number> {
  const context = await freshContext(browser);
  try {
    const page = await context.newPage();
    const query = 'recommended=amazon_pay&amazon-pay=simulated';
    await page.goto(`${url}/products/sencha?${query}`, { waitUntil: 'networkidle' });
    const button = page.locator('shopify-amazon-pay-button');
    await button.scrollIntoViewIfNeeded();
    const left = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST');
    const began = performance.now();
    await button.click({ noWaitAfter: true });
    const request = await left;
    const duration = performance.now() - began;
    // A context that is closed at the very moment of the next page's arrival is never closed: Chromium does not answer.
    await page.waitForURL(request.url());
    return duration;
  } finally {
    await context.close();
  }
}

/** How long a press of Amazon Pay takes to leave the page: the median, as a multiple of its slowest answer. Two when they came one after the other. */
export async function amazonPress(browser: Browser, store: Store, rounds: number): Promise<number> {
  await store.reset();
  await store.faults([
    { operation: 'amazon/checkout.js', delayMs: EACH },
    { operation: 'amazon_pay', delayMs: EACH },
  ]);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await once(browser, store));
  await store.reset();
  return median(times) / EACH;
}

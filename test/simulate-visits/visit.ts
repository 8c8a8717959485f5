import type { Browser, BrowserContext, Page } from '@playwright/test';
import { freshContext, TALL_PHONE } from '../../perf/measure/open-chromium';
import { slowNetwork } from '../../perf/measure/slow-phone';
import type { Plan } from './plan-visits';

/** Digital, so that an order empties no shelf. */
const PRODUCT = 'products/gift-ebook';

/** What a visitor did, by the words of the split's metrics. */
export interface Visited {
  arm: 'karui' | 'platform';
  did: readonly ('visits' | 'presses' | 'checkouts' | 'orders')[];
}

/** Runs in each page of a visit: what draws its arm is planned. Later draws, which are none of the split's, are left to chance. */
function planDraw(draw: number): void {
  const { random } = Math;
  Math.random = () => {
    Math.random = random;
    return draw;
  };
}

/** Until the page has counted the visit, as it notes in its cookie. */
const untilCounted = (page: Page) =>
  page.waitForFunction(() => /(^|; )karui_counted=[^;]*v/.test(document.cookie), null, { polling: 50 });

async function armOf(context: BrowserContext): Promise<Visited['arm']> {
  const arm = (await context.cookies()).find(({ name }) => name === 'karui_arm')?.value ?? 'none';
  if (arm.startsWith('k')) return 'karui';
  if (arm.startsWith('p')) return 'platform';
  throw new Error(`A simulated visit has got no arm, but “${arm}”: is the store open with split=50?`);
}

/** Until a page has the code that sees where it leads. */
const untilMeasured = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/split.js')),
    null,
    { polling: 50 },
  );

async function goToCheckout(page: Page, url: string, way: Plan['way']): Promise<void> {
  if (way === 'button') {
    // Both arms have a button here, at the top of their element.
    await page.locator('shopify-accelerated-checkout').click({ position: { x: 150, y: 20 } });
  } else {
    await page.evaluate(() =>
      fetch('/cart/add.js', {
        method: 'POST',
        body: new FormData(document.querySelector<HTMLFormElement>('form[action="/cart/add"]')!),
      }),
    );
    await page.goto(`${url}/cart`);
    await untilMeasured(page);
    await page.locator('#checkout').click();
  }
  await page.waitForURL(/\/checkouts\//);
}

async function order(page: Page): Promise<void> {
  await untilMeasured(page);
  await page.locator('a[href^="/thank-you/"]').click();
  await page.waitForURL('**/thank-you/**');
}

/**
 * One visit, from a browser without a past to its end.
 *
 * @param difference what our buttons add to the part that goes to checkout
 * @returns what the visitor did, and the context, which is to be kept open while its last pages send
 */
export async function visit(
  browser: Browser,
  url: string,
  plan: Plan,
  difference: number,
): Promise<{ visited: Visited; context: BrowserContext }> {
  const context = await freshContext(browser, TALL_PHONE);
  await context.addInitScript(planDraw, plan.draw);
  const page = await context.newPage();
  await slowNetwork(await context.newCDPSession(page));
  await page.goto(`${url}/${PRODUCT}`);
  // A touch that leads nowhere, so that there is an answer to measure.
  await page.locator('h1').click();
  await untilCounted(page);
  const arm = await armOf(context);
  const did: Visited['did'][number][] = ['visits'];
  if (plan.isBuying(arm === 'karui', difference)) {
    await goToCheckout(page, url, plan.way);
    if (plan.way === 'button') did.push('presses');
    did.push('checkouts');
    if (plan.isOrdering) {
      await order(page);
      did.push('orders');
    }
  }
  // What is left sends its vitals.
  await page.goto('about:blank');
  return { visited: { arm, did }, context };
}

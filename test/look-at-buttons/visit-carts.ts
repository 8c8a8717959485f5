import type { Browser, Page } from '@playwright/test';
import { freshContext } from '../../perf/measure/open-chromium';
import { openShadowRoots } from '../e2e/fixtures/open-shadow-roots';
import { haveApplePay, holdVendors } from './held';
import { HEIGHTS, type Height } from './take-cell';
import type { Theme } from './visit';

const SHOPPER = { viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 2, locale: 'ja-JP' };
const HOST = 'main shopify-accelerated-checkout-cart';

/** Width of a cart's buttons in the store's themes, in CSS pixels. */
const CART_WIDTH = 360;
const AROUND = 8;
export const CART_PICTURE_WIDTH = CART_WIDTH + 2 * AROUND;

/** What a cart shows, and how it stands. */
export const CARTS = [
  ['in a row', 'shop_pay,paypal,venmo', 'horizontal'],
  ['in a row', 'apple_pay,google_pay,facebook_pay', 'horizontal'],
  ['in a row', 'amazon_pay,buy_with_prime', 'horizontal'],
  ['stacked', 'shop_pay,apple_pay,google_pay,amazon_pay,paypal', 'vertical'],
] as const;

async function takeCart(page: Page, height: Height): Promise<Buffer> {
  const host = page.locator(HOST);
  await host.evaluate((element: HTMLElement, block) => {
    for (const side of ['block', 'inline'])
      element.style.setProperty(`--shopify-accelerated-checkout-button-${side}-size`, `${block}px`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, height);
  const box = (await host.boundingBox())!;
  const clip = { x: box.x - AROUND, y: box.y - AROUND, width: CART_PICTURE_WIDTH, height: box.height + 2 * AROUND };
  return page.screenshot({ clip, animations: 'disabled' });
}

/** Pictures of a theme's carts: for each of `CARTS`, one of each height. */
export async function visitCarts(browser: Browser, store: string, theme: Theme): Promise<Buffer[][]> {
  const pictures: Buffer[][] = [];
  for (const [, wallets, layout] of CARTS) {
    const context = await freshContext(browser, SHOPPER);
    try {
      await openShadowRoots(context);
      await haveApplePay(context);
      await holdVendors(context, store);
      const page = await context.newPage();
      await page.goto(`${store}/cart?${new URLSearchParams({ theme, wallets, layout, cart: '44001:1' })}`);
      // The names in words go when the logos have come.
      for (const logo of await page.locator(`${HOST} img`).all())
        await logo.and(page.locator(':not([alt=""])')).waitFor();
      const row: Buffer[] = [];
      for (const height of HEIGHTS) row.push(await takeCart(page, height));
      pictures.push(row);
    } finally {
      await context.close();
    }
  }
  return pictures;
}

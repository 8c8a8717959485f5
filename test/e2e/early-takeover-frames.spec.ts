import type { Page } from '@playwright/test';
import { testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { fillCart, SENCHA } from './fixtures/cart';
import { early, untilPainted, untilTaken } from './fixtures/early-paint';

/** Paths, and how many logos the main part of each page has; the theme's cart drawer is not counted. */
const PAGES = [
  ['/products/sencha?theme=a&recommended=shop_pay', 1],
  ['/products/sencha?theme=b&recommended=shop_pay', 1],
  ['/products/sencha?theme=hostile&recommended=shop_pay', 1],
  ['/products/sencha?theme=a&recommended=apple_pay&attr.fallback=%7B%22name%22%3A%22paypal%22%7D', 1],
  ['/products/sencha?theme=hostile&recommended=nobodys_pay', 0],
  ['/cart?theme=a&layout=vertical&wallets=shop_pay,paypal,google_pay', 3],
  ['/cart?theme=b&wallets=shop_pay,paypal,google_pay,amazon_pay,buy_with_prime,facebook_pay', 6],
] as const;

/**
 * Looks at each frame from now on. No picture is taken meanwhile: one of a whole page has Chromium forget the images that it has loaded.
 *
 * @param count how many logos the main part of the page has
 * @returns how many frames there were, and how many of them lacked a logo
 */
const watchLogos = (page: Page, count: number) =>
  page.evaluateHandle((expected) => {
    const seen = { frames: 0, without: 0 };
    const look = () => {
      const hosts = document.querySelectorAll(
        'main :is(shopify-accelerated-checkout, shopify-accelerated-checkout-cart)',
      );
      const logos = [...hosts].flatMap(({ children }) =>
        [...children].flatMap((one) => Array.from(one.shadowRoot?.querySelectorAll('img') ?? [])),
      );
      seen.frames++;
      const shown = logos.filter(({ complete, naturalWidth, alt }) => complete && naturalWidth && alt);
      if (shown.length !== expected) seen.without++;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  }, count);

for (const [at, width] of [390, 1280].entries()) {
  test(`no frame is without a logo and nothing moves while the widget takes over, at ${width} px`, async ({
    page,
    store,
    layoutShift,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await fillCart(page, SENCHA);
    // Otherwise the widget would come from the browser's cache, and not late.
    const cache = await page.context().newCDPSession(page);
    for (const [path, count] of testsAll ? PAGES : PAGES.filter((_, index) => index % 2 === at)) {
      await cache.send('Network.clearBrowserCache');
      await store.faults({ operation: 'wallets.js', delayMs: 800 });
      await page.goto(early(path), { waitUntil: 'commit' });
      await untilPainted(page);
      const before = await layoutShift();
      const logos = await watchLogos(page, count);
      await untilTaken(page);
      const { raw, moved } = await layoutShift();
      const { frames, without } = await logos.jsonValue();
      expect(frames, path).toBeGreaterThan(2);
      expect(without, `frames without a logo on ${path}`).toBe(0);
      expect(raw - before.raw, `what moved on ${path}: ${moved.join(', ')}`).toBe(0);
    }
  });
}

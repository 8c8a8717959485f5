import { expect, test } from './fixtures';
import { gotoCart } from './fixtures/cart';

const HOSTS = 60;

interface Counting {
  /** Hosts that were painted by the end of the task that defined the elements, its microtasks included. */
  paintedAtOnce?: number;
}

test('a page of many hosts paints the first at once and the others in short tasks, all of them', async ({
  page,
  gotoProduct,
  holdWidget,
}) => {
  // A processor on which everything takes its time: each look at the clock costs a millisecond.
  await page.addInitScript(() => {
    let now = 0;
    performance.now = () => (now += 1);
  });
  const release = await holdWidget();
  await gotoProduct('sencha', { early: true });
  await page.locator('shopify-accelerated-checkout').waitFor({ state: 'attached' });
  await page.evaluate((count) => {
    const form = document.querySelector('shopify-accelerated-checkout')!.closest('form')!;
    for (let more = 1; more < count; more += 1) form.after(form.cloneNode(true));
    void customElements.whenDefined('shopify-accelerated-checkout').then(() => {
      (window as Counting).paintedAtOnce = document.querySelectorAll('shopify-buy-it-now-button').length;
    });
  }, HOSTS);
  release();
  await expect(page.locator('shopify-buy-it-now-button button')).toHaveCount(HOSTS);
  const atOnce = await page.evaluate(() => (window as Counting).paintedAtOnce!);
  expect(atOnce).toBeGreaterThan(0);
  expect(atOnce).toBeLessThan(HOSTS / 2);
});

interface Watching {
  /** How many wallets of the cart are there at the end of the script's task, and as soon as the cart is defined. */
  wallets?: Promise<{ script: number; cart: number }>;
}

test('the wallets of a cart page are painted in the task after the one that evaluates the script', async ({ page }) => {
  await page.addInitScript(() => {
    const count = () => document.querySelectorAll('shopify-accelerated-checkout-cart > [access-token]').length;
    const watch = async () => {
      await customElements.whenDefined('shopify-checkout-wallet-button');
      // The script's task ends after all its microtasks.
      for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve();
      const script = count();
      await customElements.whenDefined('shopify-accelerated-checkout-cart');
      return { script, cart: count() };
    };
    (window as Watching).wallets = watch();
  });
  await gotoCart(page, { cart: '41001:2', wallets: 'shop_pay,paypal,google_pay', drawer: 'off' });
  expect(await page.evaluate(() => (window as Watching).wallets)).toEqual({ script: 0, cart: 3 });
});

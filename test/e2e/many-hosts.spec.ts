import { expect, test } from './fixtures';

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

test('the wallets of a cart page are painted in the task after the one that evaluates the script', async ({
  page,
  holdWidget,
}) => {
  const release = await holdWidget();
  await page.goto('/cart?cart=41001:2&wallets=shop_pay,paypal,google_pay&drawer=off', { waitUntil: 'commit' });
  await page.locator('shopify-accelerated-checkout-cart').waitFor({ state: 'attached' });
  const paintedBy = page.evaluate(async () => {
    const wallets = () => document.querySelectorAll('shopify-accelerated-checkout-cart > [access-token]').length;
    await customElements.whenDefined('shopify-checkout-wallet-button');
    // The script's task ends after all its microtasks.
    for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve();
    const script = wallets();
    await customElements.whenDefined('shopify-accelerated-checkout-cart');
    return { script, next: wallets() };
  });
  release();
  expect(await paintedBy).toEqual({ script: 0, next: 3 });
});

import type { Page } from '@playwright/test';
import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { ID, sentLines } from './fixtures/product-form';
import { stopFirstNavigation } from './fixtures/stop-navigation';
import { checkoutFlags, parts } from './fixtures/widget';
import { warm } from './fixtures/wait';

/** A form whose theme announces a choice with a promise and writes the variant when the test resolves it. */
const FORM = `<section><form>${ID}<input name="quantity" value="2">${hostHtml({})}</form></section>
   <button id="choose">選ぶ</button><script>
     choose.onclick = async () => {
       const promise = new Promise((resolve) => (window.arrive = resolve));
       document.querySelector('section').dispatchEvent(
         Object.assign(new Event('shopify:product:select', { bubbles: true }), { promise }));
       document.querySelector('[name="id"]').value = await promise;
     };
   </script>`;

const arrive = (page: Page, variant: string) =>
  page.evaluate((id) => (window as unknown as { arrive(variant: string): void }).arrive(id), variant);

for (const wallet of rowsOf<'google_pay', 'paypal'>(['google_pay'], ['paypal'])) {
  test(`${wallet}: what is changed while a press waits for the vendor’s script is not bought`, async ({
    page,
    store,
    googlePay,
    payPal,
    gotoProduct,
  }) => {
    const releases = [googlePay.hold(), payPal.hold()];
    await page.clock.install();
    await gotoProduct('sencha', { recommended: wallet });
    const button = page.locator(`shopify-${wallet.replace('_', '-')}-button[access-token] button`).first();
    const asked = page.waitForRequest(/pay\.google\.com|paypal\.com/);
    await button.click();
    await asked;
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.locator('[name="quantity"]').first().fill('5');
    await page.clock.runFor(2000);
    await expect.poll(() => store.calls('cartCreate')).toHaveLength(1);
    expect(sentLines(await store.calls('cartCreate'))).toEqual([expect.objectContaining({ quantity: 2 })]);
    for (const release of releases) release();
  });
}

test('a choice that is taken back while checkout loads makes no second cart', async ({ page, store, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const navigations = await stopFirstNavigation(page);
  await gotoBare(page, FORM);
  const { buyItNow } = parts(page);
  await warm(page, buyItNow, 'buy-it-now.js');
  await buyItNow.click();
  await expect.poll(navigations).toBe(1);
  await expect(buyItNow).not.toHaveAttribute('aria-busy');
  await page.locator('#choose').click();
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  await arrive(page, '41001');
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FORM, openBoot, snippet, type StorePage } from './fixtures/boot-page';
import { fillCart, SENCHA } from './fixtures/cart';
import { STORES_SCRIPT, STORES_TAG, THEIRS } from './fixtures/stores-script';
import { parts } from './fixtures/widget';

/** What stands in the hosts when the browser draws its first frame with something in the page. */
async function noteFirstFrame(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const look = () => {
      if (!document.body?.firstElementChild || !document.querySelector('form')) return void requestAnimationFrame(look);
      const hosts = document.querySelectorAll('shopify-accelerated-checkout,shopify-accelerated-checkout-cart');
      const names = [...hosts].flatMap((host) => [...host.children].map(({ localName }) => localName));
      (window as { inFirstFrame?: string[] }).inFirstFrame ??= names;
    };
    requestAnimationFrame(look);
  });
  return () =>
    page
      .waitForFunction(() => (window as { inFirstFrame?: string[] }).inFirstFrame)
      .then((found) => found.jsonValue() as Promise<string[]>);
}

test('a product’s buttons are in the page’s first frame, also where the core takes half a second', async ({ page }) => {
  await page.route('**/wallets.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const first = await noteFirstFrame(page);
  await page.goto('/products/sencha?recommended=shop_pay');
  expect(await first()).toEqual(['shop-pay-wallet-button', 'more-payment-options-link']);
});

test('a cart’s wallets are in the page’s first frame, with their logos', async ({ page }) => {
  await fillCart(page, SENCHA);
  const first = await noteFirstFrame(page);
  await page.goto('/cart?wallets=shop_pay,paypal');
  expect((await first()).slice(0, 2)).toEqual(['shop-pay-wallet-button', 'shopify-paypal-button']);
  await expect(page.locator('shop-pay-wallet-button svg path').first()).toBeVisible();
});

test('where the core hangs, the first frame comes after the bound, and the page can be used', async ({ page }) => {
  await page.route('**/wallets.js', () => {});
  await openBoot(page, `${FORM}<p>words</p>`, snippet, {}, 'commit');
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await expect(page.getByRole('button', { name: 'カートに追加' })).toBeEnabled();
  await expect(page.locator('.shopify-payment-button__skeleton')).toBeVisible();
});

test('where the core hangs for long, the platform’s script gets the hosts', async ({ page }) => {
  await page.clock.install();
  await page.route('**/wallets.js', () => {});
  await page.route(`**${STORES_SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body: THEIRS }));
  await openBoot(page, FORM, snippet + STORES_TAG, {}, 'commit');
  await page.waitForFunction(() => 'PaymentButton' in ((window as Partial<StorePage>).Shopify ?? {}));
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'theirs' })).toBeVisible();
});

test('skeletons that the parser adds behind the start tag of a filled host go, and nobody sees them', async ({
  page,
  layoutShift,
}) => {
  await page.goto('/products/sencha?recommended=shop_pay');
  await expect(parts(page).shopPay).toBeVisible();
  await expect(page.locator('shopify-accelerated-checkout [class*=skeleton]')).toHaveCount(0);
  expect((await layoutShift()).raw).toBe(0);
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Where the page is sent when it leaves; the navigation is stopped. */
async function wayOut(page: Page, pattern: string): Promise<{ url: () => string; body: () => string }> {
  let url = '';
  let body = '';
  await page.route(pattern, (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    [url, body] = [request.url(), request.postData() ?? ''];
    return route.abort('aborted');
  });
  return { url: () => url, body: () => body };
}

const buyItNow = (page: Page) => page.locator('shopify-buy-it-now-button button').first();

test.describe('a shop below /en-us/ never leaves its language:', () => {
  test('a press whose cart is gone', async ({ page, context, store }) => {
    await page.goto('/en-us/cart?cart=44001:1&wallets=shop_pay');
    await context.addCookies([{ name: 'cart', value: encodeURIComponent('gone?key=k1'), url: store.url }]);
    const way = await wayOut(page, '**/cart?*');
    await page.getByRole('button', { name: 'Shop Pay' }).click({ noWaitAfter: true });
    await expect.poll(way.url).toBe(`${store.url}/en-us/cart?wallet_processing_failed=true`);
  });

  test('a cart’s press whose code is missing', async ({ page, store, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await page.route('**/press.js', (route) => route.abort());
    await page.goto('/en-us/cart?cart=44001:1&wallets=shop_pay');
    const way = await wayOut(page, '**/checkout?*');
    await page.getByRole('button', { name: 'Shop Pay' }).click({ noWaitAfter: true });
    await expect
      .poll(way.url)
      .toBe(`${store.url}/en-us/checkout?payment=shop_pay&redirect_source=direct_checkout_cart`);
  });

  test('a product’s press whose code is missing: the form takes the order', async ({ page, store, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await page.route('**/press.js', (route) => route.abort());
    await page.goto('/en-us/products/sencha');
    const way = await wayOut(page, '**/cart/add');
    await buyItNow(page).click({ noWaitAfter: true });
    await expect.poll(way.url).toBe(`${store.url}/en-us/cart/add`);
    expect(way.body()).toMatch(/name="return_to"\s+\/en-us\/checkout\?storefront_wallet=true\s/);
  });

  test('a product’s press whose code is missing, where only the form’s action has the language', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED/);
    await page.route('**/press.js', (route) => route.abort());
    await page.goto('/en-us/products/sencha');
    await page.evaluate(() => Reflect.deleteProperty((window as unknown as { Shopify: object }).Shopify, 'routes'));
    const way = await wayOut(page, '**/cart/add');
    await buyItNow(page).click({ noWaitAfter: true });
    await expect.poll(way.body).toMatch(/name="return_to"\s+\/en-us\/checkout\?storefront_wallet=true\s/);
  });
});

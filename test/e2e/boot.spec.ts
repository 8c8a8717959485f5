import { expect, test } from './fixtures';
import {
  BASE,
  callInit,
  failedToLoad,
  FORM,
  laterSnippet,
  openBoot,
  snippet,
  type StorePage,
} from './fixtures/boot-page';
import { parts } from './fixtures/widget';
import { untilIdle } from './fixtures/wait';

const CORE = [`${BASE}wallets.js`];

const files = (scripts: readonly string[]) => scripts.map((url) => new URL(url).pathname).sort();

test('the snippet alone puts the buttons onto a page, by one file', async ({ page, widgetScripts }) => {
  await openBoot(page, FORM);
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(files(widgetScripts())).toEqual(CORE);
  expect(
    await page.evaluate(() => (window as unknown as StorePage).Shopify.PaymentButton.isStorefrontPortableWallets),
  ).toBe(true);
});

test('fifty calls of init load the core once, with hosts and without', async ({ page, widgetScripts }) => {
  await openBoot(page, '<main></main>', laterSnippet);
  await callInit(page, 50);
  expect(await failedToLoad(page)).toBeUndefined();
  await expect.poll(() => files(widgetScripts())).toEqual(CORE);
  await page.locator('main').evaluate((main, html) => (main.innerHTML = html), FORM);
  await callInit(page, 50);
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(files(widgetScripts())).toEqual(CORE);
  expect(await page.locator('script[src]').count()).toBe(1);
});

test('an existing PaymentButton object stays as it is, and the buttons come', async ({ page }) => {
  await openBoot(
    page,
    FORM,
    `<script>var Shopify = { PaymentButton: { init: function () {}, mine: true } };</script>${snippet}`,
  );
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(await page.evaluate(() => Object.keys((window as unknown as StorePage).Shopify.PaymentButton))).toEqual([
    'init',
    'mine',
  ]);
});

test('a page without buttons loads nothing until the first host comes', async ({ page, widgetScripts }) => {
  await openBoot(page, '<main></main>', laterSnippet);
  await untilIdle(page);
  expect(widgetScripts()).toEqual([]);
  await page.locator('main').evaluate((main, html) => (main.innerHTML = html), FORM);
  await expect(parts(page).buyItNow).toBeEnabled();
  // The style that the snippet of pages with buttons has in it.
  await expect(page.locator('shopify-accelerated-checkout')).toHaveCSS('display', 'block');
});

test('a host in a page whose head says that it has none is filled, too', async ({ page }) => {
  await openBoot(page, FORM, laterSnippet);
  await expect(parts(page).buyItNow).toBeEnabled();
});

test('of two snippets in a page the first one runs, and there is one set of buttons', async ({
  page,
  widgetScripts,
}) => {
  await openBoot(page, FORM, snippet + laterSnippet + snippet);
  await expect(parts(page).buyItNow).toHaveCount(1);
  expect(new Set(widgetScripts()).size).toBe(1);
});

test('the snippet does not wait for the theme’s style sheet', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/theme-a.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/products/sencha?theme=a', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'PaymentButton' in ((window as Partial<StorePage>).Shopify ?? {}));
  // The theme's own script, after its style sheet, still waits.
  expect(await page.evaluate(() => 'ShopifyAnalytics' in window)).toBe(false);
  release();
  await expect(parts(page).buyItNow).toBeEnabled();
});

import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { BASE, callInit, failedToLoad, FORM, openBoot, plainSnippet, type StorePage } from './fixtures/boot-page';
import { parts } from './fixtures/widget';
import { untilIdle } from './fixtures/wait';

/** What a page without the early paint needs at once, in one wave. */
const CORE_FILES = [`${BASE}early.js`, `${BASE}wallets.js`];

const files = (scripts: readonly string[]) => scripts.map((url) => new URL(url).pathname).sort();

test('the plain snippet alone puts the buttons onto a page', async ({ page, widgetScripts }) => {
  await openBoot(page, FORM);
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(files(widgetScripts())).toEqual(CORE_FILES);
  expect(
    await page.evaluate(() => (window as unknown as StorePage).Shopify.PaymentButton.isStorefrontPortableWallets),
  ).toBe(true);
});

test('fifty calls of init load the core and its part once, with hosts and without', async ({ page, widgetScripts }) => {
  await openBoot(page, '<main></main>');
  await callInit(page, 50);
  expect(await failedToLoad(page)).toBeUndefined();
  await expect.poll(() => files(widgetScripts())).toEqual(CORE_FILES);
  await page.locator('main').evaluate((main, html) => (main.innerHTML = html), FORM);
  await callInit(page, 50);
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(files(widgetScripts())).toEqual(CORE_FILES);
  expect(await page.locator('script[src]').count()).toBe(1);
});

test('an existing PaymentButton object stays as it is, and the buttons come', async ({ page }) => {
  await openBoot(
    page,
    FORM,
    `<script>var Shopify = { PaymentButton: { init: function () {}, mine: true } };</script>${plainSnippet}`,
  );
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(await page.evaluate(() => Object.keys((window as unknown as StorePage).Shopify.PaymentButton))).toEqual([
    'init',
    'mine',
  ]);
});

test('a page without hosts loads nothing until the first host comes', async ({ page, widgetScripts }) => {
  await openBoot(page, '<main></main>');
  await untilIdle(page);
  expect(widgetScripts()).toEqual([]);
  await page.locator('main').evaluate((main, html) => (main.innerHTML = html), FORM);
  await expect(parts(page).buyItNow).toBeEnabled();
});

test('the snippet’s script also works as an external file', async ({ page }) => {
  const inline = plainSnippet.slice(plainSnippet.lastIndexOf('<script>')).trim();
  await openBoot(page, FORM, plainSnippet.replace(inline, `<script src="${BASE}boot.js" defer></script>`));
  await expect(parts(page).buyItNow).toBeEnabled();
});

for (const boot of rowsOf(['painted'], ['plain']))
  test(`the scripts of the snippet (${boot}) do not wait for the theme’s style sheet`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/theme-a.css', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/products/sencha?theme=a&boot=${boot}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'PaymentButton' in ((window as Partial<StorePage>).Shopify ?? {}));
    // The theme's own script, after its style sheet, still waits.
    expect(await page.evaluate(() => 'ShopifyAnalytics' in window)).toBe(false);
    release();
    await expect(parts(page).buyItNow).toBeEnabled();
  });

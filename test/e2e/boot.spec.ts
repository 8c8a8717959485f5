import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import pkg from '../../package.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { hostHtml } from './fixtures/bare-page';
import { parts } from './fixtures/widget';

const BASE = `/karui/${pkg.version}/`;
const built = (file: string) => readFileSync(resolve(import.meta.dirname, `../../dist/${pkg.version}/${file}`), 'utf8');
const snippet = built('snippet.html');

const SKELETON = `<div class="shopify-payment-button__button" role="button" disabled aria-hidden="true"><div class="shopify-payment-button__skeleton">&nbsp;</div></div>`;
const FORM = `<form method="post" action="/cart/add"><input type="hidden" name="id" value="41001"><button type="submit">カートに追加</button>
  <div class="shopify-payment-button">${hostHtml({}).replace('><', `>${SKELETON}<`)}<small id="shopify-buyer-consent" class="hidden">同意</small></div></form>`;
const CART = `<shopify-accelerated-checkout-cart><div class="wallet-cart-grid--skeleton"></div></shopify-accelerated-checkout-cart>`;

interface StorePage {
  Shopify: { PaymentButton: { isStorefrontPortableWallets?: boolean; failedToLoad?: boolean; init(): void } };
}

async function open(page: Page, body: string, head = snippet, headers: Record<string, string> = {}): Promise<void> {
  await page.route('**/boot', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="ja"><head><title>boot</title>${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto('/boot');
}

const callInit = (page: Page, times: number) =>
  page.evaluate((count) => {
    const { init } = (window as unknown as StorePage).Shopify.PaymentButton;
    for (let call = 0; call < count; call += 1) init();
  }, times);

const failedToLoad = (page: Page) =>
  page.evaluate(() => (window as unknown as StorePage).Shopify.PaymentButton.failedToLoad);

/** What the page still holds of the widget's place holders. */
const leftovers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[class*=skeleton], [role=button], #shopify-buyer-consent')].map(
      (one) => one.className,
    ),
  );

test('theme contract 1: the snippet alone puts the buttons onto a page', async ({ page, widgetScripts }) => {
  await open(page, FORM);
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(widgetScripts().map((url) => new URL(url).pathname)).toEqual([`${BASE}wallets.js`]);
  expect(
    await page.evaluate(() => (window as unknown as StorePage).Shopify.PaymentButton.isStorefrontPortableWallets),
  ).toBe(true);
});

test('theme contract 1: fifty calls of init load one module, with hosts and without', async ({
  page,
  widgetScripts,
}) => {
  await open(page, '<main></main>');
  await callInit(page, 50);
  expect(await failedToLoad(page)).toBeUndefined();
  await expect.poll(widgetScripts).toHaveLength(1);
  await page.locator('main').evaluate((main, html) => (main.innerHTML = html), FORM);
  await callInit(page, 50);
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(widgetScripts()).toHaveLength(1);
  expect(await page.locator('script[src]').count()).toBe(1);
});

test('theme contract 1: a PaymentButton that is there already stays as it is, and the buttons come', async ({
  page,
}) => {
  await open(
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

test('theme contract 4: a second copy of the snippet loads nothing twice', async ({ page, widgetScripts }) => {
  await open(page, FORM, snippet + snippet);
  await expect(parts(page).buyItNow).toBeEnabled();
  await callInit(page, 2);
  expect(widgetScripts()).toHaveLength(1);
  await expect(page.locator('shopify-accelerated-checkout > shopify-buy-it-now-button')).toHaveCount(1);
});

test('theme contract 5: a page without hosts loads nothing until the first host comes', async ({
  page,
  widgetScripts,
}) => {
  await open(page, '<main></main>');
  await page.waitForLoadState('networkidle');
  expect(widgetScripts()).toEqual([]);
  await page.locator('main').evaluate((main, html) => (main.innerHTML = html), FORM);
  await expect(parts(page).buyItNow).toBeEnabled();
});

test('nothing of the widget runs while the page is still parsed', async ({ page }) => {
  const count = `<script>var during = document.querySelectorAll('head > script[src]').length</script>`;
  await open(page, FORM + count);
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(await page.evaluate('during')).toBe(0);
});

test('the snippet works from the end of the body too', async ({ page }) => {
  await open(page, FORM + snippet, '');
  await expect(parts(page).buyItNow).toBeEnabled();
});

test('the script works as a file', async ({ page }) => {
  const inline = snippet.slice(snippet.lastIndexOf('<script>')).trim();
  await open(page, FORM, snippet.replace(inline, `<script src="${BASE}boot.js" defer></script>`));
  await expect(parts(page).buyItNow).toBeEnabled();
});

const SYNTAX_ERROR = 'class { static #x in }';

test.describe('theme contract 3: where the widget can’t run, place holders and consent notice go and all else stays', () => {
  async function expectTidied(page: Page): Promise<void> {
    await expect.poll(() => failedToLoad(page)).toBe(true);
    expect(await leftovers(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'カートに追加' })).toBeVisible();
    await expect(page.locator('.shopify-payment-button > *')).toHaveCount(1);
    await callInit(page, 2);
  }

  test('the module does not arrive', async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await page.route('**/wallets.js', (route) => route.abort());
    await open(page, FORM + CART);
    await expectTidied(page);
  });

  test('the module is not the one the hash is for', async ({ page, allowErrors }) => {
    allowErrors(/integrity/);
    await page.route('**/wallets.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.evil = 1' }),
    );
    await open(page, FORM + CART);
    await expectTidied(page);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });

  test('the browser is too old for the module’s syntax', async ({ page, allowErrors }) => {
    // Playwright has no message for a syntax error in a module.
    allowErrors(/^uncaught: /);
    await page.route('**/wallets.js', (route) => route.fulfill({ contentType: 'text/javascript', body: SYNTAX_ERROR }));
    await open(page, FORM + CART, snippet.replace(/ integrity="[^"]*"/g, ''));
    await expectTidied(page);
  });

  for (const [how, script] of [
    ['missing', 'delete window.customElements'],
    ['undefined', 'Object.defineProperty(window, "customElements", { value: undefined })'],
  ] as const) {
    test(`custom elements are ${how}`, async ({ page, widgetScripts }) => {
      await open(page, FORM + CART, `<script>${script}</script>${snippet}`);
      await expectTidied(page);
      expect(widgetScripts()).toEqual([]);
    });
  }

  test('the template is not where it should be', async ({ page }) => {
    await open(page, FORM + CART, snippet.replace(/<template>.*<\/template>/, ''));
    await expectTidied(page);
  });
});

const withNonce = (html: string) =>
  html.replace(/<style>/g, '<style nonce="n0">').replace(/<script>/g, '<script nonce="n0">');

for (const [name, policy] of [
  ['nonces', "script-src 'nonce-n0'; style-src 'nonce-n0'"],
  ['nonces and strict-dynamic', "script-src 'nonce-n0' 'strict-dynamic'; style-src 'nonce-n0'"],
  ['trusted types', "script-src 'nonce-n0'; style-src 'nonce-n0'; require-trusted-types-for 'script'"],
  ['no trusted types at all', "script-src 'nonce-n0'; require-trusted-types-for 'script'; trusted-types 'none'"],
] as const) {
  test(`a content security policy with ${name} lets the snippet work`, async ({ page }) => {
    await open(page, FORM, withNonce(snippet), { 'Content-Security-Policy': policy });
    await expect(parts(page).buyItNow).toBeEnabled();
    expect(await page.evaluate(() => 'karui:compat' in window)).toBe(true);
  });
}

test('a content security policy may allow the three inline texts by the hashes that stand in the snippet', async ({
  page,
}) => {
  const [style, ...scripts] = snippet.match(/'sha256-[^']+'/g) ?? [];
  await open(page, FORM, snippet, {
    'Content-Security-Policy': `script-src 'self' ${scripts.join(' ')}; style-src ${style}`,
  });
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(await page.evaluate(() => 'karui:compat' in window)).toBe(true);
});

test('with the import map a changed file is refused that is loaded later', async ({ page, allowErrors }) => {
  allowErrors(/integrity/);
  await page.route('**/dialog.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.evil = 1' }),
  );
  await open(page, FORM, built('importmap.html') + snippet);
  const loaded = (file: string) =>
    page.evaluate(
      async (path) =>
        import(path).then(
          () => 'loaded',
          () => 'refused',
        ),
      `${BASE}${file}`,
    );
  await expect(parts(page).buyItNow).toBeEnabled();
  expect([await loaded('dialog.js'), await loaded('checkout.js')]).toEqual(['refused', 'loaded']);
});

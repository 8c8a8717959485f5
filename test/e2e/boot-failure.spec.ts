import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { callInit, failedToLoad, FORM, openBoot, snippet } from './fixtures/boot-page';

const CART = `<shopify-accelerated-checkout-cart><div class="wallet-cart-grid--skeleton"></div></shopify-accelerated-checkout-cart>`;

/** Skeletons and notices that are still in the page. */
const leftovers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[class*=skeleton], [role=button], #shopify-buyer-consent')].map(
      (one) => one.className,
    ),
  );

const SYNTAX_ERROR = 'class { static #x in }';

test.describe('where the widget can’t run, skeletons and consent notice are removed and all else stays', () => {
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
    await openBoot(page, FORM + CART);
    await expectTidied(page);
  });

  test('the module does not match its integrity hash', async ({ page, allowErrors }) => {
    allowErrors(/integrity/);
    await page.route('**/wallets.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.evil = 1' }),
    );
    await openBoot(page, FORM + CART);
    await expectTidied(page);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });

  test('the browser is too old for the module’s syntax', async ({ page, allowErrors }) => {
    // Playwright reports a syntax error in a module without a message.
    allowErrors(/^uncaught: /);
    await page.route('**/wallets.js', (route) => route.fulfill({ contentType: 'text/javascript', body: SYNTAX_ERROR }));
    await openBoot(page, FORM + CART, snippet.replace(/ integrity="[^"]*"/g, ''));
    await expectTidied(page);
  });

  test('custom elements are undefined', async ({ page, allowErrors }) => {
    // The core says why it can't run.
    allowErrors(/customElements|undefined/);
    const script = 'Object.defineProperty(window, "customElements", { value: undefined })';
    await openBoot(page, FORM + CART, `<script>${script}</script>${snippet}`);
    await expectTidied(page);
  });

  test('the browser knows custom elements but no modules', async ({ page, widgetScripts }) => {
    // Such a browser ignores a module script silently, like a script of unknown type.
    await page.addInitScript(() => {
      delete (HTMLScriptElement.prototype as { noModule?: boolean }).noModule;
    });
    await openBoot(page, FORM + CART, snippet.replace('type="module"', 'type="unknown"'));
    await expectTidied(page);
    expect(widgetScripts()).toEqual([]);
  });
});

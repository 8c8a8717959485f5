import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { callInit, failedToLoad, FORM, openBoot, snippet } from './fixtures/boot-page';

const CART = `<shopify-accelerated-checkout-cart><div class="wallet-cart-grid--skeleton"></div></shopify-accelerated-checkout-cart>`;

/** What the page still holds of the widget's place holders. */
const leftovers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[class*=skeleton], [role=button], #shopify-buyer-consent')].map(
      (one) => one.className,
    ),
  );

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
    await openBoot(page, FORM + CART);
    await expectTidied(page);
  });

  test('the module is not the one the hash is for', async ({ page, allowErrors }) => {
    allowErrors(/integrity/);
    await page.route('**/wallets.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.evil = 1' }),
    );
    await openBoot(page, FORM + CART);
    await expectTidied(page);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });

  test('the browser is too old for the module’s syntax', async ({ page, allowErrors }) => {
    // Playwright has no message for a syntax error in a module.
    allowErrors(/^uncaught: /);
    await page.route('**/wallets.js', (route) => route.fulfill({ contentType: 'text/javascript', body: SYNTAX_ERROR }));
    await openBoot(page, FORM + CART, snippet.replace(/ integrity="[^"]*"/g, ''));
    await expectTidied(page);
  });

  for (const [how, script] of [
    ['missing', 'delete window.customElements'],
    ['undefined', 'Object.defineProperty(window, "customElements", { value: undefined })'],
  ] as const) {
    test(`custom elements are ${how}`, async ({ page, widgetScripts }) => {
      await openBoot(page, FORM + CART, `<script>${script}</script>${snippet}`);
      await expectTidied(page);
      expect(widgetScripts()).toEqual([]);
    });
  }

  test('the template is not where it should be', async ({ page }) => {
    await openBoot(page, FORM + CART, snippet.replace(/<template>.*<\/template>/, ''));
    await expectTidied(page);
  });
});

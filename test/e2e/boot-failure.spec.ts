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

  test('custom elements are undefined', async ({ page, widgetScripts }) => {
    const script = 'Object.defineProperty(window, "customElements", { value: undefined })';
    await openBoot(page, FORM + CART, `<script>${script}</script>${snippet}`);
    await expectTidied(page);
    expect(widgetScripts()).toEqual([]);
  });

  test('the browser knows custom elements but no modules', async ({ page, widgetScripts }) => {
    // Such a browser ignores a module script silently, like a script of unknown type.
    await page.addInitScript(() => {
      delete (HTMLScriptElement.prototype as { noModule?: boolean }).noModule;
      const { appendChild } = Node.prototype;
      Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
        if (child instanceof HTMLScriptElement) child.type = 'unknown';
        return appendChild.call(this, child) as T;
      };
    });
    await openBoot(page, FORM + CART);
    await expectTidied(page);
    expect(widgetScripts()).toEqual([]);
  });

  test('the snippet’s template is missing', async ({ page }) => {
    await openBoot(page, FORM + CART, snippet.replace(/<template[^>]*>.*<\/template>/, ''));
    await expectTidied(page);
  });
});

test.describe('where the widget can’t run, there is always a way to the cart', () => {
  const OWN = '<button type="submit">カートに追加</button>';
  const link = (page: Page) => page.getByRole('link', { name: 'カートを見る' });

  test('a product or a cart without a button gets a link to the cart, and one with its own gets none', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED/);
    await page.route('**/wallets.js', (route) => route.abort());
    for (const [name, body, count] of [
      ['beside the theme’s own button', FORM, 0],
      ['a product without a button', FORM.replace(OWN, ''), 1],
      ['a cart with its own button', `<form>${CART}<button name="checkout">ご購入手続きへ</button></form>`, 0],
      ['a drawer without a button beside a product with its own', `${FORM}<dialog open>${CART}</dialog>`, 1],
      ['a cart without a button', CART, 1],
    ] as const) {
      await test.step(name, async () => {
        await openBoot(page, body);
        await expect.poll(() => failedToLoad(page)).toBe(true);
        await expect.soft(link(page)).toHaveCount(count);
      });
    }
    await link(page).click();
    await page.waitForURL('**/cart');
  });

  test('with Trusted Types required the link is there as well', async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await page.route('**/wallets.js', (route) => route.abort());
    await openBoot(page, CART, snippet, { 'Content-Security-Policy': "require-trusted-types-for 'script'" });
    await expect(link(page)).toHaveCount(1);
  });
});

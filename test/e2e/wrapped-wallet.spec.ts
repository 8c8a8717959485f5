import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, config, fillCart, SENCHA } from './fixtures/cart';
import { untilIdle } from './fixtures/wait';
import { checkoutFlags, parts } from './fixtures/widget';

/** Has the page put an element around each wallet, in the same slot, as often as it stands in its host without one. */
const wrap = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      for (const wallet of document.querySelectorAll<HTMLElement>(
        ':is(shopify-accelerated-checkout, shopify-accelerated-checkout-cart) > [access-token]',
      )) {
        const around = document.createElement('div');
        around.slot = wallet.slot;
        wallet.replaceWith(around);
        around.append(wallet);
      }
    }).observe(document, { subtree: true, childList: true });
  });

/** Holds the code that looks after hosts. Gives what presses a button while that code comes. */
async function holdCode(page: Page): Promise<(button: Locator) => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/companion.js', async (route) => {
    await held;
    await route.continue();
  });
  return async (button) => {
    await button.hover();
    await page.mouse.down();
    release();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/companion.js')),
    );
    await untilIdle(page);
    await page.mouse.up();
  };
}

test.beforeEach(({ page }) => wrap(page));

test('a product’s press leads to checkout where the page has put an element around its wallet', async ({ page }) => {
  const press = await holdCode(page);
  await gotoBare(page, formHtml(hostHtml({ recommended: JSON.stringify(config('shop_pay')) })));
  const { shopPay } = parts(page);
  await expect(shopPay).toBeVisible();
  await press(shopPay);
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
});

test('a cart’s press leads to checkout where the page has put elements around its wallets', async ({ page }) => {
  await fillCart(page, SENCHA);
  const press = await holdCode(page);
  await gotoBare(page, cartHostHtml(['amazon_pay', 'shop_pay']));
  const button = page.getByRole('button', { name: 'Shop Pay' });
  await expect(button).toBeVisible();
  await press(button);
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
});

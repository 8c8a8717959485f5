import type { Page } from '@playwright/test';
import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { gotoCart } from './fixtures/cart';
import { untilIdle } from './fixtures/wait';

/** The HTML in each container for wallets, with comments and white space. */
const contents = (page: Page) =>
  page.locator('.dynamic-checkout__content').evaluateAll((places) => places.map(({ innerHTML }) => innerHTML));

for (const theme of rowsOf<'hostile', 'a' | 'b'>(['hostile'], ['a', 'b'])) {
  test(`the cart’s empty container for wallets stays empty, without even white space, on theme ${theme}`, async ({
    page,
  }) => {
    await gotoCart(page, { theme, drawer: 'on' });
    await page.evaluate(() =>
      (window as unknown as { Shopify: { PaymentButton: { init(): void } } }).Shopify.PaymentButton.init(),
    );
    await page.waitForFunction(() => customElements.get('shopify-accelerated-checkout-cart'));
    await page.mouse.move(1, 1);
    await untilIdle(page);
    expect(await contents(page)).toEqual(['', '']);
  });
}

test('the cart’s empty container stays empty beside a product’s buttons', async ({ page }) => {
  await gotoBare(
    page,
    `<form><input type="hidden" name="id" value="41001">${hostHtml({})}</form><div class="dynamic-checkout__content"></div>`,
  );
  await expect(page.getByRole('button', { name: '今すぐ購入' })).toBeEnabled();
  await page.mouse.move(1, 1);
  await untilIdle(page);
  expect(await contents(page)).toEqual(['']);
});

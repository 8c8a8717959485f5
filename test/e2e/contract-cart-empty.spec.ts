import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { gotoCart } from './fixtures/cart';
import { untilIdle } from './fixtures/wait';

/** What stands in each place for wallets, comments and blanks included. */
const contents = (page: Page) =>
  page.locator('.dynamic-checkout__content').evaluateAll((places) => places.map(({ innerHTML }) => innerHTML));

for (const theme of ['a', 'b'] as const) {
  test(`theme contract 39: an empty place for wallets stays empty to the last blank on theme ${theme}`, async ({
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

test('theme contract 39: also beside a product’s buttons', async ({ page }) => {
  await gotoBare(
    page,
    `<form><input type="hidden" name="id" value="41001">${hostHtml({})}</form><div class="dynamic-checkout__content"></div>`,
  );
  await expect(page.getByRole('button', { name: '今すぐ購入' })).toBeEnabled();
  await page.mouse.move(1, 1);
  await untilIdle(page);
  expect(await contents(page)).toEqual(['']);
});

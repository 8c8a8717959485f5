import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { liveParts, watchLiveParts } from './fixtures/live-parts';
import { sentLines } from './fixtures/product-form';
import { loaded, untilIdle } from './fixtures/wait';
import { checkoutFlags } from './fixtures/widget';

/** Writes into the title whether the next quick view has its button right after the theme's script, and one frame later. */
const watchNextFrame = (page: Page) =>
  page.evaluate(() => {
    document.title = '';
    const content = document.querySelector('[data-quick-view-content]')!;
    const isThere = () => !!content.querySelector('shopify-buy-it-now-button > button');
    new MutationObserver((_, observer) => {
      if (!content.querySelector('shopify-accelerated-checkout')) return;
      observer.disconnect();
      const atOnce = isThere();
      requestAnimationFrame(() => (document.title = `at once: ${atOnce}, next frame: ${isThere()}`));
    }).observe(content, { childList: true, subtree: true });
  });

for (const theme of ['a', 'b'] as const) {
  test(`theme ${theme}’s quick view sells the product it shows, again and again`, async ({ page, context, store }) => {
    await watchLiveParts(context);
    await page.goto(`/?theme=${theme}`);
    const dialog = page.locator('dialog.quick-view');
    const show = (title: string) => page.locator('.product-card', { hasText: title }).locator('[data-quick-view]');
    const button = dialog.getByRole('button', { name: '今すぐ購入' });
    const close = dialog.locator('[data-quick-view-close]');
    // The first one loads the widget, with the listeners that it keeps.
    await show('煎茶').click();
    await expect(button).toBeEnabled();
    await expect(dialog.locator('shopify-buy-it-now-button')).toHaveAttribute('page-type', 'product');
    await close.click();
    await expect(dialog).toBeHidden();
    // The companion, which the first click asks for, adds listeners that stay; a removed host drops its own a moment later.
    await loaded(page, 'companion.js');
    await untilIdle(page);
    const before = await liveParts(page);
    for (let round = 0; round < 3; round += 1) {
      await watchNextFrame(page);
      await show('煎茶').click();
      await expect(button).toBeEnabled();
      await expect(page).toHaveTitle(theme === 'a' ? 'at once: true, next frame: true' : /next frame: true/);
      await close.click();
      await expect.poll(() => liveParts(page)).toEqual(before);
    }
    await watchNextFrame(page);
    await show('急須').click();
    await expect(dialog.getByRole('heading', { name: /急須/ })).toBeVisible();
    await expect(page).toHaveTitle(/next frame: true/);
    await button.click();
    await checkoutFlags(page);
    expect(sentLines(await store.calls('cartCreate'))).toEqual([
      expect.objectContaining({ merchandiseId: 'gid://shopify/ProductVariant/44001', quantity: 1 }),
    ]);
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { NOT_LOADED } from './fixtures/policy';

/** Says what the page tells the shopper by `alert`. */
function told(page: Page): string[] {
  const words: string[] = [];
  page.on('dialog', (dialog) => {
    words.push(dialog.message());
    void dialog.accept();
  });
  return words;
}

for (const file of ['companion.js', 'subscription-notice.js', 'policy.js'])
  test(`a policy’s button tells the shopper, at each press, that ${file} can’t come`, async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await page.route(`**/${file}`, (route) => route.abort());
    const words = told(page);
    await page.goto('/products/teiki-bin?theme=a');
    await page.locator('shopify-accelerated-checkout > *').first().waitFor();
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('afterbegin', '<span id="shopify-subscription-policy-button">解約</span>'),
    );
    // The page's first interaction asks for the companion.
    await page.mouse.move(5, 5);
    const press = () => page.locator('#shopify-subscription-policy-button').first().dispatchEvent('click');
    await press();
    await expect.poll(() => words).toEqual([NOT_LOADED]);
    await press();
    await expect.poll(() => words).toEqual([NOT_LOADED, NOT_LOADED]);
  });

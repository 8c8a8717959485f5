import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { refuseCarts } from './fixtures/refuse-carts';
import { parts } from './fixtures/widget';

const turn = (page: Page) => page.evaluate(() => (document.documentElement.dir = 'rtl'));

test('on a page that is read from the right, the words of a button follow its logo', async ({ page, gotoProduct }) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  await turn(page);
  const button = page.locator('main shop-pay-wallet-button button');
  await expect(button.locator('img')).toHaveAttribute('alt', 'Shop Pay');
  const left = (part: string) => button.locator(part).evaluate((element) => element.getBoundingClientRect().left);
  expect(await left('span')).toBeGreaterThan(await left('img'));
});

test('on a page that is read from the right, the dialog’s Japanese is not', async ({ page, gotoProduct, store }) => {
  await refuseCarts(store);
  await gotoProduct('sencha');
  await turn(page);
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  for (const part of ['h2', '.message']) await expect(dialog.locator(part)).toHaveCSS('direction', 'ltr');
});

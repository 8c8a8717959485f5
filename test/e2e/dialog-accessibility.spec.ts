import { expect, test } from './fixtures';
import { refuseCarts } from './fixtures/refuse-carts';
import { parts } from './fixtures/widget';

test.beforeEach(async ({ store, gotoProduct }) => {
  await refuseCarts(store);
  await gotoProduct('sencha');
});

test('an Enter that is held since the press does not close it unread; the next one does', async ({ page }) => {
  const { buyItNow, dialog } = parts(page);
  await buyItNow.focus();
  await page.keyboard.down('Enter');
  await expect(dialog.getByRole('button', { name: '閉じる' })).toBeFocused();
  // Each further one is what a browser sends for a key that is held.
  for (let again = 0; again < 3; again += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('a space key that is held since the press of the link does not close it unread either', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  const { moreOptions, dialog } = parts(page);
  await moreOptions.focus();
  await page.keyboard.down(' ');
  await expect(dialog.getByRole('button', { name: '閉じる' })).toBeFocused();
  for (let again = 0; again < 3; again += 1) await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await expect(dialog).toBeVisible();
  await page.keyboard.press(' ');
  await expect(dialog).toBeHidden();
});

test('the dialog and the announcement of a press under way are marked as Japanese', async ({ page }) => {
  const { buyItNow, dialog } = parts(page);
  await page.locator('html').evaluate((root: HTMLElement) => (root.lang = 'en'));
  await buyItNow.click();
  await expect(dialog).toHaveAttribute('lang', 'ja');
  await expect(page.locator('[aria-live=polite]', { hasText: /^(処理中…)?$/ }).last()).toHaveAttribute('lang', 'ja');
});

test('Tab stays inside the dialog', async ({ page }) => {
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press(press % 2 ? 'Shift+Tab' : 'Tab');
    expect(await dialog.evaluate((element) => !!(element.getRootNode() as ShadowRoot).activeElement)).toBe(true);
  }
});

import { expect, test } from './fixtures';
import { refuseCarts } from './fixtures/refuse-carts';
import { parts } from './fixtures/widget';

test('the keyboard reaches the text of a dialog whenever it scrolls: on a phone that is turned and turned back', async ({
  page,
  store,
  gotoProduct,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await refuseCarts(store, 'お一人様三個まで。\n'.repeat(11));
  await gotoProduct('sencha');
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  const text = dialog.locator('.message');
  await expect(text).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(text).not.toHaveAttribute('tabindex');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(text).toHaveAttribute('tabindex', '0');
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await expect(text).not.toHaveAttribute('tabindex');
});

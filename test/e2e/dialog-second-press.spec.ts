import { expect, test } from './fixtures';
import { parts } from './fixtures/widget';

test('the second half of a double click does not close the dialog that the first half has opened', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('sencha');
  const { buyItNow, dialog } = parts(page);
  // Fetches all that a press needs.
  await page.locator('[name=quantity]').first().fill('0');
  await buyItNow.click();
  await expect(dialog).toHaveJSProperty('open', true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const { x, y } = (await buyItNow.boundingBox())!;
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog).toHaveJSProperty('open', true);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(dialog).toHaveJSProperty('open', true);
});

test('a key that is held after it has closed the dialog begins no other press', async ({ page, gotoProduct }) => {
  await gotoProduct('sencha');
  const { buyItNow, dialog } = parts(page);
  await page.locator('[name=quantity]').first().fill('0');
  await buyItNow.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button')).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(buyItNow).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toHaveCount(0);
  // The next key is a press again.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

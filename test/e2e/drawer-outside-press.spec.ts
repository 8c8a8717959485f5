import { expect, test } from './fixtures';
import { refuseCarts } from './fixtures/refuse-carts';
import { parts } from './fixtures/widget';

for (const type of ['pointerdown', 'mousedown', 'mouseup', 'touchstart', 'touchend']) {
  test(`a drawer that closes on a ${type} outside stays open while its dialog is pressed`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await refuseCarts(store);
    await gotoProduct('sencha');
    const { buyItNow, dialog } = parts(page);
    await page.evaluate((name) => {
      const drawer = document.querySelector('main shopify-accelerated-checkout')!.closest('form')!;
      document.addEventListener(name, ({ target }) => {
        if (!drawer.contains(target as Node)) drawer.hidden = true;
      });
    }, type);
    await buyItNow.click();
    const close = dialog.getByRole('button', { name: '閉じる' });
    // The mouse sends no touches.
    await close.dispatchEvent(type, { bubbles: true, composed: true });
    await close.click();
    await expect(dialog).toHaveCount(0);
    await expect(buyItNow).toBeFocused();
  });
}

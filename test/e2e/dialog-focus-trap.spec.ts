import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { refuseCarts } from './fixtures/refuse-carts';
import { touchClose } from './fixtures/seen-dialog';
import { parts } from './fixtures/widget';

/** The trap of a drawer: whatever is pressed outside of the drawer does nothing. It listens before the widget does. */
const trapFocus = (page: Page) =>
  page.addInitScript(() => {
    const isOutside = ({ target }: Event) => !(target as Element).closest?.('form');
    const stop = (event: Event) => {
      if (!isOutside(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const prevent = (event: Event) => event.cancelable && isOutside(event) && event.preventDefault();
    addEventListener('click', stop, true);
    for (const type of ['mousedown', 'touchstart']) addEventListener(type, prevent, { capture: true, passive: false });
  });

test.beforeEach(async ({ page, store, gotoProduct }) => {
  await trapFocus(page);
  await refuseCarts(store);
  await gotoProduct('sencha');
});

test('where a page stops every click outside of its drawer, button and overlay still close the dialog', async ({
  page,
}) => {
  const { buyItNow, dialog } = parts(page);
  const close = dialog.getByRole('button', { name: '閉じる' });
  for (const press of [
    () => close.click(),
    () => page.mouse.click(5, 5),
    () => close.press('Enter'),
    () => close.press(' '),
  ]) {
    await buyItNow.click();
    await expect(dialog).toBeVisible();
    await press();
    await expect(dialog).toHaveCount(0);
    await expect(buyItNow).toBeFocused();
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger closes it there, too', async ({ page }) => {
    const { buyItNow, dialog } = parts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await buyItNow.click();
    await expect(dialog).toBeVisible();
    await touchClose(page);
    await expect(buyItNow).toBeFocused();
  });
});

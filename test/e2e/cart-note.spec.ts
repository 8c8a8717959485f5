import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, cartParts, fillCart, gotoCart, SENCHA, storedCart } from './fixtures/cart';
import { checkoutFlags } from './fixtures/widget';
import { warm } from './fixtures/wait';

for (const theme of ['a', 'b'] as const) {
  test(`on theme ${theme} a note typed 50 ms before the press is saved to the cart first`, async ({ page, store }) => {
    await fillCart(page, SENCHA);
    await gotoCart(page, { theme });
    const { shopPay } = cartParts(page);
    // The code is here, so only the note delays the press.
    await warm(page, shopPay, 'shop-pay.js');
    const gap = await page.locator('main [name="note"]').evaluate((note: HTMLTextAreaElement) => {
      note.value = '急ぎでお願いします';
      note.dispatchEvent(new InputEvent('input', { bubbles: true }));
      const typed = performance.now();
      return new Promise<number>((resolve) =>
        setTimeout(() => {
          document.querySelector<HTMLElement>('main shop-pay-wallet-button')?.click();
          resolve(performance.now() - typed);
        }, 50),
      );
    });
    expect(gap).toBeLessThan(250);
    await checkoutFlags(page);
    expect(await storedCart(page)).toMatchObject({ note: '急ぎでお願いします' });
    const order = (await store.requests()).map(({ url }) => new URL(url, store.url));
    const saved = order.findIndex(({ pathname }) => pathname.startsWith('/cart/update'));
    const asked = order.findIndex(({ searchParams }) => searchParams.get('operation_name') === 'cart');
    expect(saved).toBeGreaterThan(-1);
    expect(asked).toBeGreaterThan(saved);
  });
}

test('a note that the theme never saves delays the press by a few seconds only', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoBare(page, `<textarea name="note"></textarea>${cartHostHtml(['shop_pay'])}`);
  await page.clock.install();
  await page.locator('textarea').pressSequentially('急ぎ');
  const shopPay = page.getByRole('button', { name: 'Shop Pay' });
  await warm(page, shopPay, 'shop-pay.js');
  await shopPay.click();
  await expect(shopPay).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(5000);
  await checkoutFlags(page);
});

import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { countPaints, FORM, painted } from './fixtures/product-form';
import { checkoutFlags, heightOf, parts } from './fixtures/widget';

for (const theme of rowsOf<'hostile', 'a' | 'b'>(['hostile'], ['a', 'b'])) {
  test(`a copy of theme ${theme}’s painted form has each button once, and they work`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await gotoProduct('kyusu', { theme, recommended: 'shop_pay' });
    const { host, shopPay } = parts(page);
    await expect(shopPay).toBeEnabled();
    const copy = await page.locator('form[data-type="add-to-cart-form"]').evaluateHandle((form) => {
      const box = document.createElement('div');
      box.innerHTML = form.outerHTML;
      form.replaceWith(box);
      return box;
    });
    await expect(host.locator('> *').and(page.locator('[slot]'))).toHaveCount(2);
    expect(await copy.evaluate((box) => box.querySelector('shopify-accelerated-checkout')!.childElementCount)).toBe(2);
    await expect(shopPay).toHaveCount(1);
    await shopPay.click();
    await checkoutFlags(page);
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
}

test('started where nobody sees them, the buttons have their size when shown', async ({ page }) => {
  await fillCart(page, SENCHA);
  const hidden = ['style="display:none"', 'hidden', 'style="opacity:0"'];
  const both = FORM + cartHostHtml(['facebook_pay', 'amazon_pay']);
  await gotoBare(page, hidden.map((how) => `<div class="box" ${how}>${both}</div>`).join(''));
  await expect(parts(page).host.locator('> [slot]')).toHaveCount(2 * hidden.length);
  await page.evaluate(() => addEventListener('resize', () => (document.title = 'resized')));
  for (const box of await page.locator('.box').all()) {
    await box.evaluate((element: HTMLElement) => {
      element.removeAttribute('style');
      element.hidden = false;
    });
    expect.soft(await heightOf(box.getByRole('button', { name: /^Shop Pay/ }))).toBe(44);
    expect.soft(await heightOf(box.getByRole('button', { name: 'Meta Pay' }))).toBe(42);
  }
  expect(await page.title()).toBe('bare');
});

test('a host that is moved keeps its buttons and fetches nothing again', async ({ page, widgetScripts }) => {
  await countPaints(page);
  await gotoBare(page, `${FORM.replace('</form>', '<section></section></form>')}`);
  const { host, shopPay } = parts(page);
  await shopPay.hover();
  // All that a first interaction and a hover fetch.
  await expect.poll(() => new Set(widgetScripts()).size).toBe(5);
  const scripts = widgetScripts();
  await host.evaluate((element) => {
    Object.assign(window, { wallet: element.firstElementChild });
    document.querySelector('section')!.appendChild(element);
  });
  await expect(shopPay).toBeEnabled();
  expect(
    await host.evaluate((element) => element.firstElementChild === (window as unknown as { wallet: Element }).wallet),
  ).toBe(true);
  expect(await painted(page)).toBe(1);
  expect(widgetScripts()).toEqual(scripts);
});

import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { countPaints, FORM, painted, SKELETON } from './fixtures/product-form';
import { checkoutFlags, heightOf, parts } from './fixtures/widget';

for (const theme of ['a', 'b', 'hostile'] as const) {
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

  test(`theme ${theme}’s host is restored within a frame when its attributes and children are reset`, async ({
    page,
    gotoProduct,
  }) => {
    await gotoProduct('kyusu', { theme, recommended: 'shop_pay' });
    const { host, shopPay } = parts(page);
    await expect(shopPay).toBeEnabled();
    expect(
      await host.evaluate(async (element, skeleton) => {
        const wallet = element.firstElementChild;
        element.removeAttribute('requires-shipping');
        element.removeAttribute('has-selling-plan');
        element.innerHTML = skeleton;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return {
          same: element.firstElementChild === wallet,
          children: element.childElementCount,
          shipping: element.getAttribute('requires-shipping'),
        };
      }, SKELETON),
    ).toEqual({ same: true, children: 2, shipping: '' });
    await expect(shopPay).toBeEnabled();
  });
}

test('a copy of a painted cart grid has each wallet once', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page);
  const host = page.locator('main shopify-accelerated-checkout-cart');
  await expect(host.locator('> [slot]')).toHaveCount(3);
  await host.evaluate((element) => void (element.parentElement!.innerHTML = element.outerHTML));
  await expect(host.getByRole('button')).toHaveCount(3);
  expect(await host.evaluate((element) => element.childElementCount)).toBe(3);
});

test('a cart grid is restored, too', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page);
  const host = page.locator('main shopify-accelerated-checkout-cart');
  await expect(host.locator('> [slot]')).toHaveCount(3);
  await host.evaluate((element) => {
    element.innerHTML = '<div class="wallet-cart-grid wallet-cart-grid--skeleton"></div>';
  });
  await expect(host.getByRole('button')).toHaveCount(3);
  await host.evaluate((element) => element.removeAttribute('requires-shipping'));
  await expect(host).toHaveAttribute('requires-shipping', '');
  await expect(host.locator('.wallet-cart-grid--skeleton')).toHaveCount(0);
});

for (const [name, hidden] of [
  ['display: none', 'style="display:none"'],
  ['the hidden attribute', 'hidden'],
  ['no opacity', 'style="opacity:0"'],
] as const) {
  test(`started under ${name}, the buttons have their size when shown`, async ({ page }) => {
    await fillCart(page, SENCHA);
    await gotoBare(page, `<div id="box" ${hidden}>${FORM}${cartHostHtml(['facebook_pay', 'amazon_pay'])}</div>`);
    await expect(parts(page).host.locator('> [slot]')).toHaveCount(2);
    await page.evaluate(() => addEventListener('resize', () => (document.title = 'resized')));
    await page.locator('#box').evaluate((box: HTMLElement) => {
      box.removeAttribute('style');
      box.hidden = false;
    });
    expect(await heightOf(parts(page).shopPay)).toBe(44);
    expect(await heightOf(page.getByRole('button', { name: 'Meta Pay' }))).toBe(42);
    expect(await page.title()).toBe('bare');
  });
}

test('a host that is moved keeps its buttons and fetches nothing again', async ({ page, widgetScripts }) => {
  await countPaints(page);
  await gotoBare(page, `${FORM.replace('</form>', '<section></section></form>')}`);
  const { host, shopPay } = parts(page);
  await shopPay.hover();
  // All that a first interaction and a hover fetch; compat.js comes last, when the page is idle.
  await expect.poll(() => new Set(widgetScripts()).size).toBe(7);
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

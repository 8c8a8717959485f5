import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openBoot, snippet } from './fixtures/boot-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { beforeAndAfter, early, picture, untilPainted, untilTaken } from './fixtures/early-paint';
import { FORM, sentLines } from './fixtures/product-form';
import { checkoutFlags } from './fixtures/widget';

/** A picture of the window, when a drawer or a dialog has come to rest. */
const windowAtRest = async (page: Page) => {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished));
  });
  return picture(page, { fullPage: false });
};

test('a quick view and a drawer that open before the widget is there are painted early, and no pixel changes', async ({
  page,
  holdWidget,
}) => {
  for (const theme of ['a', 'b'] as const) {
    await page.context().clearCookies();
    const openQuickView = async () => {
      await page.goto(early(`/?theme=${theme}&recommended=shop_pay`), { waitUntil: 'domcontentloaded' });
      await page.locator('.product-card', { hasText: '煎茶' }).locator('[data-quick-view]').click();
      await page.locator('dialog.quick-view shopify-accelerated-checkout').waitFor({ state: 'attached' });
    };
    const [quickView, quickViewAfter] = await beforeAndAfter(page, holdWidget, openQuickView, windowAtRest);
    expect(quickView.equals(quickViewAfter), `quick view, theme ${theme}`).toBe(true);

    await fillCart(page, SENCHA);
    const openDrawer = async () => {
      await page.goto(early(`/?theme=${theme}&wallets=shop_pay,facebook_pay`), {
        waitUntil: 'domcontentloaded',
      });
      // The page's first interaction: wallets with a button of their own would show it when the widget comes.
      await page.locator('[data-cart-link]').click();
    };
    const [drawer, drawerAfter] = await beforeAndAfter(page, holdWidget, openDrawer, windowAtRest);
    expect(drawer.equals(drawerAfter), `drawer, theme ${theme}`).toBe(true);
  }
});

test('a press in a quick view that opened before the widget is there buys its product', async ({
  page,
  store,
  holdWidget,
}) => {
  const release = await holdWidget();
  await page.goto(early('/?theme=a'), { waitUntil: 'domcontentloaded' });
  await page.locator('.product-card', { hasText: '急須' }).locator('[data-quick-view]').click();
  const button = page.locator('dialog.quick-view').getByRole('button', { name: '今すぐ購入' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([
    expect.objectContaining({ merchandiseId: 'gid://shopify/ProductVariant/44001', quantity: 1 }),
  ]);
});

test('a host that comes after the widget is painted by the widget alone, and the snippet makes no shadow root for it', async ({
  page,
}) => {
  await fillCart(page, SENCHA);
  await openBoot(page, `<main>${FORM}</main>`, snippet);
  await untilTaken(page);
  await page.evaluate(() => {
    const { attachShadow } = Element.prototype;
    const roots: boolean[] = [];
    Object.assign(window, { roots });
    Element.prototype.attachShadow = function (init) {
      roots.push(this.matches('[access-token], [access-token] *'));
      return attachShadow.call(this, init);
    };
  });
  await page.locator('main').evaluate((main, html) => (main.innerHTML += html), FORM + cartHostHtml(['shop_pay']));
  await untilTaken(page);
  await untilPainted(page);
  const roots = await page.evaluate(() => (window as unknown as { roots: boolean[] }).roots);
  // Three hosts, and a wallet's button in each.
  expect(roots).toEqual(Array.from({ length: roots.length }, () => true));
  expect(roots.length).toBeGreaterThan(2);
});

import type { Page } from '@playwright/test';
import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { fillCart, SENCHA } from './fixtures/cart';
import { liveParts, watchLiveParts } from './fixtures/live-parts';
import { checkoutFlags, heightOf } from './fixtures/widget';
import { loaded, untilIdle } from './fixtures/wait';

const DRAWER = { a: 'cart-drawer', b: 'cart-drawer-component', hostile: 'cart-drawer' } as const;

/** Three wallets, one of them Amazon Pay, are stacked in a drawer; theme B sets a height of its own. */
const HEIGHTS = { a: 54, b: 50, hostile: 54 } as const;

const drawerParts = (page: Page, theme: keyof typeof DRAWER) => {
  const drawer = page.locator(DRAWER[theme]);
  const host = drawer.locator('shopify-accelerated-checkout-cart');
  return { drawer, host, wallets: host.locator('> [slot]'), shopPay: host.getByRole('button', { name: 'Shop Pay' }) };
};

interface Drawer extends HTMLElement {
  open(): void;
  close(): void;
}

for (const theme of ['a', 'b'] as const) {
  test(`the first item added opens theme ${theme}’s drawer with wallets that take that cart to checkout`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await gotoProduct('sencha', { theme });
    const { wallets, shopPay } = drawerParts(page, theme);
    await expect(wallets).toHaveCount(0);
    await page.getByRole('button', { name: 'カートに入れる' }).click();
    await expect(shopPay).toBeEnabled();
    await shopPay.click();
    expect(await checkoutFlags(page)).toEqual({ payment: 'shop_pay', redirect_source: 'direct_checkout_cart' });
    expect(await store.calls('cart')).toHaveLength(1);
    expect(await store.calls('cartCreate')).toEqual([]);
  });
}

for (const theme of rowsOf<'b', 'a'>(['b'], ['a'])) {
  test(`in theme ${theme}’s drawer a changed line keeps the wallets, and removing the last line removes them`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await fillCart(page, SENCHA);
    await gotoProduct('sencha', { theme });
    const { drawer, wallets } = drawerParts(page, theme);
    await page.locator('[data-cart-link]').click();
    await expect(wallets).toHaveCount(3);
    await drawer.getByRole('button', { name: /の数量を増やす/ }).click();
    await expect(drawer.locator('[name="quantity"]')).toHaveValue('4');
    await expect.poll(() => store.calls('limitedCart')).toHaveLength(1);
    await expect(wallets).toHaveCount(3);
    await expect(wallets.first()).toBeVisible();
    await drawer.getByRole('button', { name: /を削除/ }).click();
    await expect(wallets).toHaveCount(0);
  });
}

for (const theme of rowsOf<'b' | 'hostile', 'a'>(['b', 'hostile'], ['a'])) {
  test(`wallets in theme ${theme}’s closed drawer have their full size when it opens`, async ({
    page,
    gotoProduct,
  }) => {
    await fillCart(page, SENCHA);
    await gotoProduct('sencha', { theme });
    const { host, wallets, shopPay } = drawerParts(page, theme);
    await expect(wallets).toHaveCount(3);
    expect(await host.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(0);
    await page.locator('[data-cart-link]').click();
    await expect(shopPay).toBeVisible();
    const heights = await Promise.all((await wallets.all()).map(heightOf));
    expect(heights).toEqual(Array(3).fill(HEIGHTS[theme]));
  });
}

for (const theme of rowsOf<'a', 'b'>(['a'], ['b'])) {
  test(`seven re-renders of theme ${theme}’s drawer leak no listeners or observers`, async ({
    page,
    gotoProduct,
    context,
  }) => {
    await watchLiveParts(context);
    await fillCart(page, SENCHA);
    await gotoProduct('gift-ebook', { theme });
    const { drawer, wallets } = drawerParts(page, theme);
    await expect(wallets).toHaveCount(3);
    const add = page.locator('form[data-type="add-to-cart-form"] [type="submit"]');
    const addOne = async (count: number) => {
      await add.evaluate((submit: HTMLButtonElement) => submit.click());
      await expect(drawer.locator('[data-line="1"] [name="quantity"]')).toHaveValue(String(count));
      await drawer.evaluate((element) => (element as Drawer).close());
    };
    for (let count = 1; count <= 3; count += 1) await addOne(count);
    await expect(wallets).toHaveCount(3);
    // Everything that the first interaction loads is there.
    await loaded(page, 'cart-watch.js', 'look-at-cart.js');
    await untilIdle(page);
    const before = await liveParts(page);
    for (let count = 4; count <= 10; count += 1) await addOne(count);
    await expect(wallets).toHaveCount(3);
    await expect.poll(() => liveParts(page)).toEqual(before);
    expect(before.listeners).toBeGreaterThan(0);
  });
}

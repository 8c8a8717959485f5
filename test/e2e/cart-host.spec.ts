import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, cartParts, EBOOK, fillCart, gotoCart, SENCHA, storedCart } from './fixtures/cart';
import { untilIdle } from './fixtures/wait';

for (const theme of ['a', 'b'] as const) {
  test(`on theme ${theme} the first item makes the buttons appear, and removing the last one removes them`, async ({
    page,
    store,
  }) => {
    await gotoCart(page, { theme, 'empty-host': '1' });
    const { host, wallets, shopPay } = cartParts(page);
    await expect(host).toHaveCount(1);
    await expect(wallets).toHaveCount(0);
    await page.evaluate(
      async (item) =>
        (
          await fetch('/cart/add.js', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ items: [item] }),
          })
        ).json(),
      SENCHA,
    );
    // Nobody has interacted with the page yet: the change is noticed at the first interaction.
    await page.mouse.move(1, 1);
    await expect(shopPay).toBeEnabled();
    await expect(wallets).toHaveCount(3);
    // The theme shows the new line after a reload only.
    await page.reload();
    await expect(shopPay).toBeEnabled();
    await page
      .locator('main')
      .getByRole('button', { name: /を削除/ })
      .click();
    await expect(wallets).toHaveCount(0);
    await expect(host).toHaveCount(1);
    expect(await storedCart(page)).toMatchObject({ item_count: 0 });
    expect(await store.calls('cartCreate')).toEqual([]);
  });

  test(`on theme ${theme} the hosts’ attributes follow the cart, not the markup`, async ({ page }) => {
    await fillCart(page, SENCHA, EBOOK, { id: 42001, quantity: 1, selling_plan: 9001 });
    await gotoCart(page, { theme });
    const { host, wallets } = cartParts(page);
    await expect(host).toHaveAttribute('requires-shipping', '');
    await expect(host).toHaveAttribute('has-selling-plan', '');
    await expect(wallets.first()).toHaveAttribute('has-selling-plan', '');
    const remove = page.locator('main').getByRole('button', { name: /を削除/ });
    for (const name of [/定期便/, /煎茶/]) {
      await remove.and(page.getByRole('button', { name })).click();
      await expect(remove.and(page.getByRole('button', { name }))).toHaveCount(0);
    }
    await expect(host).not.toHaveAttribute('requires-shipping');
    await expect(host).not.toHaveAttribute('has-selling-plan');
    for (const wallet of await wallets.all()) {
      await expect(wallet).not.toHaveAttribute('requires-shipping');
      await expect(wallet).not.toHaveAttribute('has-selling-plan');
    }
  });
}

/** Cookie, or none → whether the grid is shown. */
const COOKIES: [string, string | null][] = [
  ['no cart cookie', null],
  ['a legacy cart cookie', 'c1a2b3c4d5e6f7a8'],
];

for (const [name, value] of COOKIES) {
  test(`with ${name} nothing is shown and nothing is requested`, async ({ page, context, store }) => {
    if (value) await context.addCookies([{ name: 'cart', value, url: store.url }]);
    await gotoBare(page, cartHostHtml(['shop_pay', 'amazon_pay']));
    const host = page.locator('shopify-accelerated-checkout-cart');
    await expect(host).toHaveJSProperty('offsetHeight', 0);
    await expect(host.locator('> [slot]')).toHaveCount(0);
    await untilIdle(page);
    expect(await store.requests()).toEqual([]);
  });
}

test('a wallet that is configured twice is shown once, an unknown one not at all', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['shop_pay', 'moon_pay', 'shop_pay', 'amazon_pay']));
  const host = page.locator('shopify-accelerated-checkout-cart');
  await expect(host.locator('> [slot]')).toHaveCount(2);
  await expect(host.getByRole('button')).toHaveCount(2);
});

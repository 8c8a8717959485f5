import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { cartParts, EBOOK, fillCart, gotoCart, SENCHA, storedCart } from './fixtures/cart';

for (const theme of rowsOf<'a', 'b'>(['a'], ['b'])) {
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
}

for (const theme of rowsOf<'b', 'a'>(['b'], ['a'])) {
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

import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartCookie, cartHostHtml, cartParts, EBOOK, fillCart, gotoCart, SENCHA, storedCart } from './fixtures/cart';
import { checkoutFlags } from './fixtures/widget';
import { untilIdle, warm } from './fixtures/wait';

/** Config name → label on the button, `X-Wallet-Name`, and what the checkout page is sent. */
const WALLETS: [string, string, string, Record<string, string>][] = [
  ['buy_it_now', '今すぐ購入', 'BuyItNow', { storefront_wallet: 'true' }],
  ['shop_pay', 'Shop Pay', 'ShopPay', { payment: 'shop_pay', redirect_source: 'direct_checkout_cart' }],
  ['paypal', 'PayPal', 'PayPal', { storefront_wallet: 'true' }],
  ['venmo', 'Venmo', 'Venmo', { storefront_wallet: 'true' }],
  ['google_pay', 'Google Pay', 'GooglePay', { storefront_wallet: 'true' }],
  ['amazon_pay', 'Amazon Pay', 'AmazonPay', { storefront_wallet: 'true' }],
  ['buy_with_prime', 'Buy with Prime', 'BuyWithPrime', { storefront_wallet: 'true' }],
  ['facebook_pay', 'Meta Pay', 'FacebookPay', { storefront_wallet: 'true' }],
];

for (const [name, label, instrument, flags] of WALLETS) {
  test(`a press of ${instrument} takes the shopper’s own cart to checkout`, async ({ page, store, context }) => {
    await fillCart(page, SENCHA);
    await gotoCart(page, { wallets: name });
    await cartParts(page).host.getByRole('button', { name: label }).click();
    expect(await checkoutFlags(page)).toEqual(flags);
    const [call, ...more] = await store.calls('cart');
    expect(more).toEqual([]);
    expect(call?.headers).toMatchObject({ 'x-wallet-name': instrument, 'x-start-wallet-checkout': 'true' });
    expect(call?.body).toMatchObject({ variables: { id: `gid://shopify/Cart/${await cartCookie(context)}` } });
    expect(await store.calls('cartCreate')).toEqual([]);
  });
}

test('a cart in another currency goes to checkout with its flag', async ({ page, store }) => {
  await fillCart(page, { id: 45001, quantity: 1 });
  await gotoCart(page);
  await cartParts(page).shopPay.click();
  expect(await checkoutFlags(page)).toEqual({ wallet_currency_change: 'true' });
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a cart that another tab has emptied goes to checkout with its flag', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page);
  await expect(cartParts(page).shopPay).toBeEnabled();
  await page.request.post('/cart/clear.js');
  await cartParts(page).shopPay.click();
  expect(await checkoutFlags(page)).toEqual({ wallet_processing_failed: 'true' });
});

test('a cart that no longer exists: the press goes to the cart page with a flag, and the buttons disappear', async ({
  page,
  context,
  store,
}) => {
  await context.addCookies([{ name: 'cart', value: encodeURIComponent('gone?key=k1'), url: store.url }]);
  await gotoBare(page, cartHostHtml(['shop_pay', 'paypal']));
  let way = '';
  await page.route('**/cart?*', (route) => {
    way = route.request().url();
    // The navigation is stopped, so that the page can be inspected.
    return route.abort('aborted');
  });
  await page.getByRole('button', { name: 'Shop Pay' }).click({ noWaitAfter: true });
  await expect.poll(() => way).toBe(`${store.url}/cart?wallet_processing_failed=true`);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a double click requests the cart once', async ({ page, store }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page);
  await cartParts(page).shopPay.dblclick();
  await checkoutFlags(page);
  expect(await store.calls('cart')).toHaveLength(1);
});

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

/** Cookie, or none → whether the grid is shown. */
const COOKIES: [string, string | null][] = [
  ['no cart cookie', null],
  ['a legacy cart cookie', 'c1a2b3c4d5e6f7a8'],
];

for (const [name, value] of COOKIES) {
  test(`with ${name} nothing is shown and nothing is requested`, async ({ page, context, store }) => {
    if (value) await context.addCookies([{ name: 'cart', value, url: store.url }]);
    await gotoBare(page, cartHostHtml(['shop_pay', 'paypal']));
    const host = page.locator('shopify-accelerated-checkout-cart');
    await expect(host).toHaveJSProperty('offsetHeight', 0);
    await expect(host.locator('> [slot]')).toHaveCount(0);
    await untilIdle(page);
    expect(await store.requests()).toEqual([]);
  });
}

test('the cart id is the whole cookie with its key', async ({ page, context, store }) => {
  await fillCart(page, SENCHA);
  const cookie = await cartCookie(context);
  expect(cookie).toContain('?key=');
  await gotoBare(page, cartHostHtml(['paypal']));
  await page.getByRole('button', { name: 'PayPal' }).click();
  await checkoutFlags(page);
  const [call] = await store.calls('cart');
  expect(call?.body).toMatchObject({ variables: { id: `gid://shopify/Cart/${cookie}` } });
});

test('a wallet that is configured twice is shown once, an unknown one not at all', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['shop_pay', 'moon_pay', 'shop_pay', 'paypal']));
  const host = page.locator('shopify-accelerated-checkout-cart');
  await expect(host.locator('> [slot]')).toHaveCount(2);
  await expect(host.getByRole('button')).toHaveCount(2);
});

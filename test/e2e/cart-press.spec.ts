import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartCookie, cartHostHtml, cartParts, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { checkoutFlags } from './fixtures/widget';

/** Config name → label on the button, `X-Wallet-Name`, and what the checkout page is sent. */
const WALLETS: [string, string, string, Record<string, string>][] = [
  ['buy_it_now', '今すぐ購入', 'BuyItNow', { storefront_wallet: 'true' }],
  ['shop_pay', 'Shop Pay', 'ShopPay', { payment: 'shop_pay', redirect_source: 'direct_checkout_cart' }],
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
  await gotoBare(page, cartHostHtml(['shop_pay', 'amazon_pay']));
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
  // Both clicks come while it is requested, however slow the machine is.
  await store.faults({ operation: 'cart', delayMs: 1000 });
  await fillCart(page, SENCHA);
  await gotoCart(page);
  await cartParts(page).shopPay.dblclick();
  await checkoutFlags(page);
  expect(await store.calls('cart')).toHaveLength(1);
});

test('the cart id is the whole cookie with its key', async ({ page, context, store }) => {
  await fillCart(page, SENCHA);
  const cookie = await cartCookie(context);
  expect(cookie).toContain('?key=');
  await gotoBare(page, cartHostHtml(['amazon_pay']));
  await page.getByRole('button', { name: 'Amazon Pay' }).click();
  await checkoutFlags(page);
  const [call] = await store.calls('cart');
  expect(call?.body).toMatchObject({ variables: { id: `gid://shopify/Cart/${cookie}` } });
});

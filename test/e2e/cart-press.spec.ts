import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartCookie, cartHostHtml, cartParts, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { checkoutFlags } from './fixtures/widget';

test('a double click takes the shopper’s own cart, by its whole cookie, to checkout once', async ({
  page,
  store,
  context,
}) => {
  // Both clicks come while it is requested, however slow the machine is.
  await store.faults({ operation: 'cart', delayMs: 1000 });
  await fillCart(page, SENCHA);
  const cookie = await cartCookie(context);
  expect(cookie).toContain('?key=');
  await gotoCart(page);
  await cartParts(page).shopPay.dblclick();
  expect(await checkoutFlags(page)).toEqual({ payment: 'shop_pay', redirect_source: 'direct_checkout_cart' });
  const [call, ...others] = await store.calls('cart');
  expect(others).toEqual([]);
  expect(call?.headers).toMatchObject({ 'x-wallet-name': 'ShopPay', 'x-start-wallet-checkout': 'true' });
  expect(call?.body).toMatchObject({ variables: { id: `gid://shopify/Cart/${cookie}` } });
  expect(await store.calls('cartCreate')).toEqual([]);
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

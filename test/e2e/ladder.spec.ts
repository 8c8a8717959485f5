import { expect, test } from './fixtures';
import { cartParts, fillCart, gotoCart, SENCHA, touchCartPage } from './fixtures/cart';
import { checkoutFlags, parts } from './fixtures/widget';

/** What comes after the first interaction on every page: the companion, and the pass over a theme's old rules when the page is idle. */
const ALWAYS = ['companion.js', 'compat.js'];

/** The other scripts. */
const names = (urls: readonly string[]) =>
  urls
    .map((url) => url.split('/').at(-1) ?? '')
    .filter((name) => !ALWAYS.includes(name))
    .toSorted();

test('before any interaction exactly one script of ours is requested', async ({
  page,
  gotoProduct,
  widgetScripts,
  store,
}) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  await expect(parts(page).shopPay).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(widgetScripts().map((url) => url.split('/').at(-1))).toEqual(['wallets.js']);
  expect(await store.requests()).toEqual([]);
});

test('pointing at Buy It Now fetches what its press needs, once, and nothing else', async ({
  page,
  gotoProduct,
  widgetScripts,
}) => {
  await gotoProduct('sencha');
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  expect(names(widgetScripts())).toEqual(['wallets.js']);
  await parts(page).buyItNow.hover();
  const all = ['buy-it-now.js', 'checkout.js', 'dialog.js', 'wallets.js'];
  await expect.poll(() => names(widgetScripts())).toEqual(all);
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  // The checkout page has the core, too.
  expect([...new Set(names(widgetScripts()))]).toEqual(all);
});

test('focusing a button by keyboard warms it too', async ({ page, gotoProduct, widgetScripts }) => {
  await gotoProduct('sencha');
  await parts(page).buyItNow.focus();
  await expect.poll(() => names(widgetScripts())).toContain('checkout.js');
});

test('a wallet that warms with the page is fetched at the first interaction while it is on the screen', async ({
  page,
  gotoProduct,
  widgetScripts,
}) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  await parts(page).host.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect.poll(() => names(widgetScripts())).toEqual(['checkout.js', 'dialog.js', 'shop-pay.js', 'wallets.js']);
});

test('out of sight it is fetched only when it comes into sight', async ({ page, gotoProduct, widgetScripts }) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  await page.evaluate(() => {
    const spacer = document.createElement('div');
    spacer.style.height = '4000px';
    document.body.prepend(spacer);
  });
  await page.mouse.move(2, 2);
  await page.waitForLoadState('networkidle');
  expect(names(widgetScripts())).toEqual(['wallets.js']);
  await parts(page).host.scrollIntoViewIfNeeded();
  await expect.poll(() => names(widgetScripts())).toContain('shop-pay.js');
});

test('a shopper who saves data fetches nothing before touching the button', async ({
  page,
  gotoProduct,
  widgetScripts,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  await parts(page).host.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await page.waitForLoadState('networkidle');
  expect(widgetScripts()).toHaveLength(1);
  await parts(page).shopPay.hover();
  await expect.poll(() => names(widgetScripts())).toContain('shop-pay.js');
});

test('the scripts arrive brotli-encoded and may be cached for ever', async ({ page, gotoProduct }) => {
  const core = page.waitForResponse(/wallets\.js/);
  await gotoProduct('sencha');
  const headers = (await core).headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('a warm-up that fails is quiet, and the press tries again', async ({ page, gotoProduct, store, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  await store.faults({ operation: 'buy-it-now.js', status: 503, times: 1 });
  await gotoProduct('sencha');
  const { buyItNow, dialog } = parts(page);
  await buyItNow.hover();
  await page.waitForLoadState('networkidle');
  await buyItNow.click();
  // Whether the browser asks again for a module that failed is its own affair: the shopper ends somewhere either way.
  await Promise.race([page.waitForURL('**/checkouts/**'), dialog.waitFor()]);
});

test('a page with the shopper’s cart keeps an eye on it from the first interaction on, a product page does not', async ({
  page,
  gotoProduct,
  widgetScripts,
}) => {
  await fillCart(page, SENCHA);
  await gotoProduct('sencha', { params: { drawer: 'off' } });
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  expect(names(widgetScripts())).toEqual(['wallets.js']);
  await gotoCart(page, { wallets: 'buy_it_now' });
  await expect(cartParts(page).wallets).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(names(widgetScripts())).not.toContain('cart-watch.js');
  await page.mouse.move(2, 2);
  await expect.poll(() => names(widgetScripts())).toContain('cart-watch.js');
  // Once it runs: nothing has changed, so nothing is looked at.
  await touchCartPage(page);
  expect(names(widgetScripts())).not.toContain('look-at-cart.js');
});

test('what keeps an eye on the cart is asked for again by the next drawer when it could not be fetched', async ({
  page,
  gotoProduct,
  store,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await fillCart(page, SENCHA);
  await store.faults({ operation: 'cart-watch.js', status: 503, times: 1 });
  await gotoProduct('sencha');
  const host = page.locator('shopify-accelerated-checkout-cart');
  await expect(host.locator('> [slot]')).not.toHaveCount(0);
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  const again = page.waitForResponse(/cart-watch\.js/);
  await host.evaluate((element) => element.replaceWith(element.cloneNode(false)));
  await again;
  await page.evaluate(async () => (await fetch('/cart/clear.js', { method: 'POST' })).text());
  await expect(host.locator('> [slot]')).toHaveCount(0);
});

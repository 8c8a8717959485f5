import { expect, test } from './fixtures';
import { cartParts, fillCart, gotoCart, SENCHA, touchCartPage } from './fixtures/cart';
import { fileNames } from './fixtures/file-names';
import { checkoutFlags, parts } from './fixtures/widget';
import { loaded, untilIdle } from './fixtures/wait';

/** What comes after the first interaction on every page. */
const ALWAYS = ['companion.js'];

/** The other scripts. */
const names = (urls: readonly string[]) =>
  fileNames(urls)
    .filter((name) => !ALWAYS.includes(name))
    .toSorted();

test('before any interaction exactly one script of the widget is requested', async ({
  page,
  gotoProduct,
  widgetScripts,
  store,
}) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  await expect(parts(page).shopPay).toBeVisible();
  await untilIdle(page);
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
  await untilIdle(page);
  expect(names(widgetScripts())).toEqual(['wallets.js']);
  await parts(page).buyItNow.hover();
  const all = ['dialog.js', 'press.js', 'wallets.js'];
  await expect.poll(() => names(widgetScripts())).toEqual(all);
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  // The checkout page loads the core again, and its own button with the cart that this buys.
  const ofCheckout = ['cart.js', 'rare-hosts.js'];
  expect([...new Set(names(widgetScripts()))].filter((name) => !ofCheckout.includes(name))).toEqual(all);
});

test('a visible wallet is fetched at the page’s first interaction', async ({ page, gotoProduct, widgetScripts }) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  await parts(page).host.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect.poll(() => names(widgetScripts())).toEqual(['dialog.js', 'press.js', 'shop-pay.js', 'wallets.js']);
});

test('a wallet outside the window is fetched when it scrolls into view', async ({
  page,
  gotoProduct,
  widgetScripts,
}) => {
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  await page.evaluate(() => {
    const spacer = document.createElement('div');
    spacer.style.height = '4000px';
    document.body.prepend(spacer);
  });
  await page.mouse.move(2, 2);
  await untilIdle(page);
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
  await untilIdle(page);
  expect(widgetScripts()).toHaveLength(1);
  await parts(page).shopPay.hover();
  await expect.poll(() => names(widgetScripts())).toContain('shop-pay.js');
});

// Fails for good: browsers differ in whether import() fetches a file again that has failed, see
// https://github.com/whatwg/html/pull/10327.
test('a warm-up that fails is quiet, and the press then goes to the store’s own checkout', async ({
  page,
  gotoProduct,
  store,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await store.faults({ operation: 'shop-pay.js', status: 503 });
  await gotoProduct('sencha', { recommended: 'shop_pay' });
  const { shopPay, dialog } = parts(page);
  const failed = page.waitForResponse(/shop-pay\.js/);
  await shopPay.hover();
  expect((await failed).status()).toBe(503);
  await loaded(page, 'dialog.js');
  await untilIdle(page);
  await expect(dialog).toHaveCount(0);
  await expect(shopPay).toBeEnabled();
  await shopPay.click();
  await page.waitForURL('**/checkouts/**');
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a page with a cart watches it from the first interaction on, a product page does not', async ({
  page,
  gotoProduct,
  widgetScripts,
}) => {
  await fillCart(page, SENCHA);
  await gotoProduct('sencha', { params: { drawer: 'off' } });
  await page.mouse.move(1, 1);
  await untilIdle(page);
  expect(names(widgetScripts())).toEqual(['wallets.js']);
  await gotoCart(page, { wallets: 'buy_it_now' });
  await expect(cartParts(page).wallets).toHaveCount(1);
  await untilIdle(page);
  expect(names(widgetScripts())).not.toContain('cart-watch.js');
  await page.mouse.move(2, 2);
  await expect.poll(() => names(widgetScripts())).toContain('cart-watch.js');
  // It runs now, and nothing has changed, so the cart is not read.
  await touchCartPage(page);
  expect(names(widgetScripts())).not.toContain('look-at-cart.js');
});

test('a cart whose watching code could not be fetched tries again with the next drawer, and can still be bought', async ({
  page,
  gotoProduct,
  store,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  let failures = 0;
  page.on('console', (message) => void (failures += Number(/^karui .*type: error/.test(message.text()))));
  await fillCart(page, SENCHA);
  await store.faults({ operation: 'cart-watch.js', status: 503 });
  await gotoProduct('sencha', { params: { 'attr.debug': 'true' } });
  const host = page.locator('shopify-accelerated-checkout-cart');
  await expect(host.locator('> [slot]')).not.toHaveCount(0);
  await page.mouse.move(1, 1);
  await expect.poll(() => failures).toBe(1);
  await host.evaluate((element) => element.replaceWith(element.cloneNode(false)));
  await expect.poll(() => failures).toBe(2);
  await page.locator('[data-cart-link]').click();
  await host.getByRole('button', { name: 'Shop Pay' }).click();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
});

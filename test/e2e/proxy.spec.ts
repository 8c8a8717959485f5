import pkg from '../../package.json' with { type: 'json' };
import { rowsOf } from '../combinations';
import { cartParts, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { expect, openPanel, test } from './fixtures/proxy';
import { untilTaken } from './fixtures/painted';
import { checkoutFlags, parts } from './fixtures/widget';

for (const theme of rowsOf<'a', 'b' | 'hostile'>(['a'], ['b', 'hostile'])) {
  test(`theme ${theme} behind a proxy: Buy It Now goes all the way to the store’s checkout`, async ({
    page,
    store,
    storeProxy,
    gotoProduct,
    widgetScripts,
  }) => {
    await gotoProduct('sencha', { theme });
    // The store's own snippet has made way for the proxy's.
    await expect(page.locator('head [data-karui]')).toHaveCount(1);
    // The store's sheet for its own buttons stays.
    await expect(page.locator('head > link[href*="/portable-wallets/"]')).toHaveCount(1);
    await expect(parts(page).buyItNow).toBeEnabled();
    expect(widgetScripts()).toContain(`${storeProxy.url}/karui/${pkg.version}/wallets.js`);
    expect(widgetScripts().filter((address) => !address.startsWith(storeProxy.url))).toEqual([]);
    await parts(page).buyItNow.click();
    expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
    expect(new URL(page.url()).origin).toBe(store.url);
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
}

for (const theme of rowsOf<'b', 'a' | 'hostile'>(['b'], ['a', 'hostile'])) {
  test(`theme ${theme} behind a proxy: a shopper’s own cart goes from the cart page to checkout`, async ({
    page,
    store,
  }) => {
    await fillCart(page, SENCHA);
    await gotoCart(page, { theme });
    await cartParts(page).shopPay.click();
    expect(await checkoutFlags(page)).toEqual({ payment: 'shop_pay', redirect_source: 'direct_checkout_cart' });
    expect(await store.calls('cartCreate')).toEqual([]);
  });
}

test.describe('in a window as high as the page', () => {
  // Browsers count no layout shift outside it.
  test.use({ viewport: { width: 1280, height: 2400 } });

  for (const theme of rowsOf<'hostile', 'a' | 'b'>(['hostile'], ['a', 'b'])) {
    test(`theme ${theme} behind a proxy: nothing moves when the buttons come`, async ({
      page,
      gotoProduct,
      holdWidget,
      layoutShift,
    }) => {
      const release = await holdWidget();
      await gotoProduct('sencha', { theme, recommended: 'shop_pay', early: true });
      await expect(page.locator('.shopify-payment-button__skeleton').first()).toBeVisible();
      await page.waitForFunction(() => document.readyState !== 'loading');
      const { cls } = await layoutShift();
      release();
      await untilTaken(page);
      await expect(parts(page).shopPay).toBeEnabled();
      await expect(parts(page).moreOptions).toBeVisible();
      // The panel moves nothing either.
      await expect(page.locator('karui-look')).toHaveCount(1);
      expect((await layoutShift()).cls).toBe(cls);
    });
  }
});

test('an Apple Pay order is made in the sheet', async ({ scenario, store }) => {
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.orders()).toHaveLength(1);
});

test('the panel says what is on the page, and the terminal too', async ({ page, store, storeProxy, gotoProduct }) => {
  await gotoProduct('sencha', { recommended: 'venmo' });
  await page.locator('shopify-accelerated-checkout').scrollIntoViewIfNeeded();
  await page.mouse.click(2, 2);
  const { panel, row } = await openPanel(page);
  await expect(row('venmo')).toContainText(/withdrawn/);
  await expect(row('buy_it_now')).toContainText('painted');
  await panel.getByText(/^\d+ attributes$/).click();
  await expect(panel).toContainText(/access-token=\w{4}…\s/);
  await expect(panel).toContainText(`Checkout opens on ${store.url} itself.`);
  await expect(panel).toContainText(/Generation: (older|current)\./);
  await expect(panel).toContainText(/\d+ files of Karui, [\d.]+ kB; \d+ calls of the cart API\./);
  await panel.getByText('Files', { exact: true }).click();
  await expect(panel).toContainText(/wallets\.js: 1\d\.\d kB/);
  await expect(row('Layout shift (CLS)')).toContainText(/0\.0\d\d/);
  await expect.poll(() => storeProxy.lines).toContain('/products/sencha: no venmo: not_eligible');
});

test.describe('with closed shadow roots', () => {
  test.use({ openShadow: false });
  test('a page’s scripts can’t look into the panel', async ({ page, gotoProduct }) => {
    await gotoProduct('sencha');
    await expect(page.locator('karui-look')).toHaveCount(1);
    expect(await page.locator('karui-look').evaluate((host) => host.shadowRoot)).toBeNull();
  });
});

test('a switch reloads the page without the widget, and with it again, and both are compared', async ({
  page,
  gotoProduct,
}) => {
  // With the demo's panel, so that the page has files enough.
  await gotoProduct('sencha', { params: { panel: 'on' } });
  await expect(parts(page).buyItNow).toBeEnabled();
  const { panel } = await openPanel(page);
  await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: 'Reload without Karui' }).click()]);
  const without = await openPanel(page);
  await expect(without.panel).toContainText('without Karui');
  await expect(parts(page).buyItNow).toHaveCount(0);
  const ofKarui = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/karui/')).length;
  expect(await page.evaluate(ofKarui)).toBe(0);
  const bytes = async () => (await without.row('Bytes').innerText()).match(/[\d.]+(?= kB)/g)?.map(Number) ?? [];
  await expect.poll(bytes).toHaveLength(2);
  // The store's files count, too, that the browser had already.
  const [whole = 0, rest = 0] = await bytes();
  expect(whole - rest).toBeGreaterThan(13);
  expect(rest).toBeGreaterThan(15);
  await Promise.all([
    page.waitForEvent('load'),
    without.panel.getByRole('button', { name: 'Reload with Karui' }).click(),
  ]);
  await expect(parts(page).buyItNow).toBeEnabled();
  const again = await openPanel(page);
  await again.panel.getByText('Files', { exact: true }).click();
  await expect(again.panel).toContainText(/wallets\.js: 1\d\.\d kB/);
});

test('everything works under a strict policy, and panel and terminal say what the policy refuses', async ({
  page,
  storeProxy,
  gotoProduct,
  allowErrors,
}) => {
  allowErrors(/Content Security Policy|TrustedScript/);
  await gotoProduct('sencha', { params: { csp: '1' } });
  await expect(parts(page).buyItNow).toBeEnabled();
  const { panel } = await openPanel(page);
  await expect(panel).toContainText('Nothing.');
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      script.append('window.refused = 1');
      document.head.append(script);
    })
    .catch(() => {
      // Trusted Types refuse the text already.
    });
  await expect(panel).toContainText(/(script-src-elem|require-trusted-types-for): /);
  await expect
    .poll(() => storeProxy.lines.filter((line) => line.startsWith('The content policy refused')))
    .toHaveLength(1);
  await page.keyboard.press('Escape');
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
});

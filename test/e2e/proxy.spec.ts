import pkg from '../../package.json' with { type: 'json' };
import { openUpstream } from '../proxy/test-support/upstream';
import { cartParts, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { expect, openPanel, test } from './fixtures/proxy';
import { startProxy } from './fixtures/store-process';
import { checkoutFlags, parts } from './fixtures/widget';

for (const theme of ['a', 'b'] as const) {
  test(`theme ${theme} behind a proxy: Buy It Now goes all the way to the store’s checkout`, async ({
    page,
    store,
    storeProxy,
    gotoProduct,
    widgetScripts,
  }) => {
    await gotoProduct('sencha', { theme });
    // The store's own snippet has made way for the proxy's.
    await expect(page.locator('head > template')).toHaveCount(1);
    await expect(parts(page).buyItNow).toBeEnabled();
    expect(widgetScripts()).toContain(`${storeProxy.url}/karui/${pkg.version}/wallets.js`);
    expect(widgetScripts().filter((address) => !address.startsWith(storeProxy.url))).toEqual([]);
    await parts(page).buyItNow.click();
    expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
    expect(new URL(page.url()).origin).toBe(store.url);
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
}

test('a shopper’s own cart goes from the proxy’s cart page to checkout', async ({ page, store }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page);
  await cartParts(page).shopPay.click();
  expect(await checkoutFlags(page)).toEqual({ payment: 'shop_pay', redirect_source: 'direct_checkout_cart' });
  expect(await store.calls('cartCreate')).toEqual([]);
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
  await panel.getByText('Files', { exact: true }).click();
  await expect(panel).toContainText(/wallets\.js: 1\d\.\d kB/);
  await expect(row('Layout shift (CLS)')).toContainText(/0\.0\d\d/);
  await expect.poll(() => storeProxy.lines).toContain('/products/sencha: no venmo: not_eligible');
});

test.describe('to a page', () => {
  test.use({ openShadow: false });
  test('the panel is closed', async ({ page, gotoProduct }) => {
    await gotoProduct('sencha');
    await expect(page.locator('karui-look')).toHaveCount(1);
    expect(await page.locator('karui-look').evaluate((host) => host.shadowRoot)).toBeNull();
  });
});

test('a switch reloads the page without the widget, and with it again, and both are compared', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('sencha');
  await expect(parts(page).buyItNow).toBeEnabled();
  const { panel } = await openPanel(page);
  await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: 'Reload without Karui' }).click()]);
  const without = await openPanel(page);
  await expect(without.panel).toContainText('without Karui');
  await expect(parts(page).buyItNow).toHaveCount(0);
  const ofKarui = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/karui/')).length;
  expect(await page.evaluate(ofKarui)).toBe(0);
  await expect(without.row('Bytes')).toContainText(/kB.*kB/);
  await Promise.all([
    page.waitForEvent('load'),
    without.panel.getByRole('button', { name: 'Reload with Karui' }).click(),
  ]);
  await expect(parts(page).buyItNow).toBeEnabled();
});

test('under a strict policy all works, and what it refuses is told', async ({
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

test('a page with an old library that changes arrays and objects has its buttons and the panel', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('sencha', { params: { hostile: 'object' } });
  const { row } = await openPanel(page);
  await expect(row('buy_it_now')).toContainText('painted');
  await page.keyboard.press('Escape');
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
});

/** The store's own wallet script, as far as it matters here: it takes the elements. */
const THEIRS = `customElements.define('shopify-accelerated-checkout', class extends HTMLElement {
  connectedCallback() { this.innerHTML = '<button type="button">theirs</button>' }
})`;
const PATH = '/cdn/shopifycloud/portable-wallets/latest/portable-wallets.ja.js';
const productPage = (head: string) => `<!doctype html><html><head><title>x</title>${head}</head><body>
  <form action="/cart/add" method="post"><input type="hidden" name="id" value="41001"><button>add</button>
  <shopify-accelerated-checkout access-token="t" buyer-country="JP" buyer-locale="ja" buyer-currency="JPY"
    recommended="null" variant-params='[{"id":41001,"requiresShipping":true}]'></shopify-accelerated-checkout></form>`;

/** Path → content type and content of a store with the platform's own script. */
const PAGES: Record<string, readonly [type: string, body: string]> = {
  '/': ['text/html', productPage('')],
  '/cart.js': ['application/json', '{"items":[]}'],
  [PATH]: ['text/javascript', THEIRS],
  '/products/tag': ['text/html', productPage(`<script type="module" src="${PATH}"></script>`)],
  // Written into the page while it is read: there is no earlier moment.
  '/products/early': ['text/html', productPage(`<script>document.write('<script src="${PATH}"><\\/script>')</script>`)],
};

test('the store’s own wallet script is kept away where it has a tag, and told where a theme loads it itself', async ({
  page,
}) => {
  const upstream = await openUpstream((request, response) => {
    const [type, body] = PAGES[request.url!] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const proxy = await startProxy(upstream.url);
  try {
    await page.goto(`${proxy.url}/products/tag`);
    await expect(parts(page).buyItNow).toBeEnabled();
    await expect.poll(() => proxy.lines).toContain('/products/tag: a product’s buttons: buy_it_now');
    await page.goto(`${proxy.url}/products/early`);
    await expect(page.getByRole('button', { name: 'theirs' })).toBeVisible();
    await expect
      .poll(() => proxy.lines.filter((line) => line.startsWith('/products/')))
      .toEqual([
        expect.stringMatching(/^\/products\/tag: the store's own wallet script .* was left out/),
        '/products/tag: a product’s buttons: buy_it_now',
        '/products/early: a product’s buttons: nothing',
        `/products/early shows two kinds of buttons: the page has also loaded ${proxy.url}${PATH} (script).`,
        '/products/early: Karui did not start: another script has defined the elements first.',
      ]);
  } finally {
    await proxy.stop();
    await upstream.close();
  }
});

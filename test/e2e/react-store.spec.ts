import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { fillCart, SENCHA } from './fixtures/cart';
import { hydrated, test } from './fixtures/react-store';
import { checkoutFlags, parts } from './fixtures/widget';

/** Keeps a file from arriving until the returned function is called. */
async function hold(page: Page, file: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/${file}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What the page looks like, with its skeletons at the start of their animation. */
const look = (page: Page) => page.screenshot({ animations: 'disabled' });

test('the server’s markup holds the place of the buttons without any script, and hydration changes no pixel', async ({
  page,
  layoutShift,
}) => {
  const hydrate = await hold(page, 'client.js');
  const paint = await hold(page, 'wallets.js');
  await page.goto('/products/kyusu', { waitUntil: 'commit' });
  const { host, shopPay } = parts(page);
  await expect(host.locator('.shopify-payment-button__skeleton')).toHaveCount(2);
  const box = await host.boundingBox();
  const before = await look(page);
  hydrate();
  await hydrated(page);
  expect(before.equals(await look(page))).toBe(true);
  paint();
  await expect(shopPay).toBeEnabled();
  expect(await host.boundingBox()).toEqual(box);
  expect((await layoutShift()).raw).toBe(0);
});

test('buttons that were painted before React is there stay as they are', async ({ page, store, layoutShift }) => {
  const hydrate = await hold(page, 'client.js');
  await page.goto('/products/kyusu?widget=first', { waitUntil: 'commit' });
  const { shopPay } = parts(page);
  await expect(shopPay).toBeEnabled();
  const button = await shopPay.elementHandle();
  const before = await look(page);
  hydrate();
  await hydrated(page);
  expect(before.equals(await look(page))).toBe(true);
  expect((await layoutShift()).raw).toBe(0);
  await page.getByRole('combobox').selectOption('黒');
  await button!.click();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  const [call] = await store.calls('cartCreate');
  expect(JSON.stringify(call?.body)).toContain('gid://shopify/ProductVariant/44002');
});

test('without a form of the page’s own the component sells what its form prop says', async ({ page, store }) => {
  await page.goto('/products/yuzamashi');
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  const [call] = await store.calls('cartCreate');
  expect(call?.body).toMatchObject({
    variables: {
      input: {
        lines: [
          {
            merchandiseId: 'gid://shopify/ProductVariant/47001',
            quantity: 2,
            attributes: [{ key: '包装', value: 'あり' }],
          },
        ],
      },
    },
  });
});

test('products follow each other without a reload, and the widget is loaded once', async ({
  page,
  store,
  widgetScripts,
}) => {
  await page.goto('/products/yuzamashi');
  const { host, buyItNow, shopPay } = parts(page);
  await expect(buyItNow).toBeEnabled();
  // The same host with other props, then another host.
  await page.getByRole('link', { name: '課題の箱' }).click();
  await expect(page.locator('form input[name=id]')).toHaveValue('46001');
  await page.getByRole('link', { name: '急須' }).click();
  await expect(shopPay).toBeEnabled();
  await page.getByRole('link', { name: '湯冷まし' }).click();
  await expect(shopPay).toHaveCount(0);
  await expect(host).toHaveCount(1);
  // The checkout page has it, too.
  expect(widgetScripts().filter((url) => url.endsWith('/wallets.js'))).toHaveLength(1);
  await buyItNow.click();
  await checkoutFlags(page);
  const calls = await store.calls('cartCreate');
  expect(calls).toHaveLength(1);
  expect(JSON.stringify(calls[0]!.body)).toContain('gid://shopify/ProductVariant/47001');
});

test('a cart drawer that was opened ten times has its buttons, and a closed one leaves nothing', async ({ page }) => {
  await page.goto('/products/yuzamashi');
  await fillCart(page, SENCHA);
  const drawer = page.locator('aside');
  const shopPay = drawer.getByRole('button', { name: 'Shop Pay' });
  const toggle = page.getByRole('button', { name: /^カートを/ });
  for (let times = 0; times < 10; times++) {
    await toggle.click();
    await expect(shopPay).toBeEnabled();
    await toggle.click();
    await expect(page.locator('shopify-accelerated-checkout-cart')).toHaveCount(0);
  }
  await toggle.click();
  await shopPay.click();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
});

test('a cart page comes from the server with as many boxes as wallets, and nothing moves', async ({
  page,
  layoutShift,
}) => {
  await fillCart(page, SENCHA);
  const paint = await hold(page, 'wallets.js');
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.locator('.wallet-cart-button__skeleton')).toHaveCount(2);
  paint();
  await expect(page.getByRole('button', { name: 'Shop Pay' })).toBeEnabled();
  await hydrated(page);
  expect((await layoutShift()).raw).toBe(0);
});

test('a widget that does not load is reported in the console, and leaves no skeleton', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/the widget did not load|ERR_FAILED/);
  await page.route('**/wallets.js', (route) => route.abort());
  const said = page.waitForEvent('console', (message) => message.text().includes('the widget did not load'));
  await page.goto('/products/kyusu');
  await said;
  await expect(parts(page).host).toBeEmpty();
});

test('`src` is an address of the page’s own origin, also where the storefront’s scripts come from another one', async ({
  page,
}) => {
  const client = 'https://elsewhere.example/react-store/client.js';
  await page.route(client, async (route) => {
    const response = await route.fetch({ url: new URL('/react-store/client.js', page.url()).href });
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  await page.route('**/products/kyusu', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"/react-store/client.js"', `"${client}"`);
    await route.fulfill({ response, body });
  });
  await page.goto('/products/kyusu');
  await expect(parts(page).shopPay).toBeEnabled();
});

test('onPress can stop a press', async ({ page, store }) => {
  await page.goto('/products/yuzamashi');
  const { buyItNow } = parts(page);
  const terms = page.getByRole('checkbox');
  await expect(buyItNow).toBeEnabled();
  await terms.uncheck();
  await buyItNow.click();
  await expect(buyItNow).toBeEnabled();
  await terms.check();
  await buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

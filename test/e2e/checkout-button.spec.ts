import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { cartCookie, fillCart, SENCHA } from './fixtures/cart';
import { loaded, untilIdle } from './fixtures/wait';

/** Opens the checkout page of a cart that was filled before. */
async function gotoCheckout(
  page: Page,
  context: BrowserContext,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  await fillCart(page, SENCHA);
  const [token, key] = (await cartCookie(context)).split('?key=');
  await page.goto(`/checkouts/${token}?${new URLSearchParams({ key: key ?? '', ...params })}`);
}

const events = (page: Page) => page.getByTestId('wallet-events').locator('li').allTextContents();

const host = (page: Page) => page.locator('shopify-checkout-wallet-button');

for (const [name, label, instrument] of [
  ['shop_pay', 'Shop Pay', 'ShopPay'],
  ['facebook_pay', 'Meta Pay', 'FacebookPay'],
] as const) {
  test(`the checkout button of ${instrument} uses the cart named in the markup`, async ({ page, context, store }) => {
    await gotoCheckout(page, context, { wallet: name });
    const id = await cartCookie(context);
    // Only the markup names the cart.
    await context.clearCookies({ name: 'cart' });
    await host(page).getByRole('button', { name: label }).click();
    await expect(page.getByTestId('flags')).toContainText(/shop_pay|storefront_wallet/);
    const [call, ...more] = await store.calls('cart');
    expect(more).toEqual([]);
    expect(call?.headers['x-wallet-name']).toBe(instrument);
    expect(call?.body).toMatchObject({ variables: { id: `gid://shopify/Cart/${id}` } });
    expect(await store.calls('cartCreate')).toEqual([]);
    expect(await events(page)).toEqual([]);
  });
}

test('in PCI mode it dispatches an event when it is rendered', async ({ page, context }) => {
  await gotoCheckout(page, context, { pci: '1' });
  await expect(host(page).getByRole('button', { name: 'Shop Pay' })).toBeEnabled();
  await expect.poll(() => events(page)).toEqual(['{"success":true,"message":""}']);
});

test('in PCI mode it dispatches an event when the wallet is not eligible', async ({ page, context }) => {
  await gotoCheckout(page, context, { pci: '1', 'attr.wallet-config': '{"name":"moon_pay","wallet_params":{}}' });
  await expect.poll(() => events(page)).toEqual(['{"success":false,"message":"ineligible"}']);
  await expect(page.locator('shopify-checkout-wallet-button:empty')).toHaveCount(1);
});

for (const [value, code] of [
  ['[', 'invalid-wallet-config'],
  ['{"name":"shop_pay","wallet_params":"x"}', 'invalid-wallet-params'],
] as const) {
  test(`in PCI mode it dispatches ${code} and logs it in the console`, async ({ page, context, allowErrors }) => {
    allowErrors(new RegExp(`^console.error: karui: ${code}`));
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await gotoCheckout(page, context, { pci: '1', 'attr.wallet-config': value });
    await expect.poll(() => events(page)).toEqual([JSON.stringify({ success: false, message: code })]);
    await expect(page.locator('shopify-checkout-wallet-button:empty')).toHaveCount(1);
    expect(said).toEqual([expect.stringContaining(`karui: ${code}`)]);
  });
}

test('without PCI mode it dispatches no event', async ({ page, context }) => {
  await gotoCheckout(page, context);
  await expect(host(page).getByRole('button', { name: 'Shop Pay' })).toBeEnabled();
  await untilIdle(page);
  expect(await events(page)).toEqual([]);
});

test('with only-sdk it loads the wallet’s code, paints nothing, and dispatches an event when it is ready', async ({
  page,
  context,
  widgetScripts,
}) => {
  await gotoCheckout(page, context, { pci: '1', 'only-sdk': '1' });
  await expect.poll(() => events(page)).toEqual(['{"success":true,"message":""}']);
  expect(widgetScripts().map((url) => url.split('/').at(-1))).toContain('shop-pay.js');
  await expect(page.locator('shopify-checkout-wallet-button:empty')).toHaveCount(1);
  await expect(host(page).getByRole('button')).toHaveCount(0);
});

test('with only-sdk it dispatches an event when its code can’t be fetched', async ({
  page,
  context,
  store,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await store.faults({ operation: 'shop-pay.js', status: 503 });
  await gotoCheckout(page, context, { pci: '1', 'only-sdk': '1' });
  await expect.poll(() => events(page)).toEqual([expect.stringMatching(/^\{"success":false,"message":".+"\}$/)]);
});

test('a disabled button is painted and does nothing', async ({ page, context, store }) => {
  await gotoCheckout(page, context, { disabled: '1' });
  const button = host(page).getByRole('button', { name: 'Shop Pay' });
  await expect(button).toBeDisabled();
  await loaded(page, 'shop-pay.js', 'checkout.js');
  await page.locator('shop-pay-wallet-button').evaluate((element: HTMLElement) => element.click());
  await untilIdle(page);
  expect(await store.calls('cart')).toEqual([]);
  await host(page).evaluate((element) => element.removeAttribute('disabled'));
  await expect(button).toBeEnabled();
});

test('a checkout button without a cart is disabled', async ({ page, context }) => {
  await gotoCheckout(page, context, { 'attr.cart-id': '' });
  await context.clearCookies({ name: 'cart' });
  await page.reload();
  await expect(host(page).getByRole('button', { name: 'Shop Pay' })).toBeDisabled();
});

for (const plan of ['', '1']) {
  test(`a wallet that sells no subscriptions is ${plan ? 'not offered for one' : 'offered without one'}`, async ({
    page,
    context,
  }) => {
    await gotoCheckout(page, context, {
      pci: '1',
      'attr.wallet-config': '{"name":"shop_pay","wallet_params":{},"supports_subs":false}',
      'attr.has-selling-plan': plan,
    });
    const last = async () => (await events(page)).at(-1);
    await expect.poll(last).toBe(`{"success":${!plan},"message":"${plan && 'ineligible'}"}`);
    await expect(host(page).getByRole('button')).toHaveCount(plan ? 0 : 1);
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { cartCookie, gotoCheckout } from './fixtures/cart';

const events = (page: Page) => page.getByTestId('wallet-events').locator('li').allTextContents();

const host = (page: Page) => page.locator('shopify-checkout-wallet-button');

test('the checkout button uses the cart named in the markup, and dispatches no event without PCI mode', async ({
  page,
  context,
  store,
}) => {
  await gotoCheckout(page, context, { wallet: 'facebook_pay' });
  const id = await cartCookie(context);
  // Only the markup names the cart.
  await context.clearCookies({ name: 'cart' });
  await host(page).getByRole('button', { name: 'Meta Pay' }).click();
  await expect(page.getByTestId('flags')).toContainText('storefront_wallet');
  const [call, ...more] = await store.calls('cart');
  expect(more).toEqual([]);
  expect(call?.headers['x-wallet-name']).toBe('FacebookPay');
  expect(call?.body).toMatchObject({ variables: { id: `gid://shopify/Cart/${id}` } });
  expect(await store.calls('cartCreate')).toEqual([]);
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

for (const script of ['rare-hosts.js', 'companion.js'])
  test(`the page hears of the button, whatever becomes of ${script}`, async ({ page, context, store, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await store.faults({ operation: script, status: 503 });
    await gotoCheckout(page, context, { pci: '1' });
    const message = script === 'rare-hosts.js' ? '.+' : '';
    await expect
      .poll(() => events(page))
      .toEqual([expect.stringMatching(RegExp(`^\\{"success":${!message},"message":"${message}"\\}$`))]);
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

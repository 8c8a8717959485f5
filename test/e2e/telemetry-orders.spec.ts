import type { BrowserContext } from '@playwright/test';
import { test, type ProductPageOptions } from './fixtures';
import { expect, test as applePayTest } from './fixtures/apple-pay-scenario';
import { test as googlePayTest } from './fixtures/google-pay-scenario';
import { test as payPalTest } from './fixtures/paypal-scenario';
import type { Store } from './fixtures/store-control';
import { addLibrary, expectEvents, untilSender, watched } from './fixtures/telemetry-order';

/** What the tests of wallets with a sheet have in common. */
interface InSheet {
  scenario: {
    open(handle: string, options: ProductPageOptions): Promise<unknown>;
  };
  context: BrowserContext;
  store: Store;
}

interface Produced {
  payload: Readonly<Record<string, unknown>>;
}

async function openWatched({ scenario, context, store }: InSheet, wallet: string): Promise<void> {
  await addLibrary(context);
  await scenario.open('sencha', watched(wallet));
  await untilSender(store);
}

test.describe('the events of a press are sent in order, and no request names the shopper:', () => {
  googlePayTest('an order in Google’s sheet, by the id of this visit', async ({ scenario, context, store }) => {
    await openWatched({ scenario, context, store }, 'google_pay');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    await expectEvents(store, ['click', 'sheet_opened', 'completed']);
    const all = await store.telemetry();
    const payloads = all.filter(({ receiver }) => receiver === 'events').map(({ body }) => body as Produced);
    const order = payloads.find(({ payload }) => payload.event === 'completed');
    expect(order!.payload.checkout_token).toMatch(/^[\w-]+$/);
    expect(JSON.stringify(all.map(({ body }) => body))).toContain('"karui.sheet.duration"');
    const session = (await store.telemetry()).find(({ receiver }) => receiver === 'sessions');
    const [{ id }] = (session!.body as { sessions: [{ id: string }] }).sessions;
    const [submitted] = await store.calls('cartSubmitForCompletion');
    expect(submitted?.body).toMatchObject({ variables: { attemptToken: `pw-${id}-1` } });
  });
  applePayTest('Apple’s sheet, which the shopper closes', async ({ scenario, applePay, context, store }) => {
    await openWatched({ scenario, context, store }, 'apple_pay');
    await applePay.user.cancel();
    await expectEvents(store, ['click', 'sheet_opened', 'sheet_cancelled']);
  });

  payPalTest('an approval in PayPal’s window', async ({ scenario, context, store }) => {
    await addLibrary(context);
    const vendors = await scenario.open('sencha', watched('paypal'));
    await untilSender(store);
    await vendors.approve();
    expect(await scenario.outcome()).toContain('checkout');
    await expectEvents(store, ['click', 'sheet_opened', 'redirect']);
  });

  test('a press of Amazon Pay', async ({ amazon, gotoProduct, page, context, store }) => {
    await addLibrary(context);
    await gotoProduct('sencha', watched('amazon_pay'));
    const button = await amazon.shown();
    await untilSender(store);
    await button.click();
    await page.waitForURL('https://payments.amazon.co.jp/checkout/initiate');
    await expectEvents(store, ['click', 'redirect']);
  });

  test('a press in a drawer is of the page that its button stands on', async ({
    gotoProduct,
    page,
    context,
    store,
  }) => {
    await addLibrary(context);
    await gotoProduct('sencha', { theme: 'a', params: { telemetry: 'on' } });
    await page.getByRole('button', { name: 'カートに入れる' }).click();
    const wallet = page.locator('cart-drawer shop-pay-wallet-button');
    await expect(wallet.getByRole('button')).toBeEnabled();
    const type = await wallet.getAttribute('page-type');
    await page.evaluate(() => Object.assign(window, { ShopifyAnalytics: { meta: { page: { pageType: 'index' } } } }));
    await untilSender(store);
    await wallet.click();
    await page.waitForURL(/\/checkouts\//);
    await expectEvents(store, ['click', 'redirect']);
    const events = (await store.telemetry()).filter(({ receiver }) => receiver === 'events');
    const types = events.map(({ body }) => (body as Produced).payload).filter(({ event }) => event !== 'impression');
    expect(types.map(({ page_type: told }) => told)).toEqual([type, type]);
    expect(type).not.toBe('index');
  });

  test('a press of Shop Pay, which shows the shopper’s own account', async ({
    shopPay,
    gotoProduct,
    page,
    context,
    store,
  }) => {
    await addLibrary(context);
    await shopPay.login();
    await gotoProduct('sencha', watched('shop_pay', { 'shop-pay': 'personalized' }));
    const element = page.locator('shop-pay-wallet-button');
    await element.hover();
    await expect(element).toHaveAttribute('personalized', 'true');
    await untilSender(store);
    await element.click();
    await page.waitForURL(/\/checkouts\//);
    await expectEvents(store, ['click', 'redirect']);
  });
});

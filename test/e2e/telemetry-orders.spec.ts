import type { BrowserContext } from '@playwright/test';
import { test } from './fixtures';
import { expect, test as applePayTest } from './fixtures/apple-pay-scenario';
import { test as googlePayTest } from './fixtures/google-pay-scenario';
import { test as payPalTest } from './fixtures/paypal-scenario';
import type { Store } from './fixtures/store-control';
import { expectTold, watchOrder } from './fixtures/telemetry-order';

/** What the tests of wallets with a sheet have in common. */
interface InSheet {
  scenario: {
    open(): Promise<unknown>;
    pay(): Promise<void>;
    outcome(): Promise<string>;
  };
  context: BrowserContext;
  store: Store;
}

const orderInSheet = async ({ scenario, context, store }: InSheet) => {
  const receivers = await watchOrder(context, store.url);
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  await expectTold(receivers, ['click', 'sheet_opened', 'completed']);
};

test.describe('told as it went, with nothing of the shopper in any request:', () => {
  applePayTest('an order in Apple’s sheet', orderInSheet);
  googlePayTest('an order in Google’s sheet', orderInSheet);

  applePayTest('Apple’s sheet, which the shopper closes', async ({ scenario, applePay, context, store }) => {
    const receivers = await watchOrder(context, store.url);
    await scenario.open();
    await applePay.user.cancel();
    await expectTold(receivers, ['click', 'sheet_opened', 'sheet_cancelled']);
  });

  googlePayTest('Google’s sheet, which the shopper closes', async ({ scenario, googlePay, context, store }) => {
    const receivers = await watchOrder(context, store.url);
    await scenario.open();
    await googlePay.user.cancel();
    await expectTold(receivers, ['click', 'sheet_opened', 'sheet_cancelled']);
  });

  for (const [funding, params] of [
    ['paypal', {}],
    ['venmo', { currency: 'USD' }],
  ] as const)
    payPalTest(`an approval in the window of ${funding}`, async ({ scenario, context, store }) => {
      const receivers = await watchOrder(context, store.url);
      await (await scenario.open('sencha', { recommended: funding, params })).approve();
      expect(await scenario.outcome()).toContain('checkout');
      await expectTold(receivers, ['click', 'sheet_opened', 'redirect']);
    });

  test('a press of Amazon Pay', async ({ amazon, gotoProduct, page, context, store }) => {
    const receivers = await watchOrder(context, store.url);
    await gotoProduct('sencha', { recommended: 'amazon_pay' });
    await (await amazon.shown()).click();
    await page.waitForURL('https://payments.amazon.co.jp/checkout/initiate');
    await expectTold(receivers, ['click', 'redirect']);
  });

  test('a press of Shop Pay, which shows the shopper’s own account', async ({
    shopPay,
    gotoProduct,
    page,
    context,
    store,
  }) => {
    const receivers = await watchOrder(context, store.url);
    await shopPay.login();
    await gotoProduct('sencha', { recommended: 'shop_pay', params: { 'shop-pay': 'personalized' } });
    const element = page.locator('shop-pay-wallet-button');
    await element.hover();
    await expect(element).toHaveAttribute('personalized', 'true');
    await element.click();
    await page.waitForURL(/\/checkouts\//);
    await expectTold(receivers, ['click', 'redirect']);
  });
});

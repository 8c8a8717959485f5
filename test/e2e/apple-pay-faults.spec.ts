import { expect, test } from './fixtures/apple-pay-scenario';
import type { StoreFault } from './fixtures/store-control';
import { loaded } from './fixtures/wait';

const GENERIC = 'dialog ご購入手続きに進めませんでした';
const TO_CHECKOUT = 'checkout wallet_processing_failed';
const APPLE_PAY = 'dialog Apple Payでエラーが発生しました';

/**
 * One fault of each kind, each operation once, and how the order ends; unit tests try all of them in
 * `test/wallets/order/operations/fault-matrix.ts`. After a submission the order may exist, so the shopper is never asked to pay again.
 */
const FAULTS: readonly (readonly [operation: string, Omit<StoreFault, 'operation'>, ending: string])[] = [
  ['applePaySessionCreate', { status: 503, retryAfter: 0, times: 1 }, 'order'],
  ['cartCreate', { status: 429, retryAfter: 0 }, GENERIC],
  ['cartCreate', { status: 403 }, 'checkout storefront_wallet'],
  ['cartPrepareForCompletion', { status: 500 }, TO_CHECKOUT],
  ['cartBuyerIdentityUpdate', { html: true }, TO_CHECKOUT],
  ['cartSelectedDeliveryOptionsUpdate', { graphqlErrors: [{ message: 'no' }] }, TO_CHECKOUT],
  // Longer than a call's own tries last.
  ['cartBillingAddressUpdate', { drop: true, times: 4 }, 'order'],
  // The order is made but its answer can't be read: the cart's checkout URL forwards to the order.
  ['cartSubmitForCompletion', { truncated: true }, 'order'],
  ['cartPaymentUpdate', { status: 503, retryAfter: 0, times: 1 }, 'order'],
];

test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load resource|net::ERR/));

for (const [operation, fault, expected] of FAULTS) {
  test(`where ${operation} fails by ${Object.keys(fault)[0]}, the shopper sees ${expected}`, async ({
    scenario,
    applePay,
    store,
  }) => {
    // A retry of the same submission has the same token.
    if (operation === 'cartSubmitForCompletion') scenario.except({ resubmits: true });
    await store.faults({ operation, ...fault });
    await scenario.visit(operation === 'cartBillingAddressUpdate' ? 'gift-ebook' : 'sencha');
    await scenario.button.click();
    let ending = await scenario.outcome();
    if (operation === 'cartSelectedDeliveryOptionsUpdate') {
      await applePay.user.selectMethod((await applePay.sheet())!.shippingMethods[1]!.identifier);
      ending = await scenario.outcome();
    }
    if (ending === 'sheet') {
      await scenario.pay();
      ending = await scenario.outcome();
    }
    expect(ending).toBe(expected);
  });
}

test('an order whose answer is lost is shown, and no second one is made', async ({ scenario, page, store }) => {
  scenario.except({ resubmits: true, keepsData: true });
  await scenario.open();
  await store.faults({ operation: 'cartSubmitForCompletion', after: true, drop: true });
  await scenario.pay();
  await page.waitForURL(/\/thank-you\//, { timeout: 40_000 });
  await expect(scenario.dialog).toHaveCount(0);
  await scenario.visit();
  await scenario.button.click();
  await page.waitForURL(/\/thank-you\//);
  expect([(await store.orders()).length, (await store.calls('cartCreate')).length]).toEqual([1, 1]);
});

test('a dialog opens when the shopper goes offline while the sheet is open, and the next press online makes the order', async ({
  scenario,
  page,
  context,
  store,
}) => {
  // The first cart's data can't be removed while offline.
  scenario.except({ keepsData: true });
  await scenario.open();
  // Offline, nothing more can be fetched: the dialog's code must be here before.
  await loaded(page, 'dialog.js');
  await page.clock.install();
  await context.setOffline(true);
  await scenario.pay();
  // The connection may come back as long as the sheet waits.
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000);
  expect(await scenario.outcome()).toBe(APPLE_PAY);
  await context.setOffline(false);
  await page.keyboard.press('Escape');
  // It fades out for a moment.
  await expect(scenario.dialog).toHaveCount(0);
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('sheet');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('cartCreate')).toHaveLength(2);
  expect(await store.calls('cartSubmitForCompletion')).toHaveLength(1);
  await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
});

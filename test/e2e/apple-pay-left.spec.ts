import { holdAnswers, holdFile } from './fixtures/hold';
import { expect, test } from './fixtures/apple-pay-scenario';
import type { StoreFault } from './fixtures/store-control';

const GENERIC = 'dialog お取引を完了できませんでした';
const APPLE_PAY = 'dialog Apple Payをご利用いただけません';

test('when the store never answers, we close the sheet before Apple’s time limit does', async ({
  scenario,
  applePay,
  page,
}) => {
  await page.clock.install();
  await scenario.visit();
  const { answered, release } = await holdAnswers(page, 'cartBuyerIdentityUpdate');
  await scenario.button.click();
  await answered;
  await page.clock.fastForward(27_000);
  expect(await scenario.outcome()).toBe(APPLE_PAY);
  expect(applePay.sheets.map(({ state }) => state)).toEqual(['aborted']);
  release();
  await page.unrouteAll({ behavior: 'wait' });
});

test('shipping rates that never arrive lead to checkout before Apple’s time limit', async ({
  scenario,
  store,
  page,
}) => {
  await store.faults([
    // The first call succeeds, else the sheet would end before it asks for an address.
    { operation: 'cartPrepareForCompletion', delayMs: 1, times: 1 },
    { operation: 'cartPrepareForCompletion', pendingDeliveryGroups: true },
  ]);
  await page.clock.install();
  await scenario.visit();
  // Between two requests: one that is under way would seem to take as long as the clock goes forward.
  let answers = 0;
  const second = page.waitForEvent(
    'requestfinished',
    (request) => request.url().endsWith('=cartPrepareForCompletion') && ++answers === 2,
  );
  await scenario.button.click();
  await second;
  await page.clock.fastForward(20_000);
  expect(await scenario.outcome()).toBe('checkout wallet_cart_not_ready');
});

test('a cart that the shop refuses shows the merchant’s own words, and the next press is a new purchase', async ({
  scenario,
  applePay,
  store,
  page,
}) => {
  const words = '煎茶のご購入は、お一人さま20袋までとさせていただいております。';
  const userErrors = [{ code: 'VALIDATION_CUSTOM', message: words }];
  await store.faults({ operation: 'cartCreate', userErrors, times: 1 });
  await scenario.visit();
  await scenario.button.click();
  await expect(scenario.dialog).toContainText(words);
  expect(await scenario.outcome()).toBe(GENERIC);
  expect((await applePay.until('aborted')).shippingMethods).toEqual([]);
  expect(applePay.calls('completeMerchantValidation')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(scenario.dialog).toBeHidden();
  await scenario.button.click();
  await applePay.until('ready');
  // What sells out while the shopper pays is not submitted.
  await store.faults({ operation: 'cartPaymentUpdate', stock: 0 });
  await scenario.pay();
  expect(await scenario.outcome()).toBe('dialog 在庫切れ');
  expect(applePay.sheets.map(({ state }) => state)).toEqual(['aborted', 'aborted']);
  expect(await store.calls('cartSubmitForCompletion')).toEqual([]);
});

/** What leads to checkout: at the press, at another address, at the submission. */
const TO_CHECKOUT: readonly (readonly [string, StoreFault, string])[] = [
  ['another currency', { operation: 'cartCreate', currency: 'USD' }, 'wallet_currency_change'],
  ['too little in stock', { operation: 'cartBuyerIdentityUpdate', stock: 1 }, 'wallet_not_enough_stock'],
  [
    'a captcha',
    {
      operation: 'cartSubmitForCompletion',
      submitFailed: [{ code: 'BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED' }, { code: 'DELIVERY_CITY_INVALID' }],
    },
    'wallet_captcha_required',
  ],
];

for (const [what, fault, flag] of TO_CHECKOUT) {
  test(`${what}: checkout takes the order, with a flag that says why`, async ({ scenario, store }) => {
    await store.faults(fault);
    await scenario.visit();
    await scenario.button.click();
    let ending = await scenario.outcome();
    if (ending === 'sheet') {
      await scenario.pay();
      ending = await scenario.outcome();
    }
    expect(ending).toBe(`checkout ${flag}`);
  });
}

test('the code that makes orders is not waited for before the shopper pays', async ({ scenario, applePay, page }) => {
  const release = await holdFile(page, 'sheet-pay');
  const asked = page.waitForRequest('**/sheet-pay.js');
  await scenario.open();
  await asked;
  await scenario.pay();
  await applePay.until('paymentauthorized');
  release();
  expect(await scenario.outcome()).toBe('order');
});

test('when sheet-pay.js never arrives, checkout takes the order, and nothing is submitted', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  const release = await holdFile(page, 'sheet-pay');
  await page.clock.install();
  await scenario.open();
  await scenario.pay();
  await applePay.until('paymentauthorized');
  await page.clock.runFor(11_000);
  expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
  expect(await store.calls('cartSubmitForCompletion')).toEqual([]);
  release();
});

import { holdFile } from './fixtures/hold';
import { expect, test } from './fixtures/apple-pay-scenario';

const GENERIC = 'dialog ご購入手続きに進めませんでした';

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

test('when payment.js never arrives, checkout takes the order, and nothing is submitted', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  const release = await holdFile(page, 'payment');
  await page.clock.install();
  await scenario.open();
  await scenario.pay();
  await applePay.until('paymentauthorized');
  await page.clock.runFor(11_000);
  expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
  expect(await store.calls('cartSubmitForCompletion')).toEqual([]);
  release();
});

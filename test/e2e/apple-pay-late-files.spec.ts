import { holdFile } from './fixtures/hold';
import { expect, test } from './fixtures/apple-pay-scenario';

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

test('when sheet-pay.js cannot be fetched at all, the order is made at checkout and nothing is submitted', async ({
  scenario,
  store,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await store.faults({ operation: 'sheet-pay.js', status: 503 });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
  expect(await store.calls('cartSubmitForCompletion')).toEqual([]);
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

test.describe('in the Emirates', () => {
  test.use({ applePayOptions: { contact: 'ae' } });

  test('without the chunk of province names the address is sent as the shopper wrote it', async ({
    scenario,
    store,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    await store.faults({ operation: 'province-code.js', status: 503 });
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(JSON.stringify((await store.calls('cartBuyerIdentityUpdate')).at(-1)!.body)).toContain('"province":"Dubai"');
  });
});

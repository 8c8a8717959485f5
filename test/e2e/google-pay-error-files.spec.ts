import { holdFile } from './fixtures/hold';
import { expect, test } from './fixtures/google-pay-scenario';
import type { StoreFault } from './fixtures/store-control';

/** All time that Google gives an answer, and a little less. */
const ALMOST_30_S = 29_500;

const STOCK: StoreFault = {
  operation: 'cartSubmitForCompletion',
  submitFailed: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE' }],
};

test.describe('an address that is not served', () => {
  test.use({ googlePayOptions: { address: 'okinawa' } });

  test('is told in words when google-errors.js never arrives', async ({ scenario, page }) => {
    const release = await holdFile(page, 'google-errors');
    await page.clock.install();
    await scenario.visit();
    await scenario.warm();
    const asked = page.waitForRequest('**/google-errors.js');
    await scenario.button.click();
    await asked;
    await page.clock.runFor(ALMOST_30_S);
    expect(await scenario.outcome()).toBe('sheet');
    expect(await scenario.error()).toMatch(/^OTHER_ERROR SHIPPING_ADDRESS .*この住所への配送に対応していません/);
    release();
  });
});

test('a payment that goes on at checkout does so when google-errors.js never arrives', async ({
  scenario,
  page,
  store,
}) => {
  const release = await holdFile(page, 'google-errors');
  await page.clock.install();
  await scenario.open();
  await store.faults(STOCK);
  const asked = page.waitForRequest('**/google-errors.js');
  await scenario.pay();
  await asked;
  await page.clock.runFor(ALMOST_30_S);
  expect(await scenario.outcome()).toBe('checkout wallet_not_enough_stock');
  release();
});

test.describe('a province that is spelled in an unusual way', () => {
  test.use({ googlePayOptions: { address: 'ae' } });

  test('is answered in time when province-code.js never arrives', async ({ scenario, page, googlePay }) => {
    const release = await holdFile(page, 'province-code');
    await page.clock.install();
    await scenario.visit();
    await scenario.warm();
    const asked = page.waitForRequest('**/province-code.js');
    await scenario.button.click();
    await asked;
    await page.clock.runFor(ALMOST_30_S);
    await googlePay.until('ready');
    expect(await scenario.error()).toBeNull();
    release();
  });
});

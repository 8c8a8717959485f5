import type { Page } from '@playwright/test';
import { holdFile } from './fixtures/hold';
import { expect, test, type GoogleScenario } from './fixtures/google-pay-scenario';
import type { StoreFault } from './fixtures/store-control';

/** All time that Google gives an answer, and a little less. */
const ALMOST_30_S = 29_500;

const STOCK: StoreFault = {
  operation: 'cartSubmitForCompletion',
  submitFailed: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE' }],
};

/** Presses with a file that never arrives, and waits almost as long as Google does. @returns lets the file arrive */
async function pressWithout(file: string, scenario: GoogleScenario, page: Page): Promise<() => void> {
  const release = await holdFile(page, file);
  await page.clock.install();
  await scenario.visit();
  await scenario.warm();
  const asked = page.waitForRequest(`**/${file}.js`);
  await scenario.button.click();
  await asked;
  await page.clock.runFor(ALMOST_30_S);
  return release;
}

test.describe('an address that is not served', () => {
  test.use({ googlePayOptions: { address: 'okinawa' } });

  test('is told in words when google-errors.js never arrives', async ({ scenario, page }) => {
    const release = await pressWithout('google-errors', scenario, page);
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
  await scenario.open();
  await store.faults(STOCK);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('checkout wallet_not_enough_stock');
  release();
});

test.describe('a province that is spelled in an unusual way', () => {
  test.use({ googlePayOptions: { address: 'ae' } });

  test('is answered in time when province-code.js never arrives', async ({ scenario, page, googlePay }) => {
    const release = await pressWithout('province-code', scenario, page);
    await googlePay.until('ready');
    expect(await scenario.error()).toBeNull();
    release();
  });
});

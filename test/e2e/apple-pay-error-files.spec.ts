import { holdFile } from './fixtures/hold';
import { expect, test } from './fixtures/apple-pay-scenario';
import type { StoreFault } from './fixtures/store-control';

const CITY: StoreFault = {
  operation: 'cartSubmitForCompletion',
  submitFailed: [{ code: 'DELIVERY_CITY_INVALID' }],
};

/** Chunks that are fetched only when an error is to be shown. */
const FILES = ['reactions', 'apple-errors'];

for (const file of FILES) {
  test(`an error whose ${file}.js cannot be fetched goes to checkout`, async ({ scenario, store, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await store.faults([CITY, { operation: `${file}.js`, status: 503 }]);
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
  });
}

test('an error of the API goes to checkout when reactions.js never arrives', async ({ scenario, page, store }) => {
  await store.faults({ operation: 'cartBuyerIdentityUpdate', userErrors: [{ code: 'DELIVERY_CITY_INVALID' }] });
  const release = await holdFile(page, 'reactions');
  await page.clock.install();
  await scenario.visit();
  const asked = page.waitForRequest('**/reactions.js');
  await scenario.button.click();
  await asked;
  await page.clock.runFor(29_500);
  expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
  release();
});

test('a sheet that is cancelled while apple-errors.js is on its way gets no reply', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  await store.faults(CITY);
  const release = await holdFile(page, 'apple-errors');
  await scenario.open();
  const asked = page.waitForRequest('**/apple-errors.js');
  await scenario.pay();
  await asked;
  await applePay.user.cancel();
  await expect(scenario.button).toBeEnabled();
  const arrived = page.waitForResponse('**/apple-errors.js');
  release();
  await (await arrived).finished();
  // The module has run when another import of it resolves.
  await page.evaluate((file) => import(file), (await arrived).url());
  expect(applePay.calls().map(({ name }) => name)).not.toContain('completePayment');
});

/** Addresses that the shop refuses, and the first file that is fetched to say so. */
const REFUSED = [
  ['okinawa', 'apple-errors'],
  ['majuro', 'reactions'],
] as const;

for (const [contact, file] of REFUSED)
  test.describe(`the address in ${contact}`, () => {
    test.use({ applePayOptions: { contact } });

    test(`leads to checkout when ${file}.js cannot be fetched`, async ({ scenario, store, allowErrors }) => {
      allowErrors(/Failed to load resource/);
      await store.faults({ operation: `${file}.js`, status: 503 });
      await scenario.visit();
      await scenario.button.click();
      expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
    });

    test(`leads to checkout within Apple’s time limit when ${file}.js never arrives`, async ({
      scenario,
      applePay,
      page,
    }) => {
      const release = await holdFile(page, file);
      await page.clock.install();
      await scenario.visit();
      const asked = page.waitForRequest(`**/${file}.js`);
      await scenario.button.click();
      await asked;
      await page.clock.runFor(29_500);
      expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
      expect(applePay.sheets.map(({ state }) => state)).toEqual(['aborted']);
      release();
    });
  });

import { holdFile } from './fixtures/hold';
import { expect, test } from './fixtures/google-pay-scenario';

// Without this, the busy sign is drawn sixty times in each second of the page's clock.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('when order-errors.js never arrives, an event with several things to say is answered within Google’s limit', async ({
  scenario,
  page,
  store,
  googlePay,
}) => {
  await store.faults([
    {
      operation: 'cartBuyerIdentityUpdate',
      warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 1 item was added' }],
    },
    { operation: 'cartPrepareForCompletion', notReady: [{ code: 'DELIVERY_CITY_INVALID' }] },
  ]);
  const release = await holdFile(page, 'order-errors');
  await page.clock.install();
  await scenario.visit();
  await scenario.warm();
  const asked = page.waitForRequest('**/order-errors.js');
  await scenario.button.click();
  await asked;
  // A little less than the 30 s that Google waits, in steps: what is asked of the store between them takes real time.
  await page.clock.runFor(11_000);
  await expect.poll(() => store.calls('cartPrepareForCompletion')).toHaveLength(1);
  await page.clock.runFor(11_000);
  await page.clock.runFor(7000);
  await expect.poll(() => googlePay.answers()).toHaveLength(1);
  expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
  release();
});

test.describe('an address that is not served', () => {
  test.use({ googlePayOptions: { address: 'okinawa' } });

  test('is answered within Google’s limit, and goes on at checkout, when order-errors.js never arrives', async ({
    scenario,
    page,
    googlePay,
  }) => {
    const release = await holdFile(page, 'order-errors');
    await page.clock.install();
    await scenario.visit();
    await scenario.warm();
    const asked = page.waitForRequest('**/order-errors.js');
    await scenario.button.click();
    await asked;
    // A little less than the time limit that Google sets for an answer.
    await page.clock.runFor(29_500);
    await expect.poll(() => googlePay.answers()).toHaveLength(1);
    expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
    release();
  });
});

for (const [event, operation] of [
  ['onPaymentAuthorized', 'cartSubmitForCompletion'],
  ['onPaymentDataChanged INITIALIZE', 'cartPrepareForCompletion'],
] as const)
  test(`a sheet that ends at checkout is answered before the page leaves, when order-errors.js never arrives: ${event}`, async ({
    scenario,
    page,
    store,
    googlePay,
  }) => {
    await store.faults({ operation, throttled: 60_000 });
    const release = await holdFile(page, 'order-errors');
    await scenario.visit();
    await scenario.warm();
    await scenario.button.click();
    if (operation === 'cartSubmitForCompletion') {
      await googlePay.until('ready');
      await scenario.pay();
    }
    expect(await scenario.outcome()).toMatch(/^checkout/);
    expect(googlePay.answers(event)).toHaveLength(1);
    release();
  });

test('a shopper who closes the sheet before order-errors.js says that it ends at checkout is taken there', async ({
  scenario,
  page,
  store,
  googlePay,
}) => {
  await store.faults({ operation: 'cartSubmitForCompletion', throttled: 60_000 });
  const release = await holdFile(page, 'order-errors');
  await scenario.open();
  const asked = page.waitForRequest('**/order-errors.js');
  await scenario.pay();
  await asked;
  await googlePay.user.cancel();
  expect(await scenario.outcome()).toMatch(/^checkout/);
  release();
});

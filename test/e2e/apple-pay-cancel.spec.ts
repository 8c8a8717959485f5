import { holdAnswers } from './fixtures/hold';
import { expect, test } from './fixtures/apple-pay-scenario';
import { untilIdle } from './fixtures/wait';

test('cancelled while a request is in flight: the button is enabled again and the answer is ignored', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  await scenario.visit();
  const { answered, release } = await holdAnswers(page, 'cartBuyerIdentityUpdate');
  await scenario.button.click();
  await answered;
  await applePay.until('shippingcontactselected');
  await applePay.user.cancel();
  await expect(scenario.button).toBeEnabled();
  const calls = applePay.calls().length;
  // The request in flight may still write to the cart, so the data is removed only after it.
  expect(await store.calls('cartRemovePersonalData')).toEqual([]);
  release();
  await expect.poll(async () => (await store.calls('cartRemovePersonalData')).length).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  expect(applePay.calls()).toHaveLength(calls);
  await expect(scenario.dialog).toHaveCount(0);
  expect(page.url()).toContain('/products/sencha');
});

test('a page that enters the back/forward cache during a request removes the personal data at once, and can be pressed again', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  scenario.except({ removals: 2 });
  await scenario.visit();
  const { answered, release } = await holdAnswers(page, 'cartBuyerIdentityUpdate');
  await scenario.button.click();
  await answered;
  // Browsers do it in this order: the system closes the sheet, then the page is frozen and restored.
  await page.evaluate(() => {
    window.applePaySimulator!.user.cancel();
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })), 50);
  });
  await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(scenario.button).toBeEnabled();
  await scenario.button.click();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(applePay.sheets.map(({ state }) => state)).toEqual(['cancelled', 'completed']);
});

test('a page that is left during a submission remembers the order without personal data, and does not remove the cart’s data', async ({
  scenario,
  page,
  store,
}) => {
  scenario.except({ keepsData: true });
  await scenario.open();
  const { answered, release } = await holdAnswers(page, 'cartSubmitForCompletion');
  await scenario.pay();
  await answered;
  await scenario.visit();
  release();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('karui:pending-order:');
  expect(kept).not.toMatch(/千代田|taro|東京|@/);
  await untilIdle(page);
  expect(await store.calls('cartRemovePersonalData')).toEqual([]);
  await page.locator('more-payment-options-link a').click();
  await page.waitForURL(/\/thank-you\//);
  expect([(await store.orders()).length, (await store.calls('cartCreate')).length]).toEqual([1, 1]);
  // Another purchase in the same tab has a cart of its own.
  await scenario.visit('kyusu');
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('sheet');
  expect(await store.calls('cartCreate')).toHaveLength(2);
});

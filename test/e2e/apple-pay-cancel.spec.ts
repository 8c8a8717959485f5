import type { Page } from '@playwright/test';
import type { SheetState } from '../simulators/apple-pay/sheet/sheet';
import { holdAnswers } from './fixtures/hold';
import { expect, test, type Scenario } from './fixtures/apple-pay-scenario';
import { untilIdle } from './fixtures/wait';

const SUBMIT = 'cartSubmitForCompletion';

/** What is on its way → the state of the sheet, whether that comes of the press of Pay, removals of personal data. */
const ON_THE_WAY: readonly (readonly [string, SheetState, boolean, number])[] = [
  ['cartCreate', 'validatemerchant', false, 0],
  ['cartBuyerIdentityUpdate', 'shippingcontactselected', false, 1],
  ['cartPaymentUpdate', 'paymentauthorized', true, 1],
];

for (const [operation, state, pays, removals] of ON_THE_WAY) {
  test(`cancelled in ${state} while ${operation} is in flight: the button is enabled again and the answer is ignored`, async ({
    scenario,
    applePay,
    page,
    store,
  }) => {
    scenario.except({ removals });
    await scenario.visit();
    const { answered, release } = await holdAnswers(page, operation);
    await scenario.button.click();
    if (pays) await applePay.until('ready').then(scenario.pay);
    await answered;
    await applePay.until(state);
    await applePay.user.cancel();
    await expect(scenario.button).toBeEnabled();
    const calls = applePay.calls().length;
    // The request in flight may still write to the cart, so the data is removed only after it.
    expect(await store.calls('cartRemovePersonalData')).toEqual([]);
    release();
    await expect.poll(async () => (await store.calls('cartRemovePersonalData')).length).toBe(removals);
    await page.unrouteAll({ behavior: 'wait' });
    expect(applePay.calls()).toHaveLength(calls);
    await expect(scenario.dialog).toHaveCount(0);
    expect(page.url()).toContain('/products/sencha');
  });
}

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
  // In this order browsers do it: the system closes the sheet, then the page is frozen and restored.
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

/** How a page is left with its sheet open. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'by a link': (page) => page.goto('/cart'),
  'by closing the tab': (page) => page.close({ runBeforeUnload: true }),
};

for (const [how, leave] of Object.entries(WAYS)) {
  test(`a page that is left ${how} with its sheet open removes personal data from the cart once`, async ({
    scenario,
    page,
    store,
  }) => {
    // Checked by this test itself, because the page that the fixture would ask is gone.
    scenario.except({ isGone: true });
    await scenario.open();
    await leave(page);
    await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
  });
}

/** Pays; the answer to the submission is held back, and the store has made the order by then. */
async function submitting(scenario: Scenario, page: Page): Promise<() => void> {
  scenario.except({ keepsData: true });
  await scenario.open();
  const { answered, release } = await holdAnswers(page, SUBMIT);
  await scenario.pay();
  await answered;
  return release;
}

test('a sheet that is cancelled after the submission still leads to the order’s page', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  const release = await submitting(scenario, page);
  await applePay.user.cancel();
  await expect(scenario.button).toBeEnabled();
  release();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.orders()).toHaveLength(1);
});

test('a page that is left during a submission remembers it without personal data, and removes none', async ({
  scenario,
  page,
  store,
}) => {
  const release = await submitting(scenario, page);
  await scenario.visit();
  release();
  const kept = await page.evaluate(() => sessionStorage.getItem('karui:pending-orders'));
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

test('a page without sessionStorage remembers the submission in memory', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const release = await submitting(scenario, page);
  await applePay.user.cancel();
  await expect(scenario.button).toBeEnabled();
  await scenario.button.click();
  await page.waitForURL(/\/thank-you\//);
  release();
  expect([(await store.orders()).length, (await store.calls('cartCreate')).length]).toEqual([1, 1]);
});

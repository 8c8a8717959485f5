import type { Page } from '@playwright/test';
import { holdAnswers } from './fixtures/hold';
import { expect, test, type Scenario } from './fixtures/apple-pay-scenario';
import type { StoreFault } from './fixtures/store-control';

const SUBMIT = 'cartSubmitForCompletion';

/** Wallets whose next press must not create a new cart. */
const WALLETS = ['shopify-apple-pay-button', 'more-payment-options-link'];

const press = (page: Page, wallet: string) => page.locator(`${wallet} button, ${wallet} a`).first().click();

/** Pays, and cancels while the answer to the submission is held back: the store has made the order by then. */
async function cancelWhileSubmitting(scenario: Scenario, page: Page, cancel: () => Promise<unknown>) {
  await scenario.open();
  const held = await holdAnswers(page, SUBMIT);
  await scenario.pay();
  await held.answered;
  await cancel();
  await expect(scenario.button).toBeEnabled();
  return held;
}

/** Faults after which the order exists, but the page does not get the answer. */
const LOST: Record<string, Omit<StoreFault, 'operation'>> = {
  '500': { after: true, status: 500 },
  '504': { after: true, status: 504 },
  'a reset, at every try': { after: true, drop: true, times: 9 },
  'an HTML page, twice': { after: true, html: true, times: 2 },
  'a GraphQL error beside null': { after: true, graphqlErrors: [{ message: 'no' }] },
};

test.describe('an order whose answer is lost is shown, and no second one is made:', () => {
  test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load resource|net::ERR/));

  for (const [how, fault] of Object.entries(LOST)) {
    test(how, async ({ scenario, page, store }) => {
      scenario.except({ resubmits: true, keepsData: true });
      await scenario.open();
      await store.faults({ operation: SUBMIT, times: 1, ...fault });
      await scenario.pay();
      await page.waitForURL(/\/thank-you\//, { timeout: 40_000 });
      await expect(scenario.dialog).toHaveCount(0);

      await scenario.visit();
      await scenario.button.click();
      await page.waitForURL(/\/thank-you\//);
      expect([(await store.orders()).length, (await store.calls('cartCreate')).length]).toEqual([1, 1]);
    });
  }
});

test('an order whose answer has not come after 17 s is shown, and no second one is made', async ({
  scenario,
  page,
  store,
}) => {
  scenario.except({ keepsData: true });
  await page.clock.install();
  await scenario.open();
  const { answered, release } = await holdAnswers(page, SUBMIT);
  await scenario.pay();
  await answered;
  await page.clock.fastForward(17_000);
  await page.waitForURL(/\/thank-you\//);
  release();
  await scenario.visit();
  await scenario.button.click();
  await page.waitForURL(/\/thank-you\//);
  expect([(await store.orders()).length, (await store.calls('cartCreate')).length]).toEqual([1, 1]);
});

test('a sheet that is cancelled after the submission still leads to the order’s page', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  const { release } = await cancelWhileSubmitting(scenario, page, () => applePay.user.cancel());
  release();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.orders()).toHaveLength(1);
});

for (const wallet of WALLETS) {
  test(`while the result of a submission is unknown, a press of ${wallet} goes to the same cart`, async ({
    scenario,
    applePay,
    page,
    store,
  }) => {
    scenario.except({ keepsData: true });
    const { release } = await cancelWhileSubmitting(scenario, page, () => applePay.user.cancel());
    await press(page, wallet);
    await page.waitForURL(/\/thank-you\//);
    release();
    expect([(await store.orders()).length, (await store.calls('cartCreate')).length]).toEqual([1, 1]);
  });
}

test('a page that is reloaded during a submission remembers it', async ({ scenario, page, store }) => {
  scenario.except({ keepsData: true });
  await scenario.open();
  const { answered, release } = await holdAnswers(page, SUBMIT);
  await scenario.pay();
  await answered;
  await scenario.visit();
  release();
  const kept = await page.evaluate(() => sessionStorage.getItem('karui:pending-orders'));
  expect(kept).not.toMatch(/千代田|taro|東京|@/);
  await press(page, 'more-payment-options-link');
  await page.waitForURL(/\/thank-you\//);
  expect([(await store.orders()).length, (await store.calls('cartCreate')).length]).toEqual([1, 1]);
});

test('another purchase in the same tab creates a new cart', async ({ scenario, page, store }) => {
  scenario.except({ keepsData: true });
  await scenario.open();
  const { answered, release } = await holdAnswers(page, SUBMIT);
  await scenario.pay();
  await answered;
  await scenario.visit('kyusu');
  release();
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('sheet');
  expect(await store.calls('cartCreate')).toHaveLength(2);
});

test('after an order that was refused for certain, the next press is a new purchase', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  scenario.except({ removals: 2 });
  await store.faults({ operation: SUBMIT, submitFailed: [{ code: 'DELIVERY_CITY_INVALID' }], times: 1 });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('sheet');
  await applePay.user.cancel();
  await expect(scenario.button).toBeEnabled();
  expect(await page.evaluate(() => sessionStorage.getItem('karui:pending-orders'))).toBe('');
  await scenario.button.click();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a page without sessionStorage remembers the submission in memory', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  scenario.except({ keepsData: true });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const { release } = await cancelWhileSubmitting(scenario, page, () => applePay.user.cancel());
  await press(page, 'more-payment-options-link');
  await page.waitForURL(/\/thank-you\//);
  release();
  expect(await store.orders()).toHaveLength(1);
});

test('an order whose redirect URL is unusable is shown through its cart’s checkout URL', async ({
  scenario,
  page,
  store,
}) => {
  await page.route(`**/graphql.json?operation_name=${SUBMIT}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"redirectUrl":"[^"]*"/, '"redirectUrl":"javascript:alert(1)"');
    await route.fulfill({ response, body });
  });
  await scenario.open();
  await scenario.pay();
  await page.waitForURL(/\/thank-you\//);
  expect(await store.orders()).toHaveLength(1);
});

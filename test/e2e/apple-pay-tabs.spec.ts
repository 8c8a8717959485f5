import { holdAnswers } from './fixtures/hold';
import { variables } from './fixtures/personal-data';
import { expect, test } from './fixtures/apple-pay-scenario';

test('paid in another tab with the answer lost: a sheet that was open here makes no second order', async ({
  scenario,
  page,
  context,
  store,
}) => {
  // Each tab has a cart of its own: the order needs the data of one. Without an answer, the same attempt is sent again.
  scenario.except({ keepsData: true, resubmits: true });
  await scenario.open();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('shopify-apple-pay-button button').first().click();
  await other.waitForFunction(() => window.applePaySimulator!.sheet()?.state === 'ready');
  const { answered } = await holdAnswers(other, 'cartSubmitForCompletion');
  await other.evaluate(() => window.applePaySimulator!.user.authorize());
  await answered;
  await other.close();

  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  const attempts = (await store.calls('cartSubmitForCompletion')).map((call) => variables(call).attemptToken);
  expect([(await store.orders()).length, new Set(attempts).size]).toEqual([1, 1]);
  expect(await store.calls('cartRemovePersonalData')).toHaveLength(1);
});

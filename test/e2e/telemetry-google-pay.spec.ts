import { expect, test } from './fixtures/google-pay-scenario';
import { expectTold, watchOrder } from './fixtures/telemetry-order';

test('an order in the sheet is told as it went, with nothing of the shopper', async ({ scenario, context, store }) => {
  const receivers = await watchOrder(context, store.url);
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  await expectTold(receivers, ['click', 'sheet_opened', 'completed']);
});

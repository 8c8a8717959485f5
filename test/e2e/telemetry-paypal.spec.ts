import { expect, test } from './fixtures/paypal-scenario';
import { expectTold, watchOrder } from './fixtures/telemetry-order';

test('an approval in PayPal’s window is told as it went, with nothing of the buyer', async ({
  scenario,
  context,
  store,
}) => {
  const receivers = await watchOrder(context, store.url);
  await (await scenario.open()).approve();
  expect(await scenario.outcome()).toContain('checkout');
  await expectTold(receivers, ['click', 'sheet_opened', 'redirect']);
});

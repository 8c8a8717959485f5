import { holdFile } from './fixtures/hold';
import { expect, test } from './fixtures/paypal-scenario';

test('when sheet-pay.js never arrives, an approval leads to checkout', async ({ scenario, page, store }) => {
  const release = await holdFile(page, 'sheet-pay');
  await page.clock.install();
  const opened = await scenario.open();
  await opened.order();
  await opened.approve();
  await expect.poll(() => store.calls('cartPrepareForCompletion')).not.toEqual([]);
  await page.clock.runFor(28_000);
  expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
  expect(await store.calls('cartPaymentUpdate')).toEqual([]);
  release();
});

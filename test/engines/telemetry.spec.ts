import { receivedEvents } from '../e2e/fixtures/received-events';
import { expect, test } from './fixtures';
import { seen } from './seen';
import { until } from './until';

const BUTTON = 'shopify-buy-it-now-button';

/** Runs in a page: touches it as its shopper does, with the analytics library there that events wait for. */
const touch = (selector: string) => {
  Object.assign(window, { trekkie: { defaultAttributes: { shopId: 42 } } });
  document.querySelector(selector)!.scrollIntoView({ block: 'center' });
  dispatchEvent(new Event('pointermove'));
};

test('a page that is left in the middle of a flush: each event arrives once', async ({ shopper, store }) => {
  await store.faults({ operation: 'telemetry/events', delayMs: 1500 });
  await shopper.goto('/products/sencha?telemetry=on');
  await until(shopper, BUTTON, seen, BUTTON);
  await shopper.evaluate(touch, BUTTON);
  await expect.poll(() => receivedEvents(store)).toEqual({ names: ['impression'], areTaken: false });
  await shopper.press(BUTTON);
  await expect
    .poll(() => receivedEvents(store))
    .toEqual({ names: ['impression', 'click', 'redirect'], areTaken: true });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

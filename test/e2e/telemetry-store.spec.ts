import type { Page } from '@playwright/test';
import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import type { ReceiverName } from '../store/server/telemetry/received';
import type { Store } from './fixtures/store-control';
import { receivedEvents } from './fixtures/received-events';
import { untilIdle } from './fixtures/wait';

/** What each receiver of the store has had, by what became of it. */
async function outcomes(store: Store): Promise<Partial<Record<ReceiverName, string[]>>> {
  const found: Partial<Record<ReceiverName, string[]>> = {};
  for (const { receiver, outcome, reason } of await store.telemetry())
    found[receiver] = [...new Set([...(found[receiver] ?? []), reason || outcome])];
  return found;
}

const button = (page: Page) => page.locator('shopify-buy-it-now-button button').first();

// Events wait for the platform's analytics library, which the store does not have.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.assign(window, { trekkie: { defaultAttributes: { shopId: 42 } } })),
);

/** Pages by what a script of theirs has done to lists and objects. */
const PAGES = {
  'a page': {},
  'a page with an old library': { hostile: '1' },
  'a page with an old library that adds to every object': { hostile: 'object' },
} satisfies Record<string, Record<string, string>>;

// An old library that adds to every object does all that the other does.
for (const [name, params] of rowsOf(Object.entries(PAGES).slice(-1), Object.entries(PAGES).slice(0, -1)))
  test(`the demo store accepts every body that a press of Buy It Now sends in ${name}`, async ({
    page,
    store,
    gotoProduct,
  }) => {
    await gotoProduct('sencha', { params: { telemetry: 'on', ...params } });
    await page.mouse.move(3, 3);
    await button(page).scrollIntoViewIfNeeded();
    const seen = async () => (await store.telemetry()).map(({ body }) => JSON.stringify(body)).join();
    await expect.poll(seen).toContain('"event":"impression"');
    await button(page).click();
    await page.waitForURL(/\/checkouts\//);
    await expect.poll(seen).toContain('"event":"redirect"');
    await expect.poll(seen).toContain('karui.press.duration');
    await expect.poll(() => outcomes(store)).toEqual({ events: ['taken'], metrics: ['taken'], sessions: ['taken'] });
  });

test('a page that is left in the middle of a flush: each event arrives once', async ({ page, store, gotoProduct }) => {
  await store.faults({ operation: 'telemetry/events', delayMs: 1500 });
  await gotoProduct('sencha', { params: { telemetry: 'on' } });
  await page.mouse.move(3, 3);
  await button(page).scrollIntoViewIfNeeded();
  await expect.poll(() => receivedEvents(store)).toEqual({ names: ['impression'], areTaken: false });
  await button(page).click();
  await page.waitForURL(/\/checkouts\//);
  await expect
    .poll(() => receivedEvents(store))
    .toEqual({ names: ['impression', 'click', 'redirect'], areTaken: true });
});

test('code for a receiver that the page does not name is not fetched', async ({
  page,
  store,
  gotoProduct,
  widgetScripts,
}) => {
  await gotoProduct('sencha', { params: { telemetry: 'events' } });
  await page.mouse.move(3, 3);
  await button(page).scrollIntoViewIfNeeded();
  await expect.poll(() => outcomes(store)).toEqual({ events: ['taken'] });
  await untilIdle(page);
  expect(widgetScripts().join()).toContain('/telemetry.js');
  expect(widgetScripts().join()).not.toContain('/error-reports.js');
});

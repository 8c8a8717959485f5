import type { Page } from '@playwright/test';
import { expect, test, type ProductPageOptions } from './fixtures';
import { receivedEvents } from './fixtures/received-events';
import { loaded, untilIdle } from './fixtures/wait';

// Events wait for the platform's analytics library, which the store does not have.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.assign(window, { trekkie: { defaultAttributes: { shopId: 42 } } })),
);

type GotoProduct = (handle: string, options?: ProductPageOptions) => Promise<unknown>;

/** Chooses on page one, by the platform's own library. */
async function choose(page: Page, gotoProduct: GotoProduct, platform: string, analytics: boolean): Promise<void> {
  await gotoProduct('kyusu', { params: { platform, privacy: 'on' } });
  await page.evaluate(async (isAllowed) => {
    type Library = { setTrackingConsent(consent: object): Promise<void> };
    await (window as unknown as { Shopify: { customerPrivacy: Library } }).Shopify.customerPrivacy.setTrackingConsent({
      analytics: isAllowed,
    });
  }, analytics);
}

/** A visit of page two: looks at the button, and presses it. */
async function press(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await loaded(page, 'telemetry.js');
  const button = page.locator('shopify-buy-it-now-button button').first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await page.waitForURL(/\/checkouts\//);
  await untilIdle(page);
}

/** Page two, by the platform and by how its library comes there. */
const PAGES = [
  ['today', 'off'],
  ['today', 'on'],
  ['today', 'late'],
  ['today', 'broken'],
  ['head', 'off'],
  ['head', 'late'],
  ['head', 'broken'],
  ['2025', 'off'],
  ['2025', 'late'],
  ['2025', 'broken'],
] as const;

for (const [platform, privacy] of PAGES)
  test(`declined on page one, nothing is sent from page two: platform ${platform}, library ${privacy}`, async ({
    page,
    store,
    gotoProduct,
  }) => {
    await choose(page, gotoProduct, platform, false);
    await gotoProduct('sencha', { params: { telemetry: 'on', privacy } });
    await press(page);
    expect(await store.telemetry()).toEqual([]);
  });

test('declined on page one, nothing is sent from page two: the cookie of 2025 is gone, and `HEAD /` brings it', async ({
  page,
  context,
  store,
  gotoProduct,
}) => {
  await choose(page, gotoProduct, '2025', false);
  await context.clearCookies({ name: '_tracking_consent' });
  await gotoProduct('sencha', { params: { telemetry: 'on' } });
  await press(page);
  expect(await store.telemetry()).toEqual([]);
});

for (const [platform, privacy] of [
  ['today', 'broken'],
  ['head', 'late'],
  ['2025', 'off'],
] as const)
  test(`allowed on page one, page two is followed: platform ${platform}, library ${privacy}`, async ({
    page,
    store,
    gotoProduct,
  }) => {
    await choose(page, gotoProduct, platform, true);
    await gotoProduct('sencha', { params: { telemetry: 'on', privacy } });
    await press(page);
    await expect.poll(async () => (await receivedEvents(store)).names).toContain('redirect');
  });

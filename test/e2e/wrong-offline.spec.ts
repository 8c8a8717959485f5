import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { test as appleTest } from './fixtures/apple-pay-scenario';
import { test as payPalTest } from './fixtures/paypal-scenario';
import { loaded } from './fixtures/wait';
import { ALL, gotoWatched } from './fixtures/telemetry-receiver';
import { button as ourButton, test as watchedTest, touch } from './fixtures/watched-page';
import { parts } from './fixtures/widget';

// As with some VPNs on Windows: the page is online, and the browser says that there is none, from before the page to after it.
for (const one of [test, appleTest, payPalTest, watchedTest])
  one.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })),
  );

const CHECKOUT = /\/checkouts\/\w+\?/;

/** Wallets whose press leaves the page, and where to. */
const LEAVING: readonly (readonly [wallet: string, address: RegExp])[] = [
  ['null', CHECKOUT],
  ['shop_pay', CHECKOUT],
  ['facebook_pay', CHECKOUT],
  ['amazon_pay', /^https:\/\/payments\.amazon\.co\.jp\/checkout\/initiate/],
];

const firstButton = (page: Page) => parts(page).host.locator('> [access-token] >> button').first();

for (const [wallet, address] of LEAVING) {
  const name = wallet === 'null' ? 'buy_it_now' : wallet;
  for (const isCold of [true, false])
    test(`a ${isCold ? 'cold' : 'warm'} press of ${name} buys where the browser says wrongly that the page is offline`, async ({
      page,
      store,
      gotoProduct,
    }) => {
      await gotoProduct('sencha', { recommended: wallet });
      const button = firstButton(page);
      if (!isCold) {
        await button.hover();
        await loaded(page, 'press.js', 'dialog.js');
      }
      await button.dispatchEvent('click');
      await page.waitForURL(address);
      expect(await store.calls('cartCreate')).toHaveLength(1);
    });
}

test('a press whose code is missing goes to the store’s own checkout there', async ({
  page,
  gotoProduct,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to load resource|dynamically imported/);
  await page.route('**/karui/*/press.js', (route) => route.abort());
  await gotoProduct('sencha', { recommended: 'null' });
  await firstButton(page).dispatchEvent('click');
  await page.waitForURL(/\/checkouts\//);
});

test('a press of Google Pay opens its sheet there', async ({ page, store, gotoProduct, googlePay }) => {
  await gotoProduct('sencha', { recommended: 'google_pay' });
  await firstButton(page).click();
  await googlePay.until('ready');
  await googlePay.user.pay();
  await page.waitForURL('**/thank-you/**');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

appleTest('a press of Apple Pay makes its order there', async ({ scenario }) => {
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

payPalTest('a press of PayPal goes to checkout there', async ({ scenario }) => {
  await (await scenario.open()).approve();
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');
});

watchedTest('telemetry is sent there, and a page that is left sends its rest', async ({ page, receivers }) => {
  await gotoWatched(page, { events: ALL.events });
  await touch(page);
  await expect.poll(() => receivers.events()).toEqual(['impression']);
  await ourButton(page).click();
  await page.waitForURL(/\/checkouts\//);
  await expect.poll(() => receivers.events()).toEqual(['impression', 'click', 'redirect']);
});

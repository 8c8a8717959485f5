import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';
import { openEarly } from './fixtures/early-paint';
import { slowClock } from './fixtures/slow-clock';
import { parts } from './fixtures/widget';

/** Presses the wallet's button that the snippet has painted, and lets the widget come. */
async function pressEarly(page: Page, hold: () => Promise<() => void>, wallet: string, more = ''): Promise<void> {
  const release = await openEarly(page, hold, `/products/sencha?theme=a&recommended=${wallet}${more}`);
  const button = parts(page).host.locator('> * >> button').first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
}

for (const [wallet, address] of [
  ['amazon_pay', /^https:\/\/payments\.amazon\.co\.jp\/checkout\/initiate/],
  ['facebook_pay', /\/checkouts\/\w+\?.*storefront_wallet=true/],
] as const) {
  test(`a kept press of ${wallet} goes where a press goes, with one cart`, async ({ page, store, holdWidget }) => {
    await pressEarly(page, holdWidget, wallet);
    await page.waitForURL(address);
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
}

test('a kept press of Google Pay opens its sheet: the browser still knows of the click', async ({
  page,
  store,
  holdWidget,
  googlePay,
}) => {
  // Google's script has two seconds to come.
  await slowClock(page);
  await pressEarly(page, holdWidget, 'google_pay');
  await googlePay.until('ready');
  await googlePay.user.pay();
  await page.waitForURL('**/thank-you/**');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a first touch of Google Pay asks for Google’s script in the wave of the widget’s files, once', async ({
  page,
  holdWidget,
  googlePay,
}) => {
  const path = '/products/sencha?theme=a&recommended=google_pay&google-pay=real';
  const release = await openEarly(page, holdWidget, path);
  expect(googlePay.loads()).toBe(0);
  await parts(page).host.locator('> * >> button').first().dispatchEvent('pointerdown');
  await expect.poll(() => googlePay.loads()).toBe(1);
  await parts(page).host.locator('> * >> button').first().click();
  release();
  await googlePay.until('ready');
  await googlePay.user.pay();
  await page.waitForURL('**/thank-you/**');
  expect(googlePay.loads()).toBe(1);
});

for (const [wallet, more] of [
  ['paypal', ''],
  ['venmo', '&currency=USD'],
] as const)
  test(
    `a kept press of ${wallet} by version 6 opens the window, with one cart`,
    { tag: WHOLE_BROWSER },
    async ({ page, context, store, holdWidget }) => {
      const opened = context.waitForEvent('page');
      await pressEarly(page, holdWidget, wallet, `${more}&paypal=v6`);
      await (await opened).locator('[data-act="approve"]').click({ noWaitAfter: true });
      await page.waitForURL('**/checkouts/**');
      expect(await store.calls('cartCreate')).toHaveLength(1);
      await expect(parts(page).dialog).toHaveCount(0);
    },
  );

test('a kept press of Venmo by version 5, which opens only in a click on its own button, is asked for again', async ({
  page,
  store,
  holdWidget,
}) => {
  // Its button has two seconds to come.
  await slowClock(page);
  await pressEarly(page, holdWidget, 'venmo', '&currency=USD');
  await expect(parts(page).dialog).toContainText('Venmoの準備ができました。');
  expect(await store.calls('cartCreate')).toEqual([]);
});

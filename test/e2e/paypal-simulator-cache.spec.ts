import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { expect, test } from './fixtures';
import { openPayPalSeller, seller } from './fixtures/paypal-seller';

const awayAndBack = async (page: Page) => {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.title = `restored: ${persisted}`)),
  );
  await page.evaluate(() => location.assign('/cart'));
  await page.waitForURL(/\/cart$/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('restored: true');
};

test(
  '25: the back/forward cache leaves dead frames, which are a violation when they stay',
  { tag: WHOLE_BROWSER },
  async ({ page, payPal }) => {
    payPal.expectViolations(/^25: paypal: a dead frame is shown 3000 ms after the page has come back$/);
    await openPayPalSeller(page);
    await payPal.ready();
    await awayAndBack(page);
    await expect.poll(() => payPal.violations).toHaveLength(1);
  },
);

test('a button that is made again after the return works', { tag: WHOLE_BROWSER }, async ({ page, payPal }) => {
  await openPayPalSeller(page);
  await payPal.ready();
  await awayAndBack(page);
  await seller(page, '(window.place.replaceChildren(), pay())');
  await (await payPal.click()).approve();
  await expect(page).toHaveTitle(/^approved/);
});

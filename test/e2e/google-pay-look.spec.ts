import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hostHtml } from './fixtures/bare-page';
import { openBoot } from './fixtures/boot-page';
import { config } from './fixtures/cart';
import { ID } from './fixtures/product-form';
import { googlePayParams } from '../store/pages/widget/google-pay-params';

/** A host on a dark background and one on a light. */
function body(wallet: object): string {
  const form = `<form>${ID}${hostHtml({ recommended: JSON.stringify(wallet) })}</form>`;
  return `<section style="background:#111;color:#fff">${form}</section><section style="background:#fff">${form}</section>`;
}

const BACKGROUNDS = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];

/** Backgrounds of both buttons, as their own styles say: a wallet that is not eligible has another button. */
const looks = (page: Page) =>
  page
    .locator('shopify-google-pay-button button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));

test('Google Pay is white on a dark background, from the first frame on', async ({ page, googlePay }) => {
  // A shop that Google serves: from any other the button is soon withdrawn.
  const params = googlePayParams({ url: new URL('http://localhost/') });
  await openBoot(page, body({ ...config('google_pay'), wallet_params: params }));
  await expect.poll(() => looks(page)).toEqual(BACKGROUNDS);
  const fills = page.locator('shopify-google-pay-button path:first-child');
  await expect(fills.first()).toHaveCSS('fill', 'rgb(60, 64, 67)');
  await expect(fills.last()).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await page.locator('shopify-google-pay-button').first().hover();
  await expect.poll(() => googlePay.loads()).toBe(1);
  expect(await looks(page)).toEqual(BACKGROUNDS);
});

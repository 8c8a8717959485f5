import type { Page } from '@playwright/test';
import { walletParams } from '../store/pages/widget/wallet-params';
import { expect, test } from './fixtures/apple-pay';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';
import { checkoutFlags, parts } from './fixtures/widget';
import { loaded, untilIdle } from './fixtures/wait';
import { holdAnswers } from './fixtures/hold';

const FORM = formHtml(hostHtml({}));
const APPLE_PAY = formHtml(
  hostHtml({ recommended: JSON.stringify({ ...config('apple_pay'), wallet_params: walletParams.apple_pay }) }),
);

/** Replaces the content by the same markup, as a theme does that re-renders its section. */
const renderAnew = (page: Page, html: string) =>
  page.locator('main').evaluate((main, markup) => void (main.innerHTML = markup), html);

const remove = (page: Page) => renderAnew(page, '');

/** Expects that the page neither goes elsewhere nor shows a dialog, once it has heard the last answer. */
async function expectStays(page: Page): Promise<void> {
  await loaded(page, 'dialog.js');
  await untilIdle(page);
  expect(new URL(page.url()).pathname).toBe('/bare');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a removed host ends its press without leaving the page; a later press uses the cart it created', async ({
  page,
  store,
}) => {
  const { answered, release } = await holdAnswers(page, 'cartCreate');
  await gotoBare(page, `<main>${FORM}</main>`);
  const { buyItNow } = parts(page);
  await buyItNow.click();
  await answered;
  const heard = page.waitForResponse(/operation_name=cartCreate/);
  await remove(page);
  release();
  await (await heard).finished();
  await expectStays(page);
  await renderAnew(page, FORM);
  await expect(buyItNow).toBeEnabled();
  await buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a removed host closes its open sheet', async ({ page, store, applePay }) => {
  await gotoBare(page, `<main>${APPLE_PAY}</main>`);
  await page.locator('shopify-apple-pay-button button').click();
  await applePay.until('ready');
  await remove(page);
  await applePay.until('aborted');
  await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
  await expectStays(page);
});

test('a re-rendered host keeps its open sheet, and the order is made', async ({ page, applePay }) => {
  await gotoBare(page, `<main>${APPLE_PAY}</main>`);
  await page.locator('shopify-apple-pay-button button').click();
  await applePay.until('ready');
  await renderAnew(page, APPLE_PAY);
  await expect(page.locator('shopify-apple-pay-button button')).toHaveAttribute('aria-busy', 'true');
  await applePay.user.authorize();
  await page.waitForURL('**/thank-you/**');
  expect(applePay.calls('new ApplePaySession')).toHaveLength(1);
});

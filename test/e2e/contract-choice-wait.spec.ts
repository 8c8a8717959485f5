import type { Page } from '@playwright/test';
import { walletParams } from '../store/pages/widget/wallet-params';
import { expect, test } from './fixtures/apple-pay';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { chooseVariant } from './fixtures/choose-variant';
import { ID, sentLines } from './fixtures/product-form';
import { PROMISED_CHOICE } from './fixtures/promised-choice';
import { checkoutFlags, parts } from './fixtures/widget';
import { warm } from './fixtures/wait';

const CHOSEN = 'gid://shopify/ProductVariant/43001';

/** A theme that announces a variant change with a promise and writes the variant when the test resolves it. */
const promising = (recommended: 'apple_pay' | null) =>
  `<div id="shopify-section-main"><form>${ID}${hostHtml({ recommended: JSON.stringify(recommended && { name: recommended, wallet_params: walletParams[recommended] }) })}</form></div>
   ${PROMISED_CHOICE}`;

const arrive = (page: Page) => page.evaluate(() => (window as unknown as { arrive(): void }).arrive());

test('Apple’s sheet opens inside the click, and its cart has the new variant', async ({ page, store, applePay }) => {
  await gotoBare(page, promising('apple_pay'));
  const button = page.locator('shopify-apple-pay-button button');
  await expect(button).toBeEnabled();
  await page.locator('#choose').click();
  await button.click();
  await expect.poll(() => applePay.calls('begin')).toHaveLength(1);
  expect(await store.calls('cartCreate')).toEqual([]);
  await arrive(page);
  await expect.poll(() => store.calls('cartCreate')).toHaveLength(1);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([expect.objectContaining({ merchandiseId: CHOSEN })]);
  // The sheet asked for an address, but the new variant needs no shipping.
  await page.waitForURL(/\/checkouts\//);
});

test('a warm press with nothing to wait for sends its request in the task after the click', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('kyusu', { theme: 'b' });
  const { buyItNow } = parts(page);
  await chooseVariant(page, 'b', '黒');
  await expect(page.locator('form[data-type="add-to-cart-form"] [name="id"]')).toHaveValue('44002');
  await warm(page, buyItNow, 'press.js');
  const asked = await buyItNow.evaluate((button: HTMLElement) => {
    let calls = 0;
    const { fetch } = window;
    window.fetch = (...args) => ((calls += 1), fetch(...args));
    button.click();
    return new Promise<number>((resolve) => setTimeout(() => resolve(calls)));
  });
  expect(asked).toBe(1);
  await checkoutFlags(page);
});

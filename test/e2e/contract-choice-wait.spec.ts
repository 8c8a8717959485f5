import type { Page } from '@playwright/test';
import { walletParams } from '../store/pages/widget/wallet-params';
import { expect, test } from './fixtures/apple-pay';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { chooseVariant } from './fixtures/choose-variant';
import { ID, sentLines } from './fixtures/product-form';
import { checkoutFlags, parts } from './fixtures/widget';
import { untilIdle, warm } from './fixtures/wait';

const CHOSEN = 'gid://shopify/ProductVariant/43001';

/** A theme that announces a variant change with a promise and writes the variant when the test resolves it. */
const promising = (recommended: 'apple_pay' | null) =>
  `<div id="shopify-section-main"><form>${ID}${hostHtml({ recommended: JSON.stringify(recommended && { name: recommended, wallet_params: walletParams[recommended] }) })}</form></div>
   <button id="choose">選ぶ</button><script>
     choose.onclick = async () => {
       const promise = new Promise((resolve) => (window.arrive = resolve));
       document.querySelector('#shopify-section-main').dispatchEvent(
         Object.assign(new Event('shopify:product:select', { bubbles: true }), { promise }));
       await promise;
       document.querySelector('[name="id"]').value = '43001';
     };
   </script>`;

const arrive = (page: Page) => page.evaluate(() => (window as unknown as { arrive(): void }).arrive());

test('a press during an announced variant change waits for it and buys the new variant', async ({ page, store }) => {
  await gotoBare(page, promising(null));
  const { buyItNow } = parts(page);
  await warm(page, buyItNow, 'buy-it-now.js');
  await page.locator('#choose').click();
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  // A second press meanwhile is ignored.
  await buyItNow.dispatchEvent('click');
  await untilIdle(page);
  expect(await store.calls('cartCreate')).toEqual([]);
  await arrive(page);
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([expect.objectContaining({ merchandiseId: CHOSEN })]);
});

/** A theme that renders the section anew with what the variant change brings. */
const renderedAnew = (recommended: 'apple_pay' | null) =>
  promising(recommended)
    .replace('await promise;', "document.querySelector('#shopify-section-main').innerHTML = await promise;")
    .replace("document.querySelector('[name=\"id\"]').value = '43001';", '');

/** Lets the section come. */
const arriveWith = (page: Page, section: string) =>
  page.evaluate((html) => (window as unknown as { arrive(html: string): void }).arrive(html), section);

/** Presses while the change is on its way, and lets the section come. */
async function pressAndRender(page: Page, section: string): Promise<void> {
  await gotoBare(page, renderedAnew(null));
  const { buyItNow } = parts(page);
  await warm(page, buyItNow, 'buy-it-now.js');
  await page.locator('#choose').click();
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  await arriveWith(page, section);
}

const form = (variant: string, host = hostHtml({})) => `<form>${ID.replace('41001', variant)}${host}</form>`;

test('a press goes on where the section is rendered anew with the chosen variant', async ({ page, store }) => {
  await pressAndRender(page, form('43001'));
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([expect.objectContaining({ merchandiseId: CHOSEN })]);
});

test('a press ends where another product takes the place of the pressed one', async ({ page, store }) => {
  await pressAndRender(page, form('42001', hostHtml({ 'variant-params': '[{"id":42001,"requiresShipping":true}]' })));
  const { buyItNow, dialog } = parts(page);
  await expect(buyItNow).toBeEnabled();
  await expect(buyItNow).not.toHaveAttribute('aria-busy');
  await untilIdle(page);
  await expect(dialog).toHaveCount(0);
  expect(await store.calls('cartCreate')).toEqual([]);
});

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

test('a warm press with nothing to wait for sends its request in the task of the click', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('kyusu', { theme: 'b' });
  const { buyItNow } = parts(page);
  await chooseVariant(page, 'b', '黒');
  await expect(page.locator('form[data-type="add-to-cart-form"] [name="id"]')).toHaveValue('44002');
  await warm(page, buyItNow, 'buy-it-now.js');
  const asked = await buyItNow.evaluate((button: HTMLElement) => {
    let calls = 0;
    const { fetch } = window;
    window.fetch = (...args) => ((calls += 1), fetch(...args));
    button.click();
    return new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(calls);
      port2.postMessage(null);
    });
  });
  expect(asked).toBe(1);
  await checkoutFlags(page);
});

test('a variant change that ends in a sold-out variant shows a dialog', async ({ page, store }) => {
  await gotoBare(page, promising(null).replace("value = '43001'", "value = ''"));
  const { buyItNow, dialog } = parts(page);
  await expect(buyItNow).toBeEnabled();
  await page.locator('#choose').click();
  await buyItNow.click();
  await arrive(page);
  await expect(dialog).toContainText('在庫切れ');
  expect(await store.calls('cartCreate')).toEqual([]);
});

import type { Page } from '@playwright/test';
import { walletParams } from '../store/pages/widget/wallet-params';
import { expect, test } from './fixtures/apple-pay';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { chooseVariant } from './fixtures/choose-variant';
import { ID, sentLines } from './fixtures/product-form';
import { checkoutFlags, parts } from './fixtures/widget';

const CHOSEN = 'gid://shopify/ProductVariant/43001';

/** A theme that promises to say when its choice is done, and writes the variant then; the test says when. */
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

/** Has a press's code here, so that a press that waits for nothing calls the store at once. */
async function warm(page: Page): Promise<void> {
  const { buyItNow } = parts(page);
  await expect(buyItNow).toBeEnabled();
  await buyItNow.hover();
  await page.waitForLoadState('networkidle');
}

/** Lets the page ask the store something and hear of it: what it asked before has arrived as well. */
const roundTrip = (page: Page) => page.evaluate(async () => void (await (await fetch('/cart.js')).text()));

const arrive = (page: Page) => page.evaluate(() => (window as unknown as { arrive(): void }).arrive());

test('a press during a choice that the theme has promised to write waits for it, busy, and takes it', async ({
  page,
  store,
}) => {
  await gotoBare(page, promising(null));
  await warm(page);
  const { buyItNow } = parts(page);
  await page.locator('#choose').click();
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  // A second press meanwhile is none.
  await buyItNow.dispatchEvent('click');
  await roundTrip(page);
  expect(await store.calls('cartCreate')).toEqual([]);
  await arrive(page);
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([expect.objectContaining({ merchandiseId: CHOSEN })]);
});

test('what was chosen and can’t be sold is said', async ({ page, store }) => {
  await gotoBare(page, promising(null).replace("value = '43001'", "value = ''"));
  const { buyItNow, dialog } = parts(page);
  await expect(buyItNow).toBeEnabled();
  await page.locator('#choose').click();
  await buyItNow.click();
  await arrive(page);
  await expect(dialog).toContainText('在庫切れ');
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('Apple’s sheet opens inside the click all the same, and the cart is that of the choice', async ({
  page,
  store,
  applePay,
}) => {
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
  // The sheet has asked where to, and what was chosen is not sent.
  await page.waitForURL(/\/checkouts\//);
});

test('a press while theme B fetches the section of a choice waits for it, and takes it', async ({
  page,
  gotoProduct,
  store,
}) => {
  await gotoProduct('kyusu', { theme: 'b' });
  await warm(page);
  const { buyItNow } = parts(page);
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(/section_id=/, async (route) => {
    await released;
    await route.continue();
  });
  await chooseVariant(page, 'b', '黒');
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  await roundTrip(page);
  expect(await store.calls('cartCreate')).toEqual([]);
  go();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([
    expect.objectContaining({ merchandiseId: 'gid://shopify/ProductVariant/44002' }),
  ]);
});

test('a press with nothing under way begins its call in the very task of the click', async ({ page, gotoProduct }) => {
  await gotoProduct('kyusu', { theme: 'b' });
  const { buyItNow } = parts(page);
  await chooseVariant(page, 'b', '黒');
  await expect(page.locator('form[data-type="add-to-cart-form"] [name="id"]')).toHaveValue('44002');
  await buyItNow.hover();
  await page.waitForLoadState('networkidle');
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

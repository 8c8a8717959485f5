import type { Page } from '@playwright/test';
import { walletParams } from '../store/pages/widget/wallet-params';
import { expect, test } from './fixtures/apple-pay';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, config, fillCart, SENCHA } from './fixtures/cart';
import { checkoutFlags, parts } from './fixtures/widget';
import { loaded, untilIdle } from './fixtures/wait';
import { holdAnswers } from './fixtures/hold';
import { stopFirstNavigation } from './fixtures/stop-navigation';

const FORM = formHtml(hostHtml({}));
const APPLE_PAY = formHtml(
  hostHtml({ recommended: JSON.stringify({ ...config('apple_pay'), wallet_params: walletParams.apple_pay }) }),
);
const MOVABLE = `<main><section>${FORM}</section><aside></aside></main>`;

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

test('a re-rendered host joins the press under way, starts no second one, and goes to checkout', async ({
  page,
  store,
}) => {
  const { release } = await holdAnswers(page, 'cartCreate');
  await gotoBare(page, `<main>${FORM}</main>`);
  const { buyItNow } = parts(page);
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  for (let times = 0; times < 3; times += 1) {
    await renderAnew(page, FORM);
    await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
    await buyItNow.click({ force: true });
  }
  release();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a re-rendered cart host starts no second press, not even with another wallet', async ({ page, store }) => {
  await fillCart(page, SENCHA);
  const { release } = await holdAnswers(page, 'cart');
  const html = cartHostHtml(['shop_pay', 'amazon_pay']);
  await gotoBare(page, `<main>${html}</main>`);
  const shopPay = page.getByRole('button', { name: 'Shop Pay' });
  await shopPay.click();
  await expect(shopPay).toHaveAttribute('aria-busy', 'true');
  await renderAnew(page, html);
  await expect(shopPay).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Amazon Pay' }).click({ force: true });
  release();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  expect(await store.calls('cart')).toHaveLength(1);
});

test('a host that is re-rendered during the navigation goes to the same checkout', async ({ page, store }) => {
  await gotoBare(page, `<main>${FORM}</main>`);
  const navigations = await stopFirstNavigation(page);
  const { buyItNow } = parts(page);
  await buyItNow.click({ noWaitAfter: true });
  await expect.poll(navigations).toBe(1);
  await renderAnew(page, FORM);
  await buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a host that is moved during its press goes to checkout', async ({ page, store }) => {
  const { release } = await holdAnswers(page, 'cartCreate');
  await gotoBare(page, MOVABLE);
  const { buyItNow } = parts(page);
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => document.querySelector('aside')!.appendChild(document.querySelector('section')!));
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  release();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

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

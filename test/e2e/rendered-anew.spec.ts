import type { Page } from '@playwright/test';
import { walletParams } from '../store/pages/widget/wallet-params';
import { expect, test } from './fixtures/apple-pay';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, config, fillCart, SENCHA } from './fixtures/cart';
import { checkoutFlags, parts } from './fixtures/widget';

const FORM = formHtml(hostHtml({}));
const APPLE_PAY = formHtml(
  hostHtml({ recommended: JSON.stringify({ ...config('apple_pay'), wallet_params: walletParams.apple_pay }) }),
);
const MOVABLE = `<main><section>${FORM}</section><aside></aside></main>`;

/** Puts the same markup in the place of what is there, as a theme does that renders its section anew. */
const renderAnew = (page: Page, html: string) =>
  page.locator('main').evaluate((main, markup) => void (main.innerHTML = markup), html);

const remove = (page: Page) => renderAnew(page, '');

/** Goes by when all that is under way has been answered, and the page could have gone elsewhere. */
async function expectStays(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(new URL(page.url()).pathname).toBe('/bare');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a host that is rendered anew waits for the press of the one before, begins none, and goes to checkout', async ({
  page,
  store,
}) => {
  await store.faults({ operation: 'cartCreate', delayMs: 2000 });
  await gotoBare(page, `<main>${FORM}</main>`);
  const { buyItNow } = parts(page);
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  for (let times = 0; times < 3; times += 1) {
    await renderAnew(page, FORM);
    await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
    await buyItNow.click({ force: true });
  }
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a host whose attributes change while its press is under way begins no second one', async ({ page, store }) => {
  await store.faults({ operation: 'cartCreate', delayMs: 2000 });
  await gotoBare(page, `<main>${FORM}</main>`);
  const { buyItNow, host } = parts(page);
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  await host.evaluate((element) => element.setAttribute('variant-params', '[]'));
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  await buyItNow.click({ force: true });
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a cart’s host that is rendered anew begins no second press, of another wallet neither', async ({
  page,
  store,
}) => {
  await fillCart(page, SENCHA);
  await store.faults({ operation: 'cart', delayMs: 2000 });
  const html = cartHostHtml(['shop_pay', 'paypal']);
  await gotoBare(page, `<main>${html}</main>`);
  const shopPay = page.getByRole('button', { name: 'Shop Pay' });
  await shopPay.click();
  await expect(shopPay).toHaveAttribute('aria-busy', 'true');
  await renderAnew(page, html);
  await expect(shopPay).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'PayPal' }).click({ force: true });
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  expect(await store.calls('cart')).toHaveLength(1);
});

test('a host that is rendered anew on the way to checkout goes to the same checkout', async ({ page, store }) => {
  await gotoBare(page, `<main>${FORM}</main>`);
  let navigations = 0;
  await page.route('**/cart/c/**', async (route) => {
    if (++navigations > 1) await route.continue();
    else await route.abort('aborted');
  });
  const { buyItNow } = parts(page);
  await buyItNow.click({ noWaitAfter: true });
  await expect.poll(() => navigations).toBe(1);
  await renderAnew(page, FORM);
  await buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a host that is moved while its press is under way goes to checkout', async ({ page, store }) => {
  await store.faults({ operation: 'cartCreate', delayMs: 1000 });
  await gotoBare(page, MOVABLE);
  const { buyItNow } = parts(page);
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => document.querySelector('aside')!.appendChild(document.querySelector('section')!));
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a host that is removed ends its press without leaving the page, and a later press goes to the cart it made', async ({
  page,
  store,
}) => {
  await store.faults({ operation: 'cartCreate', delayMs: 1000, times: 1 });
  await gotoBare(page, `<main>${FORM}</main>`);
  const { buyItNow } = parts(page);
  await buyItNow.click();
  await expect.poll(() => store.calls('cartCreate')).toHaveLength(1);
  const answered = page.waitForResponse(/operation_name=cartCreate/);
  await remove(page);
  await (await answered).finished();
  await expectStays(page);
  await renderAnew(page, FORM);
  await expect(buyItNow).toBeEnabled();
  await buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a host that is removed ends its press without a dialog', async ({ page, store, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  await store.faults({ operation: 'cartCreate', delayMs: 1000, status: 500, times: 1 });
  await gotoBare(page, `<main>${FORM}</main>`);
  await parts(page).buyItNow.click();
  await expect.poll(() => store.calls('cartCreate')).toHaveLength(1);
  const answered = page.waitForResponse(/operation_name=cartCreate/);
  await remove(page);
  await (await answered).finished();
  await expectStays(page);
});

test('a host that is removed takes its open sheet along', async ({ page, store, applePay }) => {
  await gotoBare(page, `<main>${APPLE_PAY}</main>`);
  await page.locator('shopify-apple-pay-button button').click();
  await applePay.until('ready');
  await remove(page);
  await applePay.until('aborted');
  await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
  await expectStays(page);
});

test('a host that is rendered anew keeps its open sheet, and the order is made', async ({ page, applePay }) => {
  await gotoBare(page, `<main>${APPLE_PAY}</main>`);
  await page.locator('shopify-apple-pay-button button').click();
  await applePay.until('ready');
  await renderAnew(page, APPLE_PAY);
  await expect(page.locator('shopify-apple-pay-button button')).toHaveAttribute('aria-busy', 'true');
  await applePay.user.authorize();
  await page.waitForURL('**/thank-you/**');
  expect(applePay.calls('new ApplePaySession')).toHaveLength(1);
});

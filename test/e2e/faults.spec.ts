import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import type { StoreFault } from './fixtures/store-control';
import { checkoutFlags, parts } from './fixtures/widget';
import { warm } from './fixtures/wait';
import { holdFile } from './fixtures/hold';

/** Fault of the cart API → number of calls before the dialog is shown. */
const TO_DIALOG: [string, Omit<StoreFault, 'operation'>, number][] = [
  ['401', { status: 401 }, 1],
  ['400', { status: 400 }, 1],
  ['430', { status: 430 }, 1],
  ['429 always', { status: 429, retryAfter: 0 }, 3],
  ['503 always', { status: 503, retryAfter: 0, html: true }, 3],
  ['429 that asks for an hour', { status: 429, retryAfter: 3600 }, 1],
  ['HTML with 200', { html: true }, 1],
  ['an empty answer', { empty: true }, 1],
  ['GraphQL errors', { graphqlErrors: [{ message: 'Throttled' }] }, 1],
  ['a dropped connection', { drop: true }, 1],
  ['no cart and no error', { nullCart: true }, 1],
];

/** Temporary fault of the cart API → number of calls until checkout is reached. */
const TO_CHECKOUT: [string, Omit<StoreFault, 'operation'>, number][] = [
  ['429 once', { status: 429, times: 1 }, 2],
  ['429 twice with Retry-After in seconds', { status: 429, retryAfter: 1, times: 2 }, 3],
  ['503 with Retry-After as a date', { status: 503, retryAfter: 'date in 1 s', times: 1 }, 2],
  ['slow', { delayMs: 1500 }, 1],
];

test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load resource|net::ERR/));

for (const [name, fault, calls] of TO_DIALOG) {
  test(`${name}: a dialog, an enabled button, no second cart`, async ({ page, gotoProduct, store }) => {
    await store.faults({ operation: 'cartCreate', ...fault });
    await gotoProduct('sencha');
    // Counted in the page: the browser itself resends a request that was lost on a reused connection.
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('cartCreate') && asked.push(request.url()));
    const { buyItNow, dialog } = parts(page);
    await buyItNow.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(buyItNow).toBeEnabled();
    expect(asked).toHaveLength(calls);

    await store.faults([]);
    await store.reset();
    await buyItNow.click();
    await checkoutFlags(page);
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
}

for (const [name, fault, calls] of TO_CHECKOUT) {
  test(`${name}: goes to checkout`, async ({ page, gotoProduct, store }) => {
    await store.faults({ operation: 'cartCreate', ...fault });
    await gotoProduct('sencha');
    await parts(page).buyItNow.click();
    expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
    expect(await store.calls('cartCreate')).toHaveLength(calls);
  });
}

test('a screen reader is told 「処理中…」 as long as the press is under way', async ({ page, gotoProduct, store }) => {
  await store.faults({ operation: 'cartCreate', delayMs: 2000, status: 401 });
  await gotoProduct('sencha');
  const { buyItNow, dialog } = parts(page);
  const said = page.locator('[aria-live=polite]', { hasText: '処理中…' });
  await buyItNow.click();
  await expect(said).toHaveCount(1);
  await expect(dialog).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('a screen reader is told so inside a drawer that hides the rest of the page from it', async ({ page, store }) => {
  await store.faults({ operation: 'cart', delayMs: 2000 });
  await fillCart(page, SENCHA);
  await gotoBare(page, `<div role="dialog" aria-modal="true" aria-label="カート">${cartHostHtml(['shop_pay'])}</div>`);
  await page.getByRole('button', { name: 'Shop Pay' }).click();
  await expect(page.locator('[aria-modal] [aria-live=polite]', { hasText: '処理中…' })).toHaveCount(1);
});

test('offline: a dialog, and the next press online goes to checkout', async ({ page, gotoProduct, context }) => {
  await gotoProduct('sencha');
  const { buyItNow, dialog } = parts(page);
  await warm(page, buyItNow, 'buy-it-now.js');
  await context.setOffline(true);
  await buyItNow.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await buyItNow.click();
  await checkoutFlags(page);
});

test('a checkout chunk that fails ends in a dialog', async ({ page, gotoProduct, store }) => {
  await store.faults({ operation: 'checkout.js', status: 503, html: true });
  await gotoProduct('sencha');
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(buyItNow).toBeEnabled();
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a checkout chunk that is late shows a busy button and then goes on', async ({ page, gotoProduct }) => {
  const release = await holdFile(page, 'checkout');
  await gotoProduct('sencha');
  const { buyItNow } = parts(page);
  await buyItNow.click();
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  release();
  await checkoutFlags(page);
});

test('when not even the dialog can be loaded, the browser’s own alert is shown', async ({
  page,
  gotoProduct,
  store,
}) => {
  await store.faults([
    { operation: 'cartCreate', status: 401 },
    { operation: 'dialog.js', drop: true },
  ]);
  await gotoProduct('sencha');
  const told = page.waitForEvent('dialog');
  const { buyItNow } = parts(page);
  void buyItNow.click();
  const alert = await told;
  expect(alert.message()).toContain('しばらくしてからもう一度お試しください');
  await alert.accept();
  await expect(buyItNow).toBeEnabled();
});

import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { holdFile } from './fixtures/hold';
import type { StoreFault } from './fixtures/store-control';
import { checkoutFlags, parts } from './fixtures/widget';

/** Fault of the cart API → number of calls before the dialog is shown. */
const TO_DIALOG: [string, Partial<StoreFault>, number][] = [
  ['400', { status: 400 }, 1],
  ['429 always', { status: 429, retryAfter: 0 }, 3],
  ['503 always', { status: 503, retryAfter: 0, html: true }, 3],
  ['429 that asks for an hour', { status: 429, retryAfter: 3600 }, 1],
  ['HTML with 200', { html: true }, 1],
  ['an empty answer', { empty: true }, 1],
  ['GraphQL errors', { graphqlErrors: [{ message: 'Throttled' }] }, 1],
  ['a dropped connection', { drop: true }, 1],
  ['no cart and no error', { nullCart: true }, 1],
];

test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load resource|net::ERR/));

test('each fault of the cart API ends in a dialog and an enabled button without a second cart, and the next press goes to checkout', async ({
  page,
  gotoProduct,
  store,
}) => {
  await gotoProduct('sencha');
  // Counted in the page: the browser itself resends a request that was lost on a reused connection.
  let asked = 0;
  page.on('request', (request) => void (asked += Number(request.url().includes('cartCreate'))));
  const { buyItNow, dialog } = parts(page);
  for (const [name, fault, calls] of TO_DIALOG) {
    await test.step(name, async () => {
      asked = 0;
      await store.faults({ operation: 'cartCreate', ...fault });
      await buyItNow.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(buyItNow).toBeEnabled();
      expect(asked).toBe(calls);
    });
  }
  await store.reset();
  await buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a store that is busy twice is asked again when it says, and checkout is reached', async ({
  page,
  gotoProduct,
  store,
}) => {
  await store.faults([
    { operation: 'cartCreate', status: 429, retryAfter: 1, times: 1 },
    { operation: 'cartCreate', status: 503, retryAfter: 'date in 1 s', times: 1 },
  ]);
  await gotoProduct('sencha');
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(3);
});

test('inside a drawer that hides the rest of the page, a screen reader is told 「処理中…」', async ({
  page,
  store,
}) => {
  await store.faults({ operation: 'cart', delayMs: 2000 });
  await fillCart(page, SENCHA);
  await gotoBare(page, `<div role="dialog" aria-modal="true" aria-label="カート">${cartHostHtml(['shop_pay'])}</div>`);
  await page.getByRole('button', { name: 'Shop Pay' }).click();
  await expect(page.locator('[aria-modal] [aria-live=polite]', { hasText: '処理中…' })).toHaveCount(1);
});

test('when not even the dialog can be loaded, the store’s own checkout takes the form', async ({
  page,
  gotoProduct,
  store,
}) => {
  await store.faults([
    { operation: 'cartCreate', status: 401 },
    { operation: 'dialog.js', drop: true },
  ]);
  await gotoProduct('sencha');
  await parts(page).buyItNow.click();
  await page.waitForURL('**/checkouts/**');
  expect((await store.requests()).map(({ url }) => url)).toContain('/cart/add');
});

test('an error ends in a dialog after 8 s when rare-press.js never arrives, with the button enabled again', async ({
  page,
  gotoProduct,
  store,
}) => {
  await page.clock.install();
  const release = await holdFile(page, 'rare-press');
  await store.faults({
    operation: 'cartCreate',
    nullCart: true,
    userErrors: [{ code: 'VARIANT_REQUIRES_SELLING_PLAN' }],
  });
  await gotoProduct('sencha');
  const { buyItNow, dialog } = parts(page);
  const asked = page.waitForRequest('**/rare-press.js');
  await buyItNow.click();
  await asked;
  await page.clock.fastForward(8000);
  await expect(dialog).toContainText('しばらく時間をおいてから、もう一度お試しください');
  await expect(buyItNow).not.toHaveAttribute('aria-busy');
  release();
});

import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { ID, sentLines } from './fixtures/product-form';
import { refuseCarts } from './fixtures/refuse-carts';
import { untilIdle, warm } from './fixtures/wait';
import { checkoutFlags, parts } from './fixtures/widget';

test('the form is the nearest one, never the instalment form', async ({ page, gotoProduct, store }) => {
  await gotoProduct('sencha', { theme: 'a' });
  await page.locator('form.installment [name="id"]').evaluate((input: HTMLInputElement) => (input.value = '41003'));
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toMatchObject([
    { merchandiseId: 'gid://shopify/ProductVariant/41001' },
  ]);
});

test('a click while the theme is adding to the cart does nothing, and no press submits the theme’s form', async ({
  page,
  store,
}) => {
  await gotoBare(
    page,
    `<form action="/cart/add" method="post">${ID}<button name="add">a</button>${hostHtml({})}</form>`,
  );
  const { buyItNow, dialog } = parts(page);
  await page.evaluate(() => document.addEventListener('submit', () => (document.title = 'submitted')));
  await refuseCarts(store);
  await warm(page, buyItNow, 'press.js');
  await page.locator('form').evaluate((form) => {
    form.querySelector('[name="add"]')?.setAttribute('aria-disabled', 'true');
    // In the same task, before any mutation observer has run.
    form.querySelector<HTMLElement>('shopify-buy-it-now-button > button')?.click();
  });
  await untilIdle(page);
  expect(await store.requests()).toEqual([]);
  await page.locator('[name="add"]').evaluate((submit) => submit.removeAttribute('aria-disabled'));
  await buyItNow.click();
  await expect(dialog).toContainText('一点限り');
  expect(await page.title()).toBe('bare');
  expect((await store.requests()).map(({ url }) => new URL(url, store.url).pathname)).toEqual([
    '/api/unstable/graphql.json',
  ]);
});

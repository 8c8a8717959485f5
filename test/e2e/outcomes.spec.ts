import { expect, test } from './fixtures';
import { holdFile } from './fixtures/hold';
import type { StoreFault } from './fixtures/store-control';
import { checkoutFlags, parts } from './fixtures/widget';

const GENERIC = '技術的な問題により、現在ご購入手続きをご利用いただけません。しばらくしてからもう一度お試しください。';

/** The store's answer → the dialog's text. */
const DIALOGS: [string, Omit<StoreFault, 'operation'>, { title: string; text: string }][] = (
  [
    ['invalid quantity', { code: 'INVALID', field: ['input', 'lines', '0', 'quantity'] }, GENERIC],
    [
      'a variant that requires a selling plan',
      { code: 'VARIANT_REQUIRES_SELLING_PLAN', field: ['input', 'lines', '0'] },
      GENERIC,
    ],
    [
      'a selling plan that does not apply',
      { code: 'SELLING_PLAN_NOT_APPLICABLE', field: ['input', 'lines', '0', 'sellingPlanId'] },
      GENERIC,
    ],
    ['an unknown merchandise', { code: 'INVALID', field: ['input', 'lines', '0', 'merchandiseId'] }, GENERIC],
    ['an unknown error code', { code: 'A_CODE_OF_NEXT_YEAR', field: null }, GENERIC],
    [
      'a custom validation error',
      { code: 'VALIDATION_CUSTOM', field: null, message: 'お一人さま<b>2点</b>までです。' },
      'お一人さま<b>2点</b>までです。',
    ],
  ] as const
).map(([name, error, text]) => [
  name,
  { userErrors: [error], nullCart: true },
  { title: 'お取引を完了できませんでした', text },
]);

for (const [name, fault, { title, text }] of DIALOGS) {
  test(`${name} ends in a dialog, with the button enabled again`, async ({ page, gotoProduct, store }) => {
    await store.faults({ operation: 'cartCreate', ...fault });
    await gotoProduct('sencha');
    const { buyItNow, dialog } = parts(page);
    await buyItNow.click();
    await expect(dialog.getByRole('heading')).toHaveText(title);
    await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: '閉じる' }).click();
    await expect(dialog).toBeHidden();
    await expect(buyItNow).toBeEnabled();
    await expect(buyItNow).toBeFocused();
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
}

test('a product that sold out while the page was open shows the out-of-stock dialog', async ({
  page,
  gotoProduct,
  store,
}) => {
  await store.faults({
    operation: 'cartCreate',
    warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }],
  });
  await gotoProduct('kyusu');
  const { host, buyItNow, dialog } = parts(page);
  // The page still offers the sold-out variant.
  await page.locator('form[data-type="add-to-cart-form"] [name="id"]').evaluate((input: HTMLInputElement) => {
    input.disabled = false;
    input.value = '44003';
  });
  await expect(host).toBeVisible();
  await buyItNow.click();
  await expect(dialog).toContainText('この商品は現在ご購入いただけません。');
});

/** What was chosen → the flag that the checkout page gets. */
test('less stock than asked for goes to checkout with its flag', async ({ page, gotoProduct }) => {
  await gotoProduct('kyusu');
  await page.locator('form[data-type="add-to-cart-form"] [name="id"]').evaluate((input: HTMLInputElement) => {
    input.disabled = false;
    input.value = '44002';
  });
  await page.locator('[name="quantity"]').first().fill('3');
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ wallet_not_enough_stock: 'true' });
});

test('a cart in another currency goes to checkout with its flag', async ({ page, gotoProduct }) => {
  await gotoProduct('usd-price');
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ wallet_currency_change: 'true' });
});

test('the currency is compared without regard to case', async ({ page, gotoProduct }) => {
  await gotoProduct('sencha', { params: { 'attr.buyer-currency': 'jpy' } });
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
});

test('a checkout URL that is not http(s) is not followed', async ({ page, gotoProduct }) => {
  await page.route('**/graphql.json*', async (route) => {
    const answer = await route.fetch();
    const json = await answer.text();
    await route.fulfill({
      response: answer,
      body: json.replace(/"checkoutUrl":"[^"]*"/, '"checkoutUrl":"javascript:document.title=1"'),
    });
  });
  await gotoProduct('sencha');
  const title = await page.title();
  await parts(page).buyItNow.click();
  await expect(parts(page).dialog).toContainText(GENERIC);
  expect(await page.title()).toBe(title);
});

test('an error whose meaning never arrives ends in a dialog after 20 s, with the button enabled again', async ({
  page,
  gotoProduct,
  store,
}) => {
  await page.clock.install();
  const release = await holdFile(page, 'outcome-of-errors');
  await store.faults({
    operation: 'cartCreate',
    userErrors: [{ code: 'VARIANT_REQUIRES_SELLING_PLAN', field: null }],
    nullCart: true,
  });
  await gotoProduct('sencha');
  const { buyItNow, dialog } = parts(page);
  const asked = page.waitForRequest('**/outcome-of-errors.js');
  await buyItNow.click();
  await asked;
  await page.clock.fastForward(20_000);
  await expect(dialog.getByText(GENERIC)).toBeVisible();
  await expect(buyItNow).not.toHaveAttribute('aria-busy');
  release();
});

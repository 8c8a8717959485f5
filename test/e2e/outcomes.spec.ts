import { expect, test } from './fixtures';
import { holdFile } from './fixtures/hold';
import type { StoreFault } from './fixtures/store-control';
import { checkoutFlags, parts } from './fixtures/widget';

const GENERIC = '技術的な問題により、現在ご購入手続きをご利用いただけません。しばらくしてからもう一度お試しください。';
const FORM = 'form[data-type="add-to-cart-form"]';

const refused = (error: object) => ({ userErrors: [{ field: null, ...error }], nullCart: true });

/** The store's answer → the dialog's text. What each error means is told by the tests of `outcomeOfErrors`. */
const DIALOGS: [string, Partial<StoreFault>, string][] = [
  ['an error that the table knows', refused({ code: 'VARIANT_REQUIRES_SELLING_PLAN' }), GENERIC],
  ['an unknown error', refused({ code: 'A_CODE_OF_NEXT_YEAR' }), GENERIC],
  [
    'words of the merchant’s',
    refused({ code: 'VALIDATION_CUSTOM', message: 'お一人さま<b>2点</b>までです。' }),
    'お一人さま<b>2点</b>までです。',
  ],
  [
    'goods that sold out meanwhile',
    { warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }] },
    'この商品は現在ご購入いただけません。',
  ],
];

test('each kind of refusal ends in a dialog, with the button enabled again', async ({ page, gotoProduct, store }) => {
  await gotoProduct('kyusu');
  const { buyItNow, dialog } = parts(page);
  for (const [name, fault, text] of DIALOGS) {
    await test.step(name, async () => {
      await store.faults({ operation: 'cartCreate', ...fault });
      if (fault.warnings) {
        // The page still offers the sold-out variant.
        await page.locator(`${FORM} [name="id"]`).evaluate((input: HTMLInputElement) => {
          input.disabled = false;
          input.value = '44003';
        });
      }
      await buyItNow.click();
      if (fault.userErrors) await expect(dialog.getByRole('heading')).toHaveText('お取引を完了できませんでした');
      await expect(dialog).toContainText(text);
      await dialog.getByRole('button', { name: '閉じる' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(buyItNow).toBeEnabled();
      await expect(buyItNow).toBeFocused();
    });
  }
  expect(await store.calls('cartCreate')).toHaveLength(DIALOGS.length);
});

test('less stock than asked for goes to checkout with its flag', async ({ page, gotoProduct }) => {
  await gotoProduct('kyusu');
  await page.locator(`${FORM} [name="id"]`).evaluate((input: HTMLInputElement) => {
    input.disabled = false;
    input.value = '44002';
  });
  await page.locator('[name="quantity"]').first().fill('3');
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ wallet_not_enough_stock: 'true' });
});

test('a checkout URL that is not http(s) is not followed', async ({ page, gotoProduct }) => {
  await page.route('**/graphql.json*', async (route) => {
    const response = await route.fetch();
    const script = '"checkoutUrl":"javascript:document.title=1"';
    await route.fulfill({ response, body: (await response.text()).replace(/"checkoutUrl":"[^"]*"/, script) });
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
  await store.faults({ operation: 'cartCreate', ...refused({ code: 'VARIANT_REQUIRES_SELLING_PLAN' }) });
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

import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { choosePlan } from './fixtures/policy';
import { ID, sentLines } from './fixtures/product-form';
import { refuseCarts } from './fixtures/refuse-carts';
import { untilIdle, warm } from './fixtures/wait';
import { checkoutFlags, parts } from './fixtures/widget';

/** A form with one of each kind of control; how each is read is told by the tests of `readProductForm`. */
const EVERYTHING = `<form id="f"><input type="hidden" name="id" value="41002">
  <select name="id"><option value="41002">a<option value="41001">b</select>
  <input name="quantity" value="1"><input name="properties[名前]" value="葵"><input name="properties[空]" value="">
  <input type="checkbox" name="properties[包装]" value="あり"><input type="radio" name="properties[のし]" value="御祝" checked>
  <fieldset disabled><input name="properties[無効]" value="x"></fieldset>
  <input type="checkbox" name="properties[茶][]" value="煎茶" checked><input type="checkbox" name="properties[茶][]" value="番茶" checked>
  <input type="checkbox" name="properties[__gift]" value="on" disabled><input type="hidden" name="properties[__gift]" value="if_present">
  <input name="selling_plan" value="undefined"><input name="name" value="n"><input name="action" value="/a">
  <input name="method" value="m"><input name="elements" value="e"><input name="submit" value="s">${hostHtml({})}</form>
  <input name="quantity" value="４" form="f"><input name="properties[外]" value="○" form="f">`;

test('the line has what the form would submit, also what was changed without an event', async ({ page, store }) => {
  await gotoBare(page, EVERYTHING);
  await expect(parts(page).buyItNow).toBeEnabled();
  await page.locator('select').evaluate((select: HTMLSelectElement) => (select.value = '41001'));
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([
    {
      merchandiseId: 'gid://shopify/ProductVariant/41001',
      quantity: 4,
      attributes: [
        { key: '名前', value: '葵' },
        { key: 'のし', value: '御祝' },
        { key: '茶', value: '["煎茶","番茶"]' },
        { key: '__gift', value: 'if_present' },
        { key: '外', value: '○' },
      ],
    },
  ]);
});

test('a selling plan is sent, and marked on the host and its wallet', async ({ page, gotoProduct, store }) => {
  await gotoProduct('teiki-bin');
  const { host, buyItNow } = parts(page);
  await expect(host).not.toHaveAttribute('has-selling-plan');
  await choosePlan(page, 1);
  await expect(host).toHaveAttribute('has-selling-plan', '');
  await expect(page.locator('shopify-buy-it-now-button')).toHaveAttribute('has-selling-plan', '');
  await buyItNow.click();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toMatchObject([
    { sellingPlanId: 'gid://shopify/SellingPlan/9001' },
  ]);
});

test('the form is the nearest one, never the instalment form', async ({ page, gotoProduct, store }) => {
  await gotoProduct('sencha', { theme: 'a' });
  await page.locator('form.installment [name="id"]').evaluate((input: HTMLInputElement) => (input.value = '41003'));
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toMatchObject([
    { merchandiseId: 'gid://shopify/ProductVariant/41001' },
  ]);
});

test('a quantity that is none creates no cart and shows a dialog, and reading the form fires no event of the page', async ({
  page,
  store,
}) => {
  await gotoBare(
    page,
    `<form>${ID}<input name="quantity">${hostHtml({})}</form>`,
    `<script>window.heard = 0; addEventListener('formdata', () => (window.heard += 1), true)</script>`,
  );
  const { buyItNow, dialog } = parts(page);
  for (const quantity of ['2.5', '−1', '二つ']) {
    await page.locator('[name=quantity]').fill(quantity);
    await buyItNow.click();
    await expect(dialog).toContainText('お取引を完了できませんでした');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(await store.calls('cartCreate')).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { heard: number }).heard)).toBe(0);
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
  await warm(page, buyItNow, 'buy-it-now.js');
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

import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { checkoutFlags, parts } from './fixtures/widget';

const ID = '<input type="hidden" name="id" value="41001">';
const QUANTITY = '<input name="quantity" value="2">';

/** HTML inside the form and around it → the cart line that a press sends. */
const LINES: [string, string, string, object][] = [
  [
    'a select',
    '<select name="id"><option value="41002">a<option value="41001" selected>b</select>',
    QUANTITY.replace('>', ' form="f">'),
    { quantity: 2 },
  ],
  ['a quantity outside the form', ID, '<input type="number" name="quantity" value="4" form="f">', { quantity: 4 }],
  ['a text quantity', ID + '<input type="text" name="quantity" value="6">', '', { quantity: 6 }],
  ['a quantity in wide digits', ID + '<input type="text" name="quantity" value="４">', '', { quantity: 4 }],
  [
    'properties: filled, checked, enabled ones only',
    `${ID}${QUANTITY}<input name="properties[名前]" value="葵"><input name="properties[空]" value="">
     <input type="checkbox" name="properties[包装]" value="あり"><input type="radio" name="properties[のし]" value="御祝" checked>
     <fieldset disabled><input name="properties[無効]" value="x"></fieldset>
     <input type="checkbox" name="properties[__gift]" value="on" disabled><input type="hidden" name="properties[__gift]" value="if_present">`,
    '<input name="properties[外]" value="○" form="f">',
    {
      quantity: 2,
      attributes: [
        { key: '名前', value: '葵' },
        { key: 'のし', value: '御祝' },
        { key: '__gift', value: 'if_present' },
        { key: '外', value: '○' },
      ],
    },
  ],
  [
    'a list of values',
    `${ID}${QUANTITY}<input type="checkbox" name="properties[茶][]" value="煎茶" checked><input type="checkbox" name="properties[茶][]" value="番茶" checked>`,
    '',
    { attributes: [{ key: '茶', value: '["煎茶","番茶"]' }] },
  ],
  ['an empty selling plan', `${ID}${QUANTITY}<input name="selling_plan" value="">`, '', {}],
  ['the selling plan "undefined"', `${ID}${QUANTITY}<input name="selling_plan" value="undefined">`, '', {}],
  [
    'controls with the names of a form’s properties',
    `${ID}${QUANTITY}<input name="name" value="n"><input name="action" value="/a"><input name="method" value="m"><input name="elements" value="e"><input name="submit" value="s">`,
    '',
    {},
  ],
];

for (const [name, inside, outside, line] of LINES) {
  test(`the line comes from ${name}`, async ({ page, store }) => {
    await gotoBare(page, `<form id="f">${inside}${hostHtml({})}</form>${outside}`);
    await parts(page).buyItNow.click();
    await checkoutFlags(page);
    const [call] = await store.calls('cartCreate');
    const sent = (call!.body as { variables: { input: { lines: object[] } } }).variables.input.lines;
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ merchandiseId: 'gid://shopify/ProductVariant/41001', ...line });
    expect(sent[0]).not.toHaveProperty('sellingPlanId');
  });
}

test('a selling plan is sent, and marked on the host and its wallet', async ({ page, gotoProduct, store }) => {
  await gotoProduct('teiki-bin');
  const { host, buyItNow } = parts(page);
  await expect(host).not.toHaveAttribute('has-selling-plan');
  await page.getByText('毎月お届け').first().click();
  await expect(host).toHaveAttribute('has-selling-plan', '');
  await expect(page.locator('shopify-buy-it-now-button')).toHaveAttribute('has-selling-plan', '');
  await buyItNow.click();
  await checkoutFlags(page);
  const [call] = await store.calls('cartCreate');
  expect(call?.body).toMatchObject({
    variables: { input: { lines: [{ sellingPlanId: 'gid://shopify/SellingPlan/9001' }] } },
  });
});

test('a select that was changed without an event is read at the click', async ({ page, store }) => {
  await gotoBare(
    page,
    `<form>${QUANTITY}<select name="id"><option value="41002">a<option value="41001">b</select>${hostHtml({})}</form>`,
  );
  await page.locator('select').evaluate((select: HTMLSelectElement) => (select.value = '41001'));
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  const [call] = await store.calls('cartCreate');
  expect(JSON.stringify(call?.body)).toContain('ProductVariant/41001');
});

test('the form is the nearest one, never the instalment form', async ({ page, gotoProduct, store }) => {
  await gotoProduct('sencha', { theme: 'a' });
  await page.locator('form.installment [name="id"]').evaluate((input: HTMLInputElement) => (input.value = '41003'));
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  const [call] = await store.calls('cartCreate');
  expect(JSON.stringify(call?.body)).toContain('ProductVariant/41001');
});

for (const quantity of ['2.5', '0', '-1', '−1', '二つ']) {
  test(`the quantity ${quantity} creates no cart and shows a dialog`, async ({ page, store }) => {
    await gotoBare(page, `<form>${ID}<input type="text" name="quantity" value="${quantity}">${hostHtml({})}</form>`);
    await parts(page).buyItNow.click();
    await expect(parts(page).dialog).toContainText('お取引を完了できませんでした');
    expect(await store.calls('cartCreate')).toEqual([]);
  });
}

test('reading the product form fires no event of the page', async ({ page, store }) => {
  await gotoBare(
    page,
    `<form>${ID}${QUANTITY}${hostHtml({})}</form>`,
    `<script>window.heard = 0; addEventListener('formdata', () => (window.heard += 1), true)</script>`,
  );
  await page.locator('[name="id"]').evaluate((input: HTMLInputElement) => (input.value = '43001'));
  await expect(parts(page).host).not.toHaveAttribute('requires-shipping');
  await store.faults({ operation: 'cartCreate', userErrors: [{ code: 'VALIDATION_CUSTOM', message: '一点限り' }] });
  await parts(page).buyItNow.click();
  await expect(parts(page).dialog).toContainText('一点限り');
  expect(await page.evaluate(() => (window as unknown as { heard: number }).heard)).toBe(0);
});

import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { sentLines } from './fixtures/product-form';
import { checkoutFlags, parts } from './fixtures/widget';
import { untilIdle, warm } from './fixtures/wait';

const ID = '<input type="hidden" name="id" value="41001">';
const QUANTITY = '<input name="quantity" value="2">';

test('requires-shipping follows the variant, written with or without an event', async ({ page }) => {
  await gotoBare(page, `<form>${ID}${hostHtml({})}</form>`);
  const { host } = parts(page);
  await expect(host).toHaveAttribute('requires-shipping', '');
  await page.locator('[name="id"]').evaluate((input: HTMLInputElement) => (input.value = '43001'));
  await expect(host).not.toHaveAttribute('requires-shipping');
  await expect(page.locator('shopify-buy-it-now-button')).not.toHaveAttribute('requires-shipping');
  await page.locator('[name="id"]').evaluate((input: HTMLInputElement) => {
    input.value = '41001';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(host).toHaveAttribute('requires-shipping', '');
  await expect(page.locator('shopify-buy-it-now-button')).toHaveAttribute('requires-shipping', '');
});

test('of several controls with one name the last counts, as for the store', async ({ page, store }) => {
  await gotoBare(
    page,
    `<form>${ID.replace('41001', '41002')}${ID.replace('41001', '42001')}
      <input type="hidden" name="selling_plan" value=""><label><input type="radio" name="selling_plan" value="9001" checked>定期</label>
      <input type="hidden" name="quantity" value="1">${QUANTITY}${hostHtml({})}</form>`,
  );
  await expect(parts(page).host).toHaveAttribute('has-selling-plan', '');
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([
    expect.objectContaining({
      merchandiseId: 'gid://shopify/ProductVariant/42001',
      sellingPlanId: 'gid://shopify/SellingPlan/9001',
      quantity: 2,
    }),
  ]);
});

for (const [name, html] of [
  ['an empty value', '<input type="hidden" name="id" value="">'],
  ['words', '<input type="hidden" name="id" value="new">'],
  ['a disabled control', '<input type="hidden" name="id" value="41001" disabled>'],
  ['no control', ''],
] as const) {
  test(`${name} for a variant disables the button until there is one`, async ({ page }) => {
    await gotoBare(page, `<form>${html}${hostHtml({})}</form>`);
    const button = page.locator('shopify-buy-it-now-button > button');
    await expect(button).toBeDisabled();
    await page.locator('form').evaluate((form) => {
      form.querySelector('[name="id"]')?.remove();
      form.insertAdjacentHTML('afterbegin', '<input type="hidden" name="id" value="41001">');
    });
    await expect(button).toBeEnabled();
  });
}

test('disabled only while every submit button of the form is, also nested ones, those without a type and those outside', async ({
  page,
}) => {
  await gotoBare(
    page,
    `<form id="f">${ID}<span><button name="add">a</button></span><input type="submit" value="b">${hostHtml({})}</form><button form="f" id="outside">c</button>`,
  );
  const button = page.locator('shopify-buy-it-now-button > button');
  const set = (selector: string, name: string, value: string | null) =>
    page
      .locator(selector)
      .evaluate(
        (element, [key, text]) => (text === null ? element.removeAttribute(key) : element.setAttribute(key, text)),
        [name, value] as const,
      );
  await expect(button).toBeEnabled();
  await set('[name="add"]', 'disabled', '');
  await set('[type="submit"][value]', 'aria-disabled', 'true');
  await expect(button).toBeEnabled();
  await set('#outside', 'disabled', '');
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await set('#outside', 'disabled', null);
  await expect(button).toBeEnabled();
});

for (const [what, before, after] of [
  ['a submit button', `${ID}<button form="f" disabled>a</button>`, `${ID}<button form="f">a</button>`],
  ['the variant’s field', ID.replace('41001', ''), ID],
] as const) {
  test(`${what} outside the form that a theme renders anew counts at once`, async ({ page }) => {
    const outside = (html: string) => html.replace('<input', '<input form="f"');
    await gotoBare(page, `<form id="f">${hostHtml({})}</form><div id="buy"><p>${outside(before)}</p></div>`);
    const button = page.locator('shopify-buy-it-now-button > button');
    await expect(button).toBeDisabled();
    await page.locator('#buy').evaluate((buy, html) => (buy.innerHTML = html), `<p>${outside(after)}</p>`);
    await expect(button).toBeEnabled();
  });
}

test('a form that loses its submit buttons keeps the last state', async ({ page }) => {
  await gotoBare(page, `<form id="f">${ID}<button name="add" disabled>a</button>${hostHtml({})}</form>`);
  const button = page.locator('shopify-buy-it-now-button > button');
  await expect(button).toBeDisabled();
  await page.locator('[name="add"]').evaluate((submit) => submit.remove());
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(button).toBeDisabled();
});

test('a click while the theme is adding to the cart does nothing', async ({ page, store }) => {
  await gotoBare(page, `<form>${ID}<button name="add">a</button>${hostHtml({})}</form>`);
  await warm(page, parts(page).buyItNow, 'buy-it-now.js');
  await page.locator('form').evaluate((form) => {
    form.querySelector('[name="add"]')?.setAttribute('aria-disabled', 'true');
    // In the same task, before any mutation observer has run.
    form.querySelector<HTMLElement>('shopify-buy-it-now-button > button')?.click();
  });
  await untilIdle(page);
  expect(await store.requests()).toEqual([]);
});

test('pressing Buy It Now never submits the theme’s form', async ({ page, store }) => {
  await gotoBare(
    page,
    `<form action="/cart/add" method="post">${ID}${QUANTITY}<button name="add">a</button>${hostHtml({})}</form>`,
  );
  await page.evaluate(() => document.addEventListener('submit', () => (document.title = 'submitted')));
  await store.faults({
    operation: 'cartCreate',
    userErrors: [{ code: 'VALIDATION_CUSTOM', message: '一点限り' }],
    nullCart: true,
  });
  await parts(page).buyItNow.click();
  await expect(parts(page).dialog).toContainText('一点限り');
  expect(await page.title()).toBe('bare');
  expect((await store.requests()).map(({ url }) => new URL(url, store.url).pathname)).toEqual([
    '/api/unstable/graphql.json',
  ]);
});

test('what a script has disabled stays so when another one puts something before the button', async ({ page }) => {
  await gotoBare(page, `<form>${ID}${hostHtml({})}</form>`);
  const { host, buyItNow } = parts(page);
  await expect(buyItNow).toBeEnabled();
  await host.evaluate((element) => element.setAttribute('disabled', ''));
  await expect(buyItNow).toBeDisabled();
  await host.evaluate((element) => element.prepend(document.createElement('b')));
  await host.evaluate((element) => element.setAttribute('class', 'seen'));
  await expect(host).toHaveClass('seen');
  await expect(buyItNow).toBeDisabled();
  await expect(host).toHaveAttribute('disabled', '');
});

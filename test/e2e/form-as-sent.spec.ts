import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';
import { ID, sentLines } from './fixtures/product-form';
import { loaded } from './fixtures/wait';
import { checkoutFlags, parts } from './fixtures/widget';

const form = (inside: string, attributes = 'novalidate', host = hostHtml({})) =>
  `<form method="post" action="/cart/add" enctype="multipart/form-data" ${attributes}>${ID}<input name="quantity" value="2">${inside}${host}
   <button type="submit">カートに入れる</button></form>`;

/** Until a press runs without waiting for files. */
async function warm(page: Page): Promise<void> {
  await parts(page).buyItNow.hover();
  await loaded(page, 'press.js', 'companion.js');
}

/** A custom box that takes part in its form, ticked or not, and a listener that adds a field when the form is read. */
const CUSTOM = form(`<tick-box name="properties[包装]"></tick-box><tick-box name="properties[熨斗]" ticked></tick-box>
  <fieldset disabled><input name="properties[無効]" value="x"></fieldset><input name="properties[空]" value="">
  <input name="properties[色][]" value="赤"><input name="properties[色][]" value="青">`).concat(`<script>
  customElements.define('tick-box', class extends HTMLElement {
    static formAssociated = true;
    value = 'always';
    connectedCallback() { this.attachInternals().setFormValue(this.hasAttribute('ticked') ? 'はい' : null); }
  });
  document.querySelector('form').addEventListener('formdata', ({ formData }) => formData.set('properties[店舗]', '京都'));
</script><input form="elsewhere" name="properties[外]" value="x">`);

test('a press buys what the browser would submit with the form', async ({ page, store }) => {
  await gotoBare(page, CUSTOM);
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  const [line] = sentLines(await store.calls('cartCreate')) as { attributes: { key: string; value: string }[] }[];
  expect(Object.fromEntries(line!.attributes.map(({ key, value }) => [key, value]))).toEqual({
    店舗: '京都',
    熨斗: 'はい',
    色: '["赤","青"]',
  });
});

for (const [when, ready] of [
  ['cold', async () => {}],
  ['warm', warm],
] as const) {
  test(`a ${when} press buys what a listener of the page writes during the click`, async ({ page, store }) => {
    await gotoBare(
      page,
      `${form('')}<script>document.addEventListener('click', () => document.querySelector('form')
        .insertAdjacentHTML('beforeend', '<input type="hidden" name="properties[経路]" value="広告">'));</script>`,
    );
    await ready(page);
    await parts(page).buyItNow.click();
    await checkoutFlags(page);
    expect(sentLines(await store.calls('cartCreate'))).toMatchObject([
      { attributes: [{ key: '経路', value: '広告' }] },
    ]);
  });
}

test('a field that must be filled in holds the press back with the browser’s own message, without novalidate', async ({
  page,
  store,
}) => {
  const field = '<label>名入れ <input name="properties[名]" required></label>';
  await gotoBare(page, form(field, ''));
  await warm(page);
  await parts(page).buyItNow.click();
  await expect(page.getByLabel('名入れ')).toBeFocused();
  await expect(parts(page).buyItNow).not.toHaveAttribute('aria-busy');
  expect(await store.calls('cartCreate')).toEqual([]);
  await page.getByLabel('名入れ').fill('葵');
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
});

const FILE = '<label>写真 <input type="file" name="properties[写真]"></label>';

for (const [wallet, host, name] of [
  ['Buy It Now', hostHtml({}), '今すぐ購入'],
  ['Shop Pay', hostHtml({ recommended: JSON.stringify(config('shop_pay')) }), 'Shop Payで購入'],
] as const) {
  test(`a press of ${wallet} submits the form itself when a file is chosen, and leads on to checkout`, async ({
    page,
    store,
  }) => {
    await gotoBare(page, form(FILE, 'novalidate', host));
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/cart/add'));
    await page.getByLabel('写真').setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await page.getByRole('button', { name }).click();
    const body = (await sent).postDataBuffer()!.toString();
    expect(body).toContain('filename="cat.png"');
    expect(body).toMatch(/name="return_to"\s+\/checkout\?/);
    expect(await store.calls('cartCreate')).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { checkoutFlags } from './fixtures/widget';

/** The cart of an older theme: one form, which no script saves. */
const CART = `<form method="post" action="/cart"><input name="updates[]" type="number" value="2" aria-label="数量">
  <textarea name="note" aria-label="備考"></textarea><input name="attributes[お届け日]" aria-label="お届け日">
  <button name="checkout">ご購入手続きへ</button></form>${cartHostHtml(['shop_pay'])}`;

const shopPay = (page: Page) => page.getByRole('button', { name: 'Shop Pay' });

async function open(page: Page, html = CART): Promise<void> {
  await fillCart(page, SENCHA);
  await gotoBare(page, html);
  await expect(shopPay(page)).toBeEnabled();
}

const boughtCart = async (page: Page) => (await page.request.get('/cart.js')).json() as Promise<object>;

test('what stands in a cart’s form that no script saves is bought: quantity, note and attributes', async ({ page }) => {
  await open(page);
  await page.getByLabel('数量').fill('4');
  await page.getByLabel('備考').fill('のし希望');
  await page.getByLabel('お届け日').fill('12月24日');
  await shopPay(page).click();
  await checkoutFlags(page);
  expect(await boughtCart(page)).toMatchObject({
    item_count: 4,
    note: 'のし希望',
    attributes: { お届け日: '12月24日' },
  });
});

test('such a cart is sent 0.8 s after the press at the latest, and taken as soon as it is saved', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.getByLabel('数量').fill('4');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('備考').fill('のし希望');
  const saved = page.waitForResponse('**/cart/update.js');
  const taken = page.waitForRequest(/operation_name=cart\b/);
  await shopPay(page).click();
  await page.clock.runFor(800);
  await (await saved).finished();
  await page.clock.runFor(100);
  await taken;
});

test('an attribute is bought where the page has saved the quantity after it, which it does by another address', async ({
  page,
}) => {
  const save = `<script>document.querySelector('[type=number]').onchange = ({ target }) =>
    fetch('/cart/change.js', { method: 'POST', body: new URLSearchParams({ line: 1, quantity: target.value }) }).then((answer) => answer.text())</script>`;
  await open(page, CART + save);
  await page.getByLabel('お届け日').fill('12月24日');
  const saved = page.waitForResponse('**/cart/change.js');
  await page.getByLabel('数量').fill('4');
  await page.getByLabel('数量').blur();
  await saved;
  await shopPay(page).click();
  await checkoutFlags(page);
  expect(await boughtCart(page)).toMatchObject({ item_count: 4, attributes: { お届け日: '12月24日' } });
});

test('a change that the store refuses is told in its words, and nothing is bought', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/status of 422/);
  await open(page);
  await page.getByLabel('数量').fill('999');
  const refused = page.waitForResponse('**/cart/update.js');
  await shopPay(page).click();
  const { description } = (await (await refused).json()) as { description: string };
  await expect(page.getByRole('dialog')).toContainText(description);
  expect(await store.calls('cart')).toEqual([]);
  await expect(shopPay(page)).not.toHaveAttribute('aria-busy');
});

test('nothing is bought without what stands in the form while the store can’t save it', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  await open(page);
  await page.getByLabel('お届け日').fill('12月24日');
  await page.route('**/cart/update.js', (route) => route.fulfill({ status: 500, body: 'not now' }));
  await shopPay(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await store.calls('cart')).toEqual([]);
});

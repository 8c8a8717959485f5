import type { Page } from '@playwright/test';
import { fillCart, SENCHA, touchCartPage } from './fixtures/cart';
import { expect, test } from './fixtures/paypal-scenario';

/** Changes the shopper's cart as a theme does, which reads the answer. */
const write = (page: Page, path: string, fields: Record<string, string>) =>
  page.evaluate(async ([to, body]) => (await fetch(to, { method: 'POST', body: new URLSearchParams(body) })).text(), [
    path,
    fields,
  ] as const);

test('a subscription that comes to the cart and goes again: a press of our button still asks to press again', async ({
  scenario,
  payPal,
  page,
}) => {
  const main = page.locator('main');
  const venmo = main.locator('shopify-venmo-button');
  await page.goto('/?currency=USD');
  await fillCart(page, SENCHA);
  await page.goto('/cart?wallets=shop_pay,venmo&currency=USD');
  await venmo.scrollIntoViewIfNeeded();
  await touchCartPage(page);
  await payPal.ready('venmo', main);
  await write(page, '/cart/add.js', { id: '42001', quantity: '1', selling_plan: '9001' });
  await expect(venmo).toBeHidden();
  // Nobody's button takes the place of ours while the shopper has the focus on it.
  const release = payPal.hold();
  await write(page, '/cart/change.js', { id: '42001', quantity: '0' });
  await expect(venmo).toBeVisible();
  await venmo.locator('button').focus();
  release();
  await payPal.button('venmo', main).waitFor({ state: 'attached' });
  await venmo.locator('button').press('Enter');
  await expect(scenario.dialog).toContainText('もう一度');
});

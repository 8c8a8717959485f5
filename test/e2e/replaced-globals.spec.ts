import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { test as appleTest } from './fixtures/apple-pay-scenario';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { choosePlan, policyButton } from './fixtures/policy';
import { checkoutFlags, parts } from './fixtures/widget';

/** Before any other script, puts functions in the place of the browser's own, as MooTools does with `Document` and `Request`. */
const replace = (page: Page, ...more: string[]) =>
  page.addInitScript(
    (names) => {
      const own = function theirs() {};
      Object.assign(window, Object.fromEntries(names.map((name) => [name, own])));
    },
    ['Document', 'Element', 'HTMLFormElement', 'Node', 'Request', 'Text', ...more],
  );

test('a product is bought where a page has its own Document, Element, Event, Node and the like', async ({
  page,
  gotoProduct,
}) => {
  await replace(page, 'Event');
  await gotoProduct('sencha');
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
});

test('a cart is bought there', async ({ page }) => {
  await replace(page, 'Event');
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['shop_pay']));
  await page.getByRole('button', { name: 'Shop Pay' }).click();
  await checkoutFlags(page);
});

test('a policy is shown there', async ({ page, gotoProduct }) => {
  await replace(page);
  await gotoProduct('teiki-bin');
  await choosePlan(page, 1);
  await policyButton(page).click();
  await expect(parts(page).dialog.getByText('解約', { exact: false }).first()).toBeVisible();
});

test('without the code of a press, the store’s own checkout takes the form there', async ({ page, gotoProduct }) => {
  await replace(page, 'Event');
  await page.route('**/press.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await gotoProduct('sencha');
  await parts(page).buyItNow.click();
  await page.waitForURL('**/checkouts/**');
});

appleTest('Apple Pay makes an order there', async ({ page, scenario }) => {
  await replace(page);
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/google-pay-scenario';
import { cartParts, EBOOK, fillCart, gotoCart } from './fixtures/cart';
import { checkoutFlags, parts } from './fixtures/widget';

/** Images with the names of the document's properties. */
const IMAGES = ['activeElement', 'body', 'cookie', 'currentScript', 'documentElement', 'head', 'hidden']
  .concat('implementation', 'readyState', 'referrer', 'scripts', 'styleSheets')
  .map((name) => `<img name="${name}" alt="">`)
  .join('');

/** Fields with the names of what a form can do. */
const FIELDS = ['action', 'appendChild', 'contains', 'elements', 'getRootNode', 'matches', 'method', 'querySelector']
  .concat('removeChild', 'reportValidity', 'setAttribute', 'submit')
  .map((name) => `<input type="hidden" name="${name}">`)
  .join('');

/** Adds the images to a page, before all else, and the fields to its product form. */
const addNames = (page: Page, path: string) =>
  page.route(path, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<body[^>]*>/, (tag) => tag + IMAGES)
      .replace(/<form[^>]*\/cart\/add[^>]*>/, (tag) => tag + FIELDS);
    await route.fulfill({ response, body: html });
  });

test.beforeEach(({ allowErrors }) => {
  // The theme's own scripts read the document by name.
  allowErrors(/./);
});

test('images and fields named like the document’s and the form’s own properties do not keep a wallet’s script away', async ({
  scenario,
  page,
}) => {
  await addNames(page, '**/products/sencha*');
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('with such names a press says what it has to say, in the page’s body, and then goes to checkout', async ({
  page,
  gotoProduct,
  store,
}) => {
  await addNames(page, '**/products/sencha*');
  const userErrors = [{ code: 'VALIDATION_CUSTOM', message: '一点限り' }];
  await store.faults({ operation: 'cartCreate', nullCart: true, userErrors, times: 1 });
  await gotoProduct('sencha');
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  await expect(dialog).toHaveAccessibleDescription('一点限り');
  const around = await dialog.evaluate((one) => (one.getRootNode() as ShadowRoot).host.parentElement?.localName);
  expect(around).toBe('body');
  await dialog.getByRole('button').click();
  await buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
});

test('with such names a cart is found', async ({ page }) => {
  await addNames(page, '**/cart*');
  await fillCart(page, EBOOK);
  await gotoCart(page, { wallets: 'shop_pay' });
  const { host } = cartParts(page);
  await host.getByRole('button').first().click();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
});

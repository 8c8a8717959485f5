import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import pkg from '../../package.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { HOST_ATTRIBUTES } from './fixtures/bare-page';
import { fillCart, SENCHA } from './fixtures/cart';
import { checkoutFlags, parts } from './fixtures/widget';

const [, example = ''] = /^```html\n([^]*?)^```/m.exec(readFileSync('.github/docs/server.md', 'utf8')) ?? [];

/** Opens the complete page of server.md on the store's origin, with the version and the token written into it as it asks for. */
async function gotoExample(page: Page): Promise<void> {
  const body = example.replaceAll('VERSION', pkg.version).replaceAll('TOKEN', HOST_ATTRIBUTES['access-token']);
  await page.route('**/readme', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto('/readme');
}

test('the page of server.md sells what is in its form', async ({ page, store, layoutShift }) => {
  await gotoExample(page);
  const { shopPay, moreOptions } = parts(page);
  await expect(shopPay).toBeEnabled();
  await expect(moreOptions).toBeVisible();
  expect(await layoutShift()).toMatchObject({ raw: 0, moved: [] });
  await page.getByLabel('数量').fill('3');
  await shopPay.click();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  const [call] = await store.calls('cartCreate');
  expect(call?.body).toMatchObject({
    variables: { input: { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/44001', quantity: 3 }] } },
  });
});

test('the page of server.md sells the shopper’s cart', async ({ page, store, layoutShift }) => {
  await fillCart(page, SENCHA);
  await gotoExample(page);
  const amazonPay = page.locator('shopify-accelerated-checkout-cart').getByRole('button', { name: 'Amazon Pay' });
  await expect(amazonPay).toBeEnabled();
  expect(await layoutShift()).toMatchObject({ raw: 0, moved: [] });
  await amazonPay.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toEqual([]);
  expect(await store.calls('cart')).toHaveLength(1);
});

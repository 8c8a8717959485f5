import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillCart, gotoCart, openCheckout, SENCHA } from './fixtures/cart';
import { holdAnswers } from './fixtures/hold';
import { sentLines } from './fixtures/product-form';
import { checkoutFlags, parts } from './fixtures/widget';

const meta = (page: Page) => page.locator('shopify-facebook-pay-button button').first();

for (const theme of ['a', 'b'] as const) {
  test(`a press makes one cart in its name and goes to checkout (theme ${theme})`, async ({
    page,
    store,
    gotoProduct,
    widgetScripts,
  }) => {
    await gotoProduct('sencha', { theme, recommended: 'facebook_pay' });
    await expect(meta(page)).toHaveAccessibleName('Meta Payで購入');
    await expect(page.locator('more-payment-options-link')).toHaveAttribute('wallet-instrument-name', 'FacebookPay');
    await meta(page).click();
    expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
    const [call, ...more] = await store.calls('cartCreate');
    expect(more).toEqual([]);
    expect(call?.headers).toMatchObject({ 'x-wallet-name': 'FacebookPay', 'x-start-wallet-checkout': 'true' });
    // No file beyond those of a Buy It Now press.
    expect(
      widgetScripts()
        .map((url) => url.split('/').at(-1))
        .filter((name) => /pay|amazon|load-script|sheet/.test(name!)),
    ).toEqual([]);
  });
}

test('parameters of any shape are passed over', async ({ page, gotoProduct }) => {
  const recommended = JSON.stringify({
    name: 'facebook_pay',
    wallet_params: { appId: [1], sdkUrl: 5, merchantId: {} },
  });
  await gotoProduct('sencha', { params: { 'attr.recommended': recommended } });
  await meta(page).click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
});

test('the variant, plan and properties that are chosen are in the cart', async ({ page, store, gotoProduct }) => {
  await gotoProduct('teiki-bin', { recommended: 'facebook_pay' });
  await page.locator('[name=selling_plan]').last().check();
  await meta(page).click();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([
    expect.objectContaining({ sellingPlanId: expect.stringContaining('SellingPlan') }),
  ]);
});

for (const [what, fault, flags] of [
  ['another currency', { currency: 'USD' }, { wallet_currency_change: 'true' }],
  ['too little stock', { stock: 1 }, { wallet_not_enough_stock: 'true' }],
] as const) {
  test(`${what} leads to checkout with its flag alone`, async ({ page, store, gotoProduct }) => {
    await store.faults({ operation: 'cartCreate', ...fault });
    await gotoProduct('sencha', { recommended: 'facebook_pay' });
    await meta(page).click();
    expect(await checkoutFlags(page)).toEqual(flags);
  });
}

for (const [what, fault, text] of [
  ['no stock', { stock: 0 }, 'この商品は現在ご購入いただけません。'],
  [
    'a rule of the merchant’s',
    { userErrors: [{ code: 'VALIDATION_CUSTOM', message: 'お一人さま1点まで' }] },
    'お一人さま1点まで',
  ],
  ['errors', { graphqlErrors: [{ message: 'no' }] }, '技術的な問題により'],
] as const) {
  test(`${what}: a dialog says so, and the focus comes back`, async ({ page, store, gotoProduct }) => {
    await store.faults({ operation: 'cartCreate', ...fault });
    await gotoProduct('sencha', { recommended: 'facebook_pay' });
    await meta(page).click();
    const { dialog } = parts(page);
    await expect(dialog).toContainText(text);
    await dialog.getByRole('button').click();
    await expect(meta(page)).toBeFocused();
  });
}

test('a double press makes one cart', async ({ page, store, gotoProduct }) => {
  const held = await holdAnswers(page, 'cartCreate');
  await gotoProduct('sencha', { recommended: 'facebook_pay' });
  await meta(page).dblclick({ noWaitAfter: true });
  await held.answered;
  held.release();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('the page can cancel its press, which says FacebookPay', async ({ page, store, gotoProduct }) => {
  await gotoProduct('sencha', { recommended: 'facebook_pay' });
  await page.evaluate(() =>
    document.addEventListener('karui:press', (event) => {
      event.preventDefault();
      document.title = (event as CustomEvent<{ instrument: string }>).detail.instrument;
    }),
  );
  await meta(page).click();
  await expect(page).toHaveTitle('FacebookPay');
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('in a cart and at checkout it takes the shopper’s cart', async ({ page, store }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page, { wallets: 'facebook_pay,shop_pay', layout: 'vertical', drawer: 'off' });
  await meta(page).click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  await openCheckout(page, { wallet: 'facebook_pay', pci: '1' });
  await expect(page.getByTestId('wallet-events').getByRole('listitem')).toHaveText(['{"success":true,"message":""}']);
  await meta(page).click();
  await expect(page.getByTestId('flags')).toContainText('storefront_wallet');
  expect((await store.calls('cart')).map(({ headers }) => headers['x-wallet-name'])).toEqual([
    'FacebookPay',
    'FacebookPay',
  ]);
  expect(await store.calls('cartCreate')).toEqual([]);
});

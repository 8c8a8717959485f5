import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillCart, gotoCart, openCheckout, SENCHA } from './fixtures/cart';
import { checkoutFlags } from './fixtures/widget';

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
        .filter((name) => /pay|amazon|load-script|order/.test(name!)),
    ).toEqual([]);
  });
}

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

import { cartParts, fillCart, gotoCheckout, SENCHA } from './fixtures/cart';
import { expect, test } from './fixtures/google-pay-scenario';
import { parts } from './fixtures/widget';

const NOT_READY = { googlePayOptions: { ready: false } } as const;

test.describe('a shopper whom Google does not serve', () => {
  test.use(NOT_READY);

  test('sees Buy It Now in the same box of a product page, with the focus on it; nothing moves', async ({
    scenario,
    page,
    store,
    googlePay,
    layoutShift,
  }) => {
    const release = googlePay.hold();
    await scenario.visit();
    await scenario.button.focus();
    const before = await page.locator('shopify-accelerated-checkout').boundingBox();
    release();
    await expect(parts(page).buyItNow).toBeFocused();
    await expect(page.locator('shopify-google-pay-button')).toHaveCount(0);
    const after = await page.locator('shopify-accelerated-checkout').boundingBox();
    expect([after!.y, after!.width]).toEqual([before!.y, before!.width]);
    expect(await layoutShift()).toEqual({ cls: 0, raw: 0, moved: [] });
    await parts(page).buyItNow.click();
    expect(await scenario.outcome()).toBe('checkout storefront_wallet');
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });

  test('sees the other wallets of a cart as if it had never been there, with the focus where it was', async ({
    page,
    googlePay,
  }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=google_pay,shop_pay');
    const { wallets, grid, shopPay } = cartParts(page);
    await expect(wallets).toHaveCount(2);
    // The focus is the page's first interaction.
    await shopPay.focus();
    await expect(wallets.filter({ visible: true })).toHaveCount(1);
    await expect(shopPay).toBeEnabled();
    await expect(shopPay).toBeFocused();
    await expect(grid.locator('> :visible')).toHaveCount(1);
    expect(googlePay.loads()).toBe(1);
  });

  test('gets the focus on the cart’s first remaining wallet when Google Pay had it', async ({ page, googlePay }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=google_pay,shop_pay,facebook_pay');
    const release = googlePay.hold();
    const { shopPay } = cartParts(page);
    await page.locator('main shopify-google-pay-button button').focus();
    release();
    await expect(shopPay).toBeFocused();
  });
});

test.describe('a page in PCI mode', () => {
  test.use({ googlePayOptions: { ready: 'fails' } });

  test('hears that the button is not there when Google rejects with an object that is no Error', async ({
    page,
    context,
  }) => {
    await gotoCheckout(page, context, { wallet: 'google_pay', pci: '1', 'only-sdk': '1' });
    await expect(page.getByTestId('wallet-events').locator('li')).toHaveText([
      '{"success":false,"message":"ineligible"}',
    ]);
  });
});

import { cartParts, fillCart, openCheckout, SENCHA } from './fixtures/cart';
import { authEntry, withGoogleParams } from './fixtures/google-pay-params';
import { expect, test } from './fixtures/google-pay-scenario';
import { parts } from './fixtures/widget';

const NOT_READY = { googlePayOptions: { ready: false } } as const;

test.describe('a shopper whom Google does not serve', () => {
  test.use(NOT_READY);

  test('sees Buy It Now in the same box of a product page; nothing moves', async ({
    scenario,
    page,
    store,
    googlePay,
    layoutShift,
  }) => {
    const release = googlePay.hold();
    await scenario.visit();
    await scenario.button.hover();
    const before = await page.locator('shopify-accelerated-checkout').boundingBox();
    release();
    await expect(parts(page).buyItNow).toBeVisible();
    await expect(page.locator('shopify-google-pay-button')).toHaveCount(0);
    const after = await page.locator('shopify-accelerated-checkout').boundingBox();
    expect([after!.y, after!.width]).toEqual([before!.y, before!.width]);
    expect(await layoutShift()).toEqual({ cls: 0, raw: 0, moved: [] });
    await parts(page).buyItNow.click();
    expect(await scenario.outcome()).toBe('checkout storefront_wallet');
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });

  test('sees the other wallets of a cart, side by side as if it had never been there', async ({ page, googlePay }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=google_pay,shop_pay');
    const { wallets, grid, shopPay } = cartParts(page);
    await expect(wallets).toHaveCount(2);
    await page.mouse.move(1, 1);
    await expect(wallets.filter({ visible: true })).toHaveCount(1);
    await expect(shopPay).toBeEnabled();
    await expect(grid.locator('> :visible')).toHaveCount(1);
    expect(googlePay.loads()).toBe(1);
  });

  test('keeps the keyboard’s focus on another wallet of a cart', async ({ page }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=google_pay,shop_pay');
    const { wallets, shopPay } = cartParts(page);
    await shopPay.focus();
    await expect(wallets.filter({ visible: true })).toHaveCount(1);
    await expect(shopPay).toBeFocused();
  });

  test('has the focus on the first wallet that is left of a cart, in the place of Google Pay', async ({
    page,
    googlePay,
  }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=google_pay,shop_pay,facebook_pay');
    const release = googlePay.hold();
    const { shopPay } = cartParts(page);
    await page.locator('main shopify-google-pay-button button').focus();
    release();
    await expect(shopPay).toBeFocused();
  });

  for (const [which, control] of [
    ['Google Pay', 'shopify-google-pay-button button'],
    ['the link', 'more-payment-options-link a'],
  ] as const) {
    test(`has the focus on Buy It Now, in the place of what it was on: ${which}`, async ({
      scenario,
      page,
      googlePay,
    }) => {
      const release = googlePay.hold();
      await scenario.visit();
      await page.locator(control).focus();
      release();
      await expect(parts(page).buyItNow).toBeFocused();
    });
  }

  test('has a checkout button that tells its page', async ({ page }) => {
    await openCheckout(page, { wallet: 'google_pay', pci: '1' });
    await page.mouse.move(1, 1);
    await expect(page.getByTestId('wallet-events').locator('li')).toHaveText([
      '{"success":true,"message":""}',
      '{"success":false,"message":"ineligible"}',
    ]);
    await expect(page.locator('shopify-checkout-wallet-button:empty')).toHaveCount(1);
  });

  test('who presses before Google has said so goes to checkout', async ({ scenario, googlePay }) => {
    const release = googlePay.hold();
    await scenario.visit();
    await scenario.button.click();
    await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await scenario.outcome()).toContain('checkout');
  });
});

for (const [what, auth] of [
  ['no token', []],
  ['a token that has expired', [authEntry(-60)]],
] as const) {
  test(`with ${what} the button goes, and Google is not asked`, async ({ scenario, googlePay, page }) => {
    await scenario.visit('sencha', withGoogleParams({ auth }));
    // Forced: on a slow machine the button may be gone before Playwright has looked whether the pointer is on it.
    await scenario.button.hover({ force: true });
    await expect(parts(page).buyItNow).toBeVisible();
    expect(googlePay.loads()).toBe(0);
  });
}

test('a token that expires before the press: checkout takes the order', async ({ scenario, googlePay, page }) => {
  await page.clock.install();
  await scenario.visit('sencha', withGoogleParams({ auth: [authEntry(60)] }));
  await scenario.warm();
  await page.clock.setSystemTime(Date.now() + 120_000);
  await scenario.button.click();
  expect(await scenario.outcome()).toContain('checkout');
  expect(googlePay.calls('loadPaymentData')).toEqual([]);
});

test('with parameters that open no sheet the press goes to checkout', async ({ scenario, googlePay }) => {
  await scenario.visit('sencha', withGoogleParams({ environment: 'SANDBOX' }));
  await scenario.button.click();
  expect(await scenario.outcome()).toContain('checkout');
  expect(googlePay.loads()).toBe(0);
});

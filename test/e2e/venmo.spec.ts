import { fillCart, SENCHA, touchCartPage } from './fixtures/cart';
import { holdFile } from './fixtures/hold';
import { withPayPalParams } from './fixtures/paypal-params';
import { expect, test } from './fixtures/paypal-scenario';
import { untilIdle } from './fixtures/wait';

const IN_DOLLARS = { recommended: 'venmo', params: { currency: 'USD' } };
const SUBSCRIPTION = { id: 42001, quantity: 1, selling_plan: 9001 };
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test.describe('on a desktop', () => {
  test('in dollars: approved, and checkout has all of it', async ({ scenario, payPal, page, store }) => {
    await (await scenario.open('sencha', IN_DOLLARS)).approve();
    expect(await scenario.outcome()).toBe('checkout storefront_wallet');
    for (const { headers } of await store.calls('paypalTokenCreate')) expect(headers['x-wallet-name']).toBe('Venmo');
    expect(await scenario.sent('cartPaymentUpdate')).toMatchObject({
      payment: { walletPaymentMethod: { paypalWalletContent: { vaultingAgreement: false } } },
    });
    expect(payPal.violations).toEqual([]);
    expect(page.url()).toContain('/checkouts/');
  });

  test('in yen: withdrawn at the first interaction, the fallback is in its box, and nothing moves', async ({
    scenario,
    page,
    layoutShift,
  }) => {
    await scenario.visit('sencha', { recommended: 'venmo' });
    const venmo = page.locator('shopify-venmo-button');
    const before = (await venmo.boundingBox())!;
    await venmo.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    const buyItNow = page.getByRole('button', { name: '今すぐ購入' });
    await expect(buyItNow).toBeVisible();
    await expect(venmo).toHaveCount(0);
    expect((await buyItNow.boundingBox())!.height).toBeCloseTo(before.height, 0);
    expect((await layoutShift()).cls).toBe(0);
  });

  test('in yen on the cart page: left out, the others stay', async ({ page }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=venmo,shop_pay');
    await page.locator('main shopify-venmo-button').scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await expect(page.locator('main shopify-venmo-button')).toBeHidden();
    await expect(page.locator('main').getByRole('button', { name: 'Shop Pay' })).toBeVisible();
  });

  test('in yen on the cart page: when it goes, PayPal’s button stays as it is', async ({ payPal, page }) => {
    await page.goto('/');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=paypal,venmo');
    const main = page.locator('main');
    const paypal = await main.locator('shopify-paypal-button').elementHandle();
    await main.locator('shopify-venmo-button').scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await expect(main.locator('shopify-venmo-button')).toBeHidden();
    await payPal.ready('paypal', main);
    expect(await paypal!.evaluate((element) => element.isConnected)).toBe(true);
    expect(payPal.scripts()).toHaveLength(1);
  });

  test('in yen on a narrow cart page: the others stay below each other, and stand side by side where there is more room', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=shop_pay,paypal,facebook_pay,venmo');
    const main = page.locator('main');
    const shopPay = main.locator('shop-pay-wallet-button');
    const metaPay = main.locator('shopify-facebook-pay-button');
    await main.locator('shopify-venmo-button').scrollIntoViewIfNeeded();
    const { width } = (await shopPay.boundingBox())!;
    await page.mouse.move(1, 1);
    await expect(main.locator('shopify-venmo-button')).toBeHidden();
    expect((await shopPay.boundingBox())!.width).toBe(width);
    expect((await metaPay.boundingBox())!.y).toBeGreaterThan((await shopPay.boundingBox())!.y);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect.poll(async () => (await metaPay.boundingBox())!.y).toBe((await shopPay.boundingBox())!.y);
  });

  test('a subscription in the cart: left out; there and prepared again when it goes', async ({ payPal, page }) => {
    const main = page.locator('main');
    const venmo = main.locator('shopify-venmo-button');
    await page.goto('/?currency=USD');
    await fillCart(page, SUBSCRIPTION, SENCHA);
    await page.goto('/cart?wallets=shop_pay,venmo&currency=USD');
    await venmo.scrollIntoViewIfNeeded();
    await touchCartPage(page);
    await expect(venmo).toBeHidden();
    await page.evaluate(() =>
      fetch('/cart/change.js', { method: 'POST', body: new URLSearchParams({ id: '42001', quantity: '0' }) }),
    );
    await expect(venmo).toBeVisible();
    await payPal.ready('venmo', main);
  });

  test('in yen, pressed before its script has answered: checkout', async ({ scenario, payPal, page }) => {
    const release = payPal.hold();
    await scenario.visit('sencha', { recommended: 'venmo' });
    await page.locator('shopify-venmo-button button').click();
    release();
    expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  });

  test('a selling plan: withdrawn without a script; back when it goes', async ({ scenario, payPal, page }) => {
    await scenario.visit('teiki-bin', IN_DOLLARS);
    await page.locator('[name=selling_plan][value="9001"]').first().check();
    const host = page.locator('shopify-accelerated-checkout');
    await host.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await expect(page.locator('shopify-venmo-button')).toHaveCount(0);
    expect(payPal.scripts()).toEqual([]);
    await page.locator('[name=selling_plan]').first().check();
    await expect(page.locator('shopify-venmo-button')).toHaveCount(1);
    await page.locator('shopify-venmo-button').scrollIntoViewIfNeeded();
    await page.mouse.move(2, 2);
    await payPal.ready('venmo');
    expect(payPal.scripts()).toHaveLength(1);
  });

  test('a selling plan that goes while what withdraws wallets is on its way: the button stays, and is prepared', async ({
    scenario,
    payPal,
    page,
  }) => {
    const release = await holdFile(page, 'withdraw');
    await scenario.visit('teiki-bin', IN_DOLLARS);
    // The choice itself may be the page's first interaction.
    const asked = page.waitForRequest(/\/withdraw\.js$/);
    await page.locator('[name=selling_plan][value="9001"]').first().check();
    await page.locator('shopify-venmo-button').scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await asked;
    await page.locator('[name=selling_plan]').first().check();
    release();
    await payPal.ready('venmo');
    await expect(page.locator('shopify-venmo-button')).toHaveCount(1);
  });

  test('an agreement that the server asks for: withdrawn without a script', async ({ scenario, payPal, page }) => {
    const { params } = withPayPalParams({ requiresBillingAgreement: true }, 'venmo');
    await scenario.visit('sencha', { recommended: 'venmo', params: { currency: 'USD', ...params } });
    await page.locator('shopify-venmo-button').scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await expect(page.locator('shopify-venmo-button')).toHaveCount(0);
    expect(payPal.scripts()).toEqual([]);
  });

  test('PayPal and Venmo share one script', async ({ payPal, page }) => {
    await page.goto('/?currency=USD');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=paypal,venmo&currency=USD');
    await page.locator('main shopify-venmo-button').scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await payPal.ready('paypal', page.locator('main'));
    await payPal.ready('venmo', page.locator('main'));
    expect(payPal.scripts()).toHaveLength(1);
  });
});

test.describe('on a phone', () => {
  test.use({ userAgent: IPHONE, viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('in dollars: approved, and checkout has all of it', async ({ scenario }) => {
    await (await scenario.open('sencha', IN_DOLLARS)).approve();
    expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  });
});

for (const [where, userAgent] of [
  ['on a tablet', IPAD],
  ['in an app’s web view', WEB_VIEW],
] as const) {
  test.describe(where, () => {
    test.use({ userAgent });

    test('Venmo is withdrawn', async ({ scenario, page }) => {
      await scenario.visit('sencha', IN_DOLLARS);
      await page.locator('shopify-venmo-button').scrollIntoViewIfNeeded();
      await page.mouse.move(1, 1);
      await expect(page.locator('shopify-venmo-button')).toHaveCount(0);
      await untilIdle(page);
    });
  });
}

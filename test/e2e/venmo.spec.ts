import type { Page } from '@playwright/test';
import { fillCart, SENCHA, touchCartPage } from './fixtures/cart';
import { holdFile } from './fixtures/hold';
import { expect, test } from './fixtures/paypal-scenario';

const IN_DOLLARS = { recommended: 'venmo', params: { currency: 'USD' } };

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

  test('the button stays and is prepared when the selling plan is removed before the code that withdraws wallets arrives', async ({
    scenario,
    payPal,
    page,
  }) => {
    const release = await holdFile(page, 'rare-press');
    await scenario.visit('teiki-bin', IN_DOLLARS);
    // The choice itself may be the page's first interaction.
    const asked = page.waitForRequest(/\/rare-press\.js$/);
    await page.locator('[name=selling_plan][value="9001"]').first().check();
    await page.locator('shopify-venmo-button').scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await asked;
    await page.locator('[name=selling_plan]').first().check();
    release();
    await payPal.ready('venmo');
    await expect(page.locator('shopify-venmo-button')).toHaveCount(1);
  });
});

/** Changes the shopper's cart as a theme does, which reads the answer. */
const write = (page: Page, path: string, fields: Record<string, string>) =>
  page.evaluate(async ([to, body]) => (await fetch(to, { method: 'POST', body: new URLSearchParams(body) })).text(), [
    path,
    fields,
  ] as const);

test('a press of our button still asks to press again after a subscription was added to the cart and removed', async ({
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
  // A vendor's button never replaces ours while ours has the focus. PayPal's script is there, so its button would come at once.
  const release = payPal.hold();
  await write(page, '/cart/change.js', { id: '42001', quantity: '0' });
  await expect(venmo).toBeVisible();
  await venmo.locator('button').focus();
  release();
  await payPal.button('venmo', main).waitFor({ state: 'attached' });
  await venmo.locator('button').press('Enter');
  await expect(scenario.dialog).toContainText('もう一度');
});

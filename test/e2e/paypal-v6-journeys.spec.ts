import { cartCookie, fillCart, openCheckout, SENCHA } from './fixtures/cart';
import { expect, test } from './fixtures/paypal-v6-scenario';

const MONTHLY = { id: 42_001, quantity: 1, selling_plan: 9001 };
const CHECKOUT = 'checkout storefront_wallet';
const text = (pattern: RegExp) => expect.stringMatching(pattern) as unknown as string;

for (const [where, options] of [
  ['theme A', {}],
  ['theme B', { theme: 'b' }],
  ['theme A with the client in the address of version 5', { params: { paypal: 'v6' } }],
] as const)
  test(`a product of ${where} is approved in the window of our own button, and paid with one cart`, async ({
    scenario,
    payPal,
    v6,
  }) => {
    const window = await v6.open('sencha', options);
    expect(window.popup).not.toBeNull();
    expect(await window.order()).toMatchObject({ amount: '¥2,160', agreement: false, token: text(/^EC-/) });
    await window.approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
    await window.gone();
    expect(payPal.callbacks()).toContain('onApprove');
    expect(await scenario.calls('cartCreate', 'paypalTokenCreate', 'cartPaymentUpdate')).toEqual([1, 1, 1]);
    expect(await scenario.sent('cartPaymentUpdate')).toMatchObject({
      payment: {
        walletPaymentMethod: {
          paypalWalletContent: {
            token: text(/^EC-/),
            payerId: text(/^[A-Z]{13}$/),
            merchantId: 'KARUIDEMO',
            vaultingAgreement: false,
          },
        },
      },
    });
  });

test('the cart page takes the shopper’s own cart, and asks for an agreement for a subscription in it', async ({
  scenario,
  payPal,
  page,
  v6,
}) => {
  await page.goto('/');
  await fillCart(page, SENCHA, MONTHLY);
  await page.goto('/cart?wallets=paypal&paypal=v6');
  const cartId = `gid://shopify/Cart/${await cartCookie(page.context())}`;
  await v6.warm();
  const window = await payPal.press(v6.ours('paypal', page.locator('main')));
  expect(await window.order()).toMatchObject({ agreement: true, token: text(/^BA-/) });
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartCreate')).toEqual([0]);
  expect(await scenario.sent('paypalTokenCreate')).toMatchObject({ cartId, billingAgreement: true });
});

test('the drawer takes the shopper’s own cart', async ({ scenario, payPal, page, gotoProduct, v6 }) => {
  await gotoProduct('sencha', { params: { wallets: 'paypal', paypal: 'v6' } });
  await page.getByRole('button', { name: 'カートに入れる' }).click();
  await v6.warm();
  await (await payPal.press(v6.ours())).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartCreate')).toEqual([0]);
});

test('the button on the checkout page pays the shopper’s cart, and makes no other', async ({
  scenario,
  payPal,
  page,
  v6,
}) => {
  await openCheckout(page, { wallet: 'paypal', paypal: 'v6' });
  await v6.warm();
  await (await payPal.press(v6.ours())).approve();
  await page.waitForURL(/storefront_wallet/);
  expect(await scenario.calls('cartCreate', 'cartPaymentUpdate')).toEqual([0, 1]);
});

test('a subscription that is chosen after the page was warmed is an agreement', async ({
  scenario,
  payPal,
  page,
  v6,
}) => {
  await v6.visit('teiki-bin');
  await page.locator('[name=selling_plan][value="9001"]').first().check();
  await expect.poll(() => payPal.calls('createPayPalBillingAgreementWithoutPurchase').length).toBe(1);
  const window = await payPal.press(v6.ours());
  expect(await window.order()).toMatchObject({ agreement: true, token: text(/^BA-/) });
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
});

test.describe('where PayPal does not serve agreements any more', () => {
  test.use({ payPalV6Options: { agreements: 'gone' } });

  test('checkout takes a subscription, with one cart', async ({ scenario, page, v6 }) => {
    await v6.visit('teiki-bin');
    await page.locator('[name=selling_plan][value="9001"]').first().check();
    await v6.ours().click();
    await page.waitForURL('**/checkouts/**');
    expect(await scenario.calls('cartCreate')).toEqual([1]);
    await expect(scenario.dialog).toHaveCount(0);
  });
});

test.describe('Venmo', () => {
  const IN_DOLLARS = { recommended: 'venmo', params: { currency: 'USD' } };

  test('in dollars: approved in the window of our own button, and paid', async ({ scenario, store, v6 }) => {
    await (await v6.open('sencha', IN_DOLLARS)).approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
    for (const { headers } of await store.calls('paypalTokenCreate')) expect(headers['x-wallet-name']).toBe('Venmo');
    expect(await scenario.calls('cartCreate', 'cartPaymentUpdate')).toEqual([1, 1]);
  });

  test('in yen: withdrawn, the fallback is in its box, and nothing moves', async ({ page, v6, layoutShift }) => {
    await v6.visit('sencha', { recommended: 'venmo' });
    await expect(page.getByRole('button', { name: '今すぐ購入' })).toBeVisible();
    await expect(page.locator('shopify-venmo-button')).toHaveCount(0);
    expect((await layoutShift()).cls).toBe(0);
  });

  test('is withdrawn when a subscription is chosen', async ({ page, v6 }) => {
    await v6.visit('teiki-bin', IN_DOLLARS);
    await page.locator('[name=selling_plan][value="9001"]').first().check();
    await expect(page.locator('shopify-venmo-button')).toHaveCount(0);
  });

  test('in the drawer: takes the shopper’s own cart', async ({ scenario, payPal, page, gotoProduct, v6 }) => {
    await gotoProduct('sencha', { params: { wallets: 'venmo', paypal: 'v6', currency: 'USD' } });
    await page.getByRole('button', { name: 'カートに入れる' }).click();
    await v6.warm();
    await (await payPal.press(v6.ours('venmo'))).approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
    expect(await scenario.calls('cartCreate', 'cartPaymentUpdate')).toEqual([0, 1]);
  });

  test('beside PayPal in a cart: one script, and a window of its own', async ({ scenario, payPal, page, v6 }) => {
    await page.goto('/?currency=USD');
    await fillCart(page, SENCHA);
    await page.goto('/cart?wallets=paypal,venmo&currency=USD&paypal=v6');
    await v6.warm();
    await expect.poll(() => payPal.calls('createVenmoOneTimePaymentSession').length).toBe(1);
    expect(payPal.scripts()).toHaveLength(1);
    await (await payPal.press(v6.ours('venmo', page.locator('main')))).approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
  });
});

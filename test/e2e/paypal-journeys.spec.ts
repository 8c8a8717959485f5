import type { Page } from '@playwright/test';
import { paypalBuyers } from '../store/shop/payment/paypal-buyers';
import { cartCookie, fillCart, openCheckout, SENCHA } from './fixtures/cart';
import { withPayPalParams } from './fixtures/paypal-params';
import { expect, test, type PayPalScenario } from './fixtures/paypal-scenario';

const MONTHLY = { id: 42_001, quantity: 1, selling_plan: 9001 };
const CHECKOUT = 'checkout storefront_wallet';

const text = (pattern: RegExp) => expect.stringMatching(pattern) as unknown as string;

const tokyo = paypalBuyers.tokyo.destination!;

/** What the cart was paid with. */
async function paid(scenario: PayPalScenario) {
  const { payment } = await scenario.sent<{
    payment: { amount: unknown; walletPaymentMethod: { paypalWalletContent: Record<string, unknown> } };
  }>('cartPaymentUpdate');
  return { amount: payment.amount, ...payment.walletPaymentMethod.paypalWalletContent };
}

test('a product of theme B is approved and paid with one cart', async ({ scenario }) => {
  await (await scenario.open('sencha', { theme: 'b' })).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartCreate', 'paypalTokenCreate', 'cartPaymentUpdate')).toEqual([1, 1, 1]);
});

test('a product is approved in PayPal’s window, and checkout has all of it', async ({
  scenario,
  payPal,
  page,
  store,
}) => {
  const window = await scenario.open();
  expect(await window.order()).toMatchObject({ amount: '¥2,160', agreement: false, token: text(/^EC-/) });
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  await window.gone();
  expect(payPal.callbacks()).toEqual(['onClick', 'createOrder', 'onApprove']);
  expect(await scenario.sent('cartBuyerIdentityUpdate')).toMatchObject({
    buyerIdentity: {
      email: 'hanako.yamada@example.jp',
      phone: '+81335810101',
      countryCode: 'JP',
      deliveryAddressPreferences: [{ deliveryAddress: tokyo, deliveryAddressValidationStrategy: 'STRICT' }],
    },
  });
  expect(await paid(scenario)).toMatchObject({
    amount: { amount: '2760.0', currencyCode: 'JPY' },
    billingAddress: tokyo,
    email: 'hanako.yamada@example.jp',
    token: text(/^EC-/),
    payerId: text(/^[A-Z]{13}$/),
    merchantId: 'KARUIDEMO',
    acceptedSubscriptionTerms: false,
    vaultingAgreement: false,
    payerApprovedAmount: { amount: '2160.0', currencyCode: 'JPY' },
  });
  const asked = (await store.requests()).map(({ url }) => new URL(url, store.url).searchParams.get('operation_name'));
  expect(asked.filter(Boolean)).toEqual([
    'cartCreate',
    'paypalTokenCreate',
    'PayPalBuyerDetailsFetch',
    'cartBuyerIdentityUpdate',
    'cartPrepareForCompletion',
    'cartPaymentUpdate',
  ]);
  for (const { headers } of await store.calls('cartPaymentUpdate')) expect(headers['x-wallet-name']).toBe('PayPal');
  await expect(page.getByText('hanako.yamada@example.jp').first()).toBeVisible();
});

async function approveOwnCart(page: Page, scenario: PayPalScenario, open: () => Promise<unknown>): Promise<string> {
  const id = `gid://shopify/Cart/${await cartCookie(page.context())}`;
  await open();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  return id;
}

test('the cart page takes the shopper’s own cart', async ({ scenario, payPal, page }) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  await page.goto('/cart?wallets=paypal');
  const id = await approveOwnCart(page, scenario, async () => {
    await scenario.warm();
    await (await payPal.click()).approve();
  });
  expect(await scenario.calls('cartCreate')).toEqual([0]);
  expect(await scenario.sent('paypalTokenCreate')).toMatchObject({ cartId: id, billingAgreement: false });
});

test('the drawer takes the shopper’s own cart', async ({ scenario, payPal, page, gotoProduct }) => {
  await gotoProduct('sencha', { params: { wallets: 'paypal' } });
  await page.getByRole('button', { name: 'カートに入れる' }).click();
  await scenario.warm();
  await approveOwnCart(page, scenario, async () => (await payPal.click()).approve());
  expect(await scenario.calls('cartCreate')).toEqual([0]);
});

test('the button on the checkout page pays the shopper’s cart, and makes no other', async ({
  scenario,
  payPal,
  page,
}) => {
  await openCheckout(page, { wallet: 'paypal' });
  await scenario.warm();
  await (await payPal.click()).approve();
  await page.waitForURL(/storefront_wallet/);
  expect(await scenario.calls('cartCreate', 'cartPaymentUpdate')).toEqual([0, 1]);
});

test('a product in a quick view is approved and paid with one cart', async ({ scenario, payPal, page }) => {
  await page.goto('/?recommended=paypal');
  await page.locator('[data-quick-view="/products/sencha"]').click();
  const view = page.getByRole('dialog');
  await view.locator('shopify-paypal-button').waitFor();
  await view.locator('shopify-accelerated-checkout').scrollIntoViewIfNeeded();
  // Whether the button is the snippet's still or the widget's already: an interaction counts that comes before the widget.
  await page.mouse.move(1, 1);
  await (await payPal.click('paypal', view)).approve();
  await page.waitForURL('**/checkouts/**');
  expect(await scenario.calls('cartCreate', 'cartPaymentUpdate')).toEqual([1, 1]);
});

test('two parcels: each has its delivery chosen before it is paid', async ({ scenario, payPal, page }) => {
  await page.goto('/');
  await fillCart(page, SENCHA, MONTHLY);
  await page.goto('/cart?wallets=paypal');
  await scenario.warm();
  const window = await payPal.click();
  expect(await window.order()).toMatchObject({ agreement: true, token: text(/^BA-/) });
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await paid(scenario)).toMatchObject({ acceptedSubscriptionTerms: true, vaultingAgreement: true });
});

test('goods that are not sent: the country and the billing address alone', async ({ scenario }) => {
  await (await scenario.open('gift-ebook')).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  const { buyerIdentity } = await scenario.sent<{ buyerIdentity: object }>('cartBuyerIdentityUpdate');
  expect(buyerIdentity).toEqual({ email: 'hanako.yamada@example.jp', countryCode: 'JP' });
  expect(await scenario.sent('cartBillingAddressUpdate')).toMatchObject({ billingAddress: tokyo });
  expect(await paid(scenario)).toMatchObject({ billingAddress: tokyo });
});

test('a subscription is an agreement, of which the shopper has accepted the terms', async ({
  scenario,
  payPal,
  page,
}) => {
  await scenario.visit('teiki-bin');
  await page.locator('[name=selling_plan][value="9001"]').first().check();
  await scenario.warm();
  const window = await payPal.click();
  expect(await window.order()).toMatchObject({ agreement: true, token: text(/^BA-/) });
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(payPal.callbacks()).toEqual(['onClick', 'createBillingAgreement', 'onApprove']);
  expect(await paid(scenario)).toMatchObject({
    token: text(/^BA-/),
    acceptedSubscriptionTerms: true,
    vaultingAgreement: true,
  });
});

test('a server can ask for an agreement without a subscription', async ({ scenario }) => {
  const window = await scenario.open('sencha', withPayPalParams({ requiresBillingAgreement: true }));
  expect(await window.order()).toMatchObject({ agreement: true });
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await paid(scenario)).toMatchObject({ acceptedSubscriptionTerms: false, vaultingAgreement: true });
});

test('a discount is in the payment', async ({ scenario, page, store }) => {
  await page.context().addCookies([{ name: 'discount_code', value: 'OCHA10', url: store.url }]);
  await (await scenario.open()).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await paid(scenario)).toMatchObject({ amount: { amount: '2544.0', currencyCode: 'JPY' } });
});

test('the account’s e-mail address is the buyer’s, PayPal’s stays in the payment', async ({ scenario }) => {
  await (await scenario.open('sencha', withPayPalParams({ customerAccountEmail: 'account@example.jp' }))).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.sent('cartBuyerIdentityUpdate')).toMatchObject({
    buyerIdentity: { email: 'account@example.jp' },
  });
  expect(await paid(scenario)).toMatchObject({ email: 'hanako.yamada@example.jp' });
});

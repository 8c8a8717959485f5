import { sentBuyer } from '../wallets/in-process/sent-buyer';
import { paypalBuyers } from '../store/shop/payment/paypal-buyers';
import { cartCookie, fillCart, openCheckout, SENCHA } from './fixtures/cart';
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
  expect(sentBuyer((await scenario.sent('cartBuyerIdentityUpdate'))!)).toMatchObject({
    email: 'hanako.yamada@example.jp',
    phone: '+81335810101',
    countryCode: 'JP',
    delivery: [{ address: tokyo, validation: 'STRICT' }],
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

test('the drawer takes the shopper’s own cart', async ({ scenario, payPal, page, gotoProduct }) => {
  await gotoProduct('sencha', { params: { wallets: 'paypal' } });
  await page.getByRole('button', { name: 'カートに入れる' }).click();
  await scenario.warm();
  await (await payPal.click()).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
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
  // The button may still be the snippet's or already the widget's: an interaction before the widget counts, too.
  await page.mouse.move(1, 1);
  await (await payPal.click('paypal', view)).approve();
  await page.waitForURL('**/checkouts/**');
  expect(await scenario.calls('cartCreate', 'cartPaymentUpdate')).toEqual([1, 1]);
});

test('the cart page takes the shopper’s own cart; of two parcels each has its delivery chosen before it is paid', async ({
  scenario,
  payPal,
  page,
}) => {
  await page.goto('/');
  await fillCart(page, SENCHA, MONTHLY);
  await page.goto('/cart?wallets=paypal');
  const cartId = `gid://shopify/Cart/${await cartCookie(page.context())}`;
  await scenario.warm();
  const window = await payPal.click();
  expect(await window.order()).toMatchObject({ agreement: true, token: text(/^BA-/) });
  await window.approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartCreate')).toEqual([0]);
  expect(await scenario.sent('paypalTokenCreate')).toMatchObject({ cartId, billingAgreement: true });
  expect(payPal.callbacks()).toEqual(['onClick', 'createBillingAgreement', 'onApprove']);
  expect(await paid(scenario)).toMatchObject({ acceptedSubscriptionTerms: true, vaultingAgreement: true });
});

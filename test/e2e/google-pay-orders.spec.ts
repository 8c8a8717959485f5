import type { Page } from '@playwright/test';
import { cartCookie, fillCart, gotoCart, openCheckout, SENCHA } from './fixtures/cart';
import { withGoogleParams } from './fixtures/google-pay-params';
import { expect, test } from './fixtures/google-pay-scenario';
import { variables } from './fixtures/personal-data';
import type { Store } from './fixtures/store-control';

const MONTHLY = { id: 42_001, quantity: 1, selling_plan: 9001 };

const billingAddress = {
  firstName: '山田',
  lastName: '花子',
  address1: '千代田1-1',
  address2: '皇居前ビル3階',
  city: '千代田区',
  province: '東京都',
  zip: '100-0001',
  country: 'JP',
  phone: '+81335810101',
};

/** What each call of an operation said. */
const said = async (store: Store, operation: string) =>
  (await store.calls(operation)).map((call) => variables(call) as unknown as Record<string, unknown>);

async function openOwnCart(page: Page, ...items: Parameters<typeof fillCart>[1][]): Promise<string> {
  await page.goto('/');
  await fillCart(page, ...items);
  await gotoCart(page, { wallets: 'google_pay' });
  return `gid://shopify/Cart/${await cartCookie(page.context())}`;
}

test('an order on a product page: the sheet shows costs and delivery, and the order has them all', async ({
  scenario,
  googlePay,
  store,
}) => {
  const sheet = await scenario.open();
  expect(sheet.total).toEqual({ label: '合計', price: '2760.00', status: 'ESTIMATED' });
  expect(await scenario.items()).toEqual(['小計 2160.00', '配送料 600.00']);
  expect(await scenario.options()).toEqual([
    '宅配便（￥600） 2日ほどでお届けします',
    '速達便（￥980） 翌日にお届けします',
  ]);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(googlePay.answers('onPaymentAuthorized').map(({ detail }) => detail)).toEqual([
    { transactionState: 'SUCCESS' },
  ]);

  expect(await store.calls('cartCreate')).toHaveLength(1);
  expect(await said(store, 'cartPaymentUpdate')).toMatchObject([
    {
      payment: {
        amount: { amount: '2760.0', currencyCode: 'JPY' },
        walletPaymentMethod: { googlePayWalletContent: { protocolVersion: 'ECv2', billingAddress } },
      },
    },
  ]);
  expect(await said(store, 'cartSubmitForCompletion')).toMatchObject([
    { attemptToken: expect.stringMatching(/^pw-[\da-f-]{36}-1$/) },
  ]);
  const to = (deliveryAddress: object, deliveryAddressValidationStrategy: string) => [
    { deliveryAddress, deliveryAddressValidationStrategy },
  ];
  expect((await said(store, 'cartBuyerIdentityUpdate')).map(({ buyerIdentity }) => buyerIdentity)).toEqual([
    {
      countryCode: 'JP',
      deliveryAddressPreferences: to(
        { city: '千代田区', province: '東京都', zip: '100-0001', country: 'JP' },
        'COUNTRY_CODE_ONLY',
      ),
    },
    {
      email: 'hanako.yamada@example.jp',
      phone: '+81335810101',
      countryCode: 'JP',
      deliveryAddressPreferences: to(billingAddress, 'STRICT'),
    },
  ]);
  for (const { headers } of await store.calls('cartSubmitForCompletion'))
    expect(headers['x-wallet-name']).toBe('GooglePay');
});

test('INITIALIZE with an address asks the store three times, one after another', async ({ scenario, store }) => {
  await scenario.open();
  expect((await store.requests()).map(({ url }) => new URL(url, store.url).searchParams.get('operation_name'))).toEqual(
    ['cartCreate', 'cartBuyerIdentityUpdate', 'cartPrepareForCompletion'],
  );
});

test('an order from the cart page: the shopper’s own cart, and no second one', async ({
  scenario,
  googlePay,
  page,
  store,
}) => {
  const id = await openOwnCart(page, SENCHA);
  await scenario.warm();
  await scenario.button.click();
  expect((await googlePay.until('ready')).total.price).toBe('2760.00');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('cartCreate')).toEqual([]);
  expect(await said(store, 'cartSubmitForCompletion')).toMatchObject([{ cartId: id }]);
});

test('an order from the drawer that the first item opens', async ({
  scenario,
  googlePay,
  page,
  store,
  gotoProduct,
}) => {
  await gotoProduct('sencha', { params: { wallets: 'google_pay' } });
  await page.getByRole('button', { name: 'カートに入れる' }).click();
  await expect(scenario.button).toBeEnabled();
  await scenario.warm();
  await scenario.button.click();
  await googlePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('an order from a checkout button', async ({ scenario, googlePay, page }) => {
  await openCheckout(page, { wallet: 'google_pay' });
  await scenario.warm();
  await scenario.button.click();
  await googlePay.until('ready');
  await scenario.pay();
  await page.waitForURL(/\/thank-you\//);
});

test('a one-time purchase and a subscription: one option for both parcels', async ({
  scenario,
  googlePay,
  page,
  store,
}) => {
  await openOwnCart(page, SENCHA, MONTHLY);
  await scenario.warm();
  await scenario.button.click();
  const { options } = await googlePay.until('ready');
  expect(options.map(({ label }) => label)).toEqual([
    '宅配便 + 定期便（￥1,100）',
    '宅配便 + 定期便（速達）（￥1,480）',
    '速達便 + 定期便（￥1,480）',
    '速達便 + 定期便（速達）（￥1,860）',
  ]);
  await googlePay.user.selectOption(options[3]!.id);
  expect((await googlePay.until('ready')).total.price).toBe('6936.00');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  for (const { selectedDeliveryOptions } of await said(store, 'cartSelectedDeliveryOptionsUpdate'))
    expect(selectedDeliveryOptions).toHaveLength(2);
});

test('a subscription asks for a card that can be charged again, and shows what comes later', async ({
  scenario,
  googlePay,
  page,
}) => {
  await scenario.visit('teiki-bin');
  await scenario.warm();
  await page.locator('[name=selling_plan][value="9001"]').first().check();
  await scenario.button.click();
  const sheet = await googlePay.until('ready');
  expect(sheet.authMethods).toEqual(['PAN_ONLY']);
  expect(sheet.items.at(-1)).toEqual({
    label: '定期購入の合計（毎月）',
    type: 'LINE_ITEM',
    price: '0.00',
    status: 'PENDING',
  });
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('the account’s e-mail address goes before the sheet’s', async ({ scenario, store }) => {
  await scenario.open('sencha', withGoogleParams({ customerAccountEmail: 'account@example.jp' }));
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect((await said(store, 'cartBuyerIdentityUpdate')).at(-1)).toMatchObject({
    buyerIdentity: { email: 'account@example.jp' },
  });
});

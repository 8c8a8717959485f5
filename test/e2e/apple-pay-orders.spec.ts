import type { Page } from '@playwright/test';
import { withParams } from './fixtures/apple-pay-params';
import { expect, test } from './fixtures/apple-pay-scenario';
import type { Store } from './fixtures/store-control';

/** The variables of an operation's only call. */
async function said(store: Store, operation: string): Promise<Record<string, unknown>> {
  const calls = await store.calls(operation);
  expect(calls).toHaveLength(1);
  return (calls[0]!.body as { variables: Record<string, unknown> }).variables;
}

/** Chooses the monthly selling plan. */
const chooseMonthly = (page: Page) =>
  page
    .locator('[name=selling_plan]')
    .first()
    .evaluate((first: HTMLInputElement) => {
      const plan = first.form!.querySelector<HTMLInputElement>('[name=selling_plan][value="9001"]')!;
      plan.checked = true;
      plan.dispatchEvent(new Event('change', { bubbles: true }));
    });

test('goods that need shipping: the sheet shows address, shipping method and costs, and the order has them all', async ({
  scenario,
  applePay,
  store,
}) => {
  const sheet = await scenario.open();
  expect(sheet).toMatchObject({ total: { label: 'かるい茶舗', amount: '2760.00' }, canPay: true });
  expect(await scenario.lines()).toEqual(['小計 2160.00', '配送料 600.00']);
  expect(sheet.shippingMethods.map(({ label, detail, amount }) => [label, detail, amount])).toEqual([
    ['宅配便', '2日ほどでお届けします', '600.00'],
    ['速達便', '翌日にお届けします', '980.00'],
  ]);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(applePay.calls('completePayment').map(({ detail }) => detail)).toEqual([{ status: 0 }]);

  const { attemptToken } = await said(store, 'cartSubmitForCompletion');
  const { payment } = await said(store, 'cartPaymentUpdate');
  const billingAddress = {
    firstName: '花子',
    lastName: '山田',
    address1: '千代田1-1',
    address2: '皇居前ビル3階',
    city: '千代田区',
    province: '東京都',
    zip: '100-0001',
    country: 'JP',
  };
  expect(payment).toMatchObject({
    amount: { amount: '2760.0', currencyCode: 'JPY' },
    walletPaymentMethod: { applePayWalletContent: { version: 'EC_v1', lastDigits: '4242', billingAddress } },
  });
  expect(attemptToken).toMatch(/^[0-9A-F]{64}$/);
  const identities = (await store.calls('cartBuyerIdentityUpdate')).map(
    ({ body }) => (body as { variables: { buyerIdentity: unknown } }).variables.buyerIdentity,
  );
  const to = (deliveryAddress: object, deliveryAddressValidationStrategy: string) => [
    { deliveryAddress, deliveryAddressValidationStrategy },
  ];
  expect(identities).toEqual([
    {
      countryCode: 'JP',
      deliveryAddressPreferences: to(
        { city: '千代田区', province: '東京都', zip: '100-0001', country: 'JP' },
        'COUNTRY_CODE_ONLY',
      ),
    },
    {
      email: 'hanako.yamada@example.jp',
      countryCode: 'JP',
      deliveryAddressPreferences: to(billingAddress, 'STRICT'),
    },
  ]);
});

test('a subscription shows its recurring charge, and is paid by the card', async ({
  scenario,
  applePay,
  store,
  page,
}) => {
  await scenario.visit('teiki-bin');
  await chooseMonthly(page);
  await scenario.button.click();
  const sheet = await applePay.until('ready');
  expect(sheet.lineItems).toEqual([
    { label: '小計', type: 'final', amount: '2916.00' },
    { label: '配送料', type: 'final', amount: '500.00' },
    // A sheet shows no amount for a pending line.
    { label: '定期購入の合計（毎月）', type: 'pending', amount: null },
  ]);
  expect(sheet.total.amount).toBe('3416.00');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect((await said(store, 'cartPaymentUpdate'))['payment']).toMatchObject({
    walletPaymentMethod: { applePayWalletContent: { version: 'EC_v1' } },
  });
  expect(applePay.sheets.map(({ state }) => state)).toEqual(['completed']);
});

test('goods without shipping are taxed by the billing address, and no shipping address is asked for', async ({
  scenario,
  store,
}) => {
  const sheet = await scenario.open('gift-ebook');
  expect(sheet).toMatchObject({ total: { amount: '980.00' }, shippingMethods: [], canPay: true });
  expect(sheet.fields.shipping).toEqual(['email']);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  const billed = (await store.calls('cartBillingAddressUpdate')).map(
    ({ body }) => (body as { variables: { billingAddress: object } }).variables.billingAddress,
  );
  // Partly hidden while the sheet is open, complete once the shopper has authorized the payment.
  expect(billed).toEqual([
    { city: '千代田区', province: '東京都', zip: '100-0001', country: 'JP' },
    expect.objectContaining({ address1: '千代田1-1', lastName: '山田' }),
  ]);
  expect(await store.calls('cartSelectedDeliveryOptionsUpdate')).toEqual([]);
});

test('a card billed in a country without its own currency keeps the yen', async ({ scenario, applePay, store }) => {
  await scenario.open('gift-ebook');
  await applePay.user.selectPaymentMethod('jcb', 'hk');
  expect((await applePay.until('ready')).total.amount).toBe('980.00');
  const countries = (await store.calls('cartBuyerIdentityUpdate')).map(
    ({ body }) => (body as { variables: { buyerIdentity: unknown } }).variables.buyerIdentity,
  );
  expect(countries).toEqual([{ countryCode: 'HK' }]);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a customer account’s e-mail address is used instead of the sheet’s', async ({ scenario, store }) => {
  const sheet = await scenario.open(
    'sencha',
    withParams({ phoneRequired: true, customerAccountEmail: 'account@example.jp' }),
  );
  expect(sheet.fields.shipping).toEqual(['name', 'postalAddress', 'email', 'phone']);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  const last = (await store.calls('cartBuyerIdentityUpdate')).at(-1)!;
  expect(last.body).toMatchObject({
    variables: { buyerIdentity: { email: 'account@example.jp', phone: '+81335810101' } },
  });
});

test('a missing payment method is shown as an error without a field', async ({ scenario, applePay, store }) => {
  await store.faults({
    operation: 'cartSubmitForCompletion',
    submitFailed: [{ code: 'PAYMENTS_METHOD_REQUIRED' }],
    times: 1,
  });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('sheet');
  expect((await applePay.sheet())!.errors).toMatchObject([{ code: 'unknown', contactField: null, at: 'sheet' }]);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

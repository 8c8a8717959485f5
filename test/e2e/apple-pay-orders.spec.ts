import { sentBuyer } from '../wallets/in-process/sent-buyer';
import { expect, test } from './fixtures/apple-pay-scenario';
import type { Store } from './fixtures/store-control';

/** The variables of each call of an operation. */
const told = async (store: Store, operation: string) =>
  (await store.calls(operation)).map(({ body }) => (body as { variables: Record<string, unknown> }).variables);

const billingAddress = {
  firstName: '花子',
  lastName: '山田',
  address1: '千代田1-1',
  address2: '皇居前ビル3階',
  city: '千代田区',
  province: 'JP-13',
  zip: '100-0001',
  country: 'JP',
};

test('goods that need shipping: the sheet shows address, method and costs, and the order has them all', async ({
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
  const [, sokutatsu] = sheet.shippingMethods;
  await applePay.user.selectMethod(sokutatsu!.identifier);
  expect((await applePay.until('ready')).total.amount).toBe('3140.00');
  // The chosen method stays first when the address changes.
  await applePay.user.selectContact('osaka');
  const { total, shippingMethods } = await applePay.until('ready');
  expect([total.amount, shippingMethods[0]!.label]).toEqual(['3140.00', '速達便']);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(applePay.calls('completePayment').map(({ detail }) => detail)).toEqual([{ status: 0 }]);

  const [{ payment }, ...payments] = (await told(store, 'cartPaymentUpdate')) as [Record<string, unknown>];
  expect([payment, payments]).toMatchObject([
    {
      amount: { amount: '3140.0', currencyCode: 'JPY' },
      walletPaymentMethod: { applePayWalletContent: { version: 'EC_v1', lastDigits: '4242', billingAddress } },
    },
    [],
  ]);
  expect(await told(store, 'cartSubmitForCompletion')).toMatchObject([
    { attemptToken: expect.stringMatching(/^[0-9A-F]{64}$/) as unknown },
  ]);
  const told1 = { city: '千代田区', province: 'JP-13', zip: '100-0001', country: 'JP' };
  const told2 = { city: '大阪市北区', province: 'JP-27', zip: '530-0001', country: 'JP' };
  const to = (deliveryAddress: object, deliveryAddressValidationStrategy: string) => ({
    countryCode: 'JP',
    delivery: [{ address: deliveryAddress, validation: deliveryAddressValidationStrategy }],
  });
  // While the sheet is open, no name and no street.
  expect((await told(store, 'cartBuyerIdentityUpdate')).map(sentBuyer)).toEqual([
    to(told1, 'COUNTRY_CODE_ONLY'),
    to(told2, 'COUNTRY_CODE_ONLY'),
    { email: expect.any(String) as unknown, ...to(expect.objectContaining(told2) as object, 'STRICT') },
  ]);
});

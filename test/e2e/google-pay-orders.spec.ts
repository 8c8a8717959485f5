import { sentBuyer } from '../wallets/in-process/sent-buyer';
import { openCheckout } from './fixtures/cart';
import { expect, test } from './fixtures/google-pay-scenario';
import { variables } from './fixtures/personal-data';
import type { Store } from './fixtures/store-control';

const billingAddress = {
  firstName: '山田',
  lastName: '花子',
  address1: '千代田1-1',
  address2: '皇居前ビル3階',
  city: '千代田区',
  province: 'JP-13',
  zip: '100-0001',
  country: 'JP',
  phone: '+81335810101',
};

/** What each call of an operation said. */
const said = async (store: Store, operation: string) =>
  (await store.calls(operation)).map((call) => variables(call) as unknown as Record<string, unknown>);

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
    { address: deliveryAddress, validation: deliveryAddressValidationStrategy },
  ];
  expect((await said(store, 'cartBuyerIdentityUpdate')).map(sentBuyer)).toEqual([
    {
      countryCode: 'JP',
      delivery: to({ city: '千代田区', province: 'JP-13', zip: '100-0001', country: 'JP' }, 'COUNTRY_CODE_ONLY'),
    },
    {
      email: 'hanako.yamada@example.jp',
      phone: '+81335810101',
      countryCode: 'JP',
      delivery: to(billingAddress, 'STRICT'),
    },
  ]);
  for (const { headers } of await store.calls('cartSubmitForCompletion'))
    expect(headers['x-wallet-name']).toBe('GooglePay');
});

test('an order from a checkout button', async ({ scenario, googlePay, page }) => {
  await openCheckout(page, { wallet: 'google_pay' });
  await scenario.warm();
  await scenario.button.click();
  await googlePay.until('ready');
  await scenario.pay();
  await page.waitForURL(/\/thank-you\//);
});

test('a code typed in Google’s sheet is refused with the reason, and the one that replaces it is paid for', async ({
  scenario,
  googlePay,
  store,
}) => {
  await scenario.open();
  await googlePay.user.typeCode('NAI');
  const refused = await googlePay.until('ready');
  expect(refused).toMatchObject({ codes: [], total: { price: '2760.00' }, canPay: true });
  expect(await scenario.error()).toBe('OFFER_INVALID OFFER 割引コード「NAI」：見つかりません');
  await googlePay.user.typeCode('OCHA10');
  const applied = await googlePay.until('ready');
  expect(applied).toMatchObject({ codes: ['OCHA10'], error: null, canPay: true });
  expect(await scenario.items()).toContain('割引（OCHA10） -216.00');
  expect(Number(applied.total.price)).toBe(2760 - 216);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect((await said(store, 'cartDiscountCodesUpdate')).map(({ discountCodes }) => discountCodes)).toEqual([
    ['NAI'],
    [],
    ['OCHA10'],
  ]);
  expect(await said(store, 'cartPaymentUpdate')).toMatchObject([{ payment: { amount: { amount: '2544.0' } } }]);
});

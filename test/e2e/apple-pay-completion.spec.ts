import { expect, test } from './fixtures/apple-pay-scenario';
import type { StoreFault } from './fixtures/store-control';

const tokens = (calls: readonly { body: unknown }[]) =>
  calls.map(({ body }) => (body as { variables: { attemptToken: string } }).variables.attemptToken);

test('an order that was already accepted completes the sheet and goes to checkout', async ({
  scenario,
  applePay,
  store,
}) => {
  await store.faults({ operation: 'cartSubmitForCompletion', alreadyAccepted: true });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('checkout');
  expect(applePay.sheets.map(({ state }) => state)).toEqual(['completed']);
});

for (const [answer, fault] of [
  ['is cut off', { truncated: true }],
  ['has no data', { nullData: true }],
] as const) {
  test(`an order whose answer ${answer} is submitted again with the same token and completes`, async ({
    scenario,
    applePay,
    store,
  }) => {
    scenario.except({ resubmits: true });
    await store.faults({ operation: 'cartSubmitForCompletion', ...fault, times: 1 });
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(applePay.sheets.map(({ state }) => state)).toEqual(['completed']);
    const sent = tokens(await store.calls('cartSubmitForCompletion'));
    expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
  });
}

test('a throttled submission is sent again with the same token', async ({ scenario, applePay, store }) => {
  scenario.except({ resubmits: true });
  await store.faults({ operation: 'cartSubmitForCompletion', throttled: 100, times: 2 });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  const sent = tokens(await store.calls('cartSubmitForCompletion'));
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  expect(applePay.calls('completePayment')).toHaveLength(1);
});

test('a submission that is throttled for too long goes to checkout without a flag', async ({ scenario, store }) => {
  await store.faults({ operation: 'cartSubmitForCompletion', throttled: 60_000 });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('checkout');
});

test('a field that the store refuses can be corrected in the sheet; the next try has a new token', async ({
  scenario,
  applePay,
  store,
}) => {
  const submitFailed = [{ code: 'DELIVERY_LAST_NAME_INVALID' }, { code: 'DELIVERY_ADDRESS1_TOO_LONG' }];
  await store.faults({ operation: 'cartSubmitForCompletion', submitFailed, times: 1 });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('sheet');
  expect(await scenario.errors()).toEqual([
    'shippingContactInvalid name 有効な姓を入力してください',
    'shippingContactInvalid addressLines 住所が長すぎます',
  ]);
  expect((await applePay.sheet())!.canPay).toBe(false);

  await applePay.user.editContact({ familyName: '山本', addressLines: ['千代田1-2'] });
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  const sent = tokens(await store.calls('cartSubmitForCompletion'));
  expect([sent.length, new Set(sent).size]).toEqual([2, 2]);
  expect((await store.calls('cartBuyerIdentityUpdate')).at(-1)!.body).toMatchObject({
    variables: {
      buyerIdentity: {
        deliveryAddressPreferences: [{ deliveryAddress: { lastName: '山本', address1: '千代田1-2' } }],
      },
    },
  });
});

const failed = (...codes: string[]): StoreFault => ({
  operation: 'cartSubmitForCompletion',
  submitFailed: codes.map((code) => ({ code, message: `words of ${code}` })),
});

/** Error codes of a submission → the flag in the checkout URL. */
const TO_CHECKOUT: readonly (readonly [readonly string[], string])[] = [
  [['BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED'], 'wallet_captcha_required'],
  [['BUYER_IDENTITY_CONTACT_INFO_DOES_NOT_MATCH_CUSTOMER'], 'wallet_account_info_mismatch'],
  [['MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE'], 'wallet_not_enough_stock'],
  [['MERCHANDISE_OUT_OF_STOCK'], 'wallet_not_enough_stock'],
  [['TAX_NEW_TAX_MUST_BE_ACCEPTED'], 'wallet_dynamic_tax'],
  [['PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'], 'wallet_dynamic_tax'],
  [['PAYMENTS_METHOD_UNAVAILABLE'], 'wallet_payment_method_not_applicable'],
  [['PAYMENTS_CREDIT_CARD_BRAND_NOT_SUPPORTED'], 'wallet_unsupported_payment_method'],
  [['PAYMENTS_DEFERRED_PAYMENT_REQUIRED'], 'wallet_deferred_payment_required'],
  [['PAYMENTS_COUNTRY_INVALID'], 'wallet_payments_country_invalid'],
  [['LOCALIZATION_EXTENSION_FIELD_ERROR'], 'wallet_localization_extension_field_error'],
  [['INVALID_LANGUAGE'], 'wallet_processing_failed'],
  [['VALIDATION_CUSTOM'], 'wallet_processing_failed'],
  [['REDIRECT_TO_CHECKOUT_REQUIRED'], 'wallet_processing_failed'],
  [['A_CODE_OF_TOMORROW'], 'wallet_processing_failed'],
  // An error that only checkout can solve wins over errors that the sheet could show.
  [['DELIVERY_CITY_INVALID', 'BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED'], 'wallet_captcha_required'],
];

test('errors that the sheet cannot show go to checkout with a flag that says why', async ({ scenario, store }) => {
  test.slow();
  const endings: unknown[] = [];
  for (const [codes] of TO_CHECKOUT) {
    await store.reset();
    await store.faults(failed(...codes));
    await scenario.open();
    await scenario.pay();
    endings.push([codes, (await scenario.outcome()).replace('checkout ', '')]);
    await scenario.settled();
  }
  expect(endings).toEqual(TO_CHECKOUT);
});

test('an unknown submission error goes to checkout', async ({ scenario, store }) => {
  await store.faults({ operation: 'cartSubmitForCompletion', userErrors: [{ code: 'TOMORROW' }] });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
});

test('goods that sell out while the shopper pays: a dialog, and nothing is submitted', async ({
  scenario,
  applePay,
  store,
}) => {
  await store.faults({ operation: 'cartPaymentUpdate', stock: 0 });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('dialog 在庫切れ');
  expect(applePay.sheets.map(({ state }) => state)).not.toContain('completed');
  expect(await store.calls('cartSubmitForCompletion')).toEqual([]);
});

test('a payment that is refused while taxes are calculated is sent again', async ({ scenario, store }) => {
  await store.faults({ operation: 'cartPaymentUpdate', invalidPayment: true, times: 1 });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  const amounts = (await store.calls('cartPaymentUpdate')).map(
    ({ body }) => (body as { variables: { payment: { amount: { amount: string } } } }).variables.payment.amount.amount,
  );
  expect(amounts).toEqual(['2760.0', '2760.0']);
});

test.describe('with a card that gives an empty token', () => {
  test.use({ applePayOptions: { paymentData: 'empty' } });

  test('the sheet fails, and a dialog says what to do', async ({ scenario, applePay, store }) => {
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('dialog Apple Payをご利用いただけません');
    expect(applePay.sheets.map(({ state }) => state)).toEqual(['failed']);
    expect(await store.calls('cartPaymentUpdate')).toEqual([]);
  });
});

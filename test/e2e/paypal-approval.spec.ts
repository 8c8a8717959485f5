import { expect, test } from './fixtures/paypal-scenario';

const CHECKOUT = 'checkout storefront_wallet';
const FAILED = 'checkout wallet_processing_failed';
const CURRENCY = 'checkout wallet_currency_change';

for (const [what, buyer, ending, address] of [
  ['a romanised prefecture', 'romanised', CHECKOUT, { province: 'JP-13' }],
  ['an address in Hong Kong', 'hk', CHECKOUT, { province: 'KL', country: 'HK' }],
  ['an address in the Emirates', 'ae', CHECKOUT, { province: 'DU', country: 'AE' }],
  ['an address in Britain, where the shop sells in pounds', 'gb', CURRENCY, { country: 'GB', zip: 'SW1A 1AA' }],
  ['a place that is not served', 'okinawa', FAILED, { province: 'JP-47' }],
  ['no telephone number', 'no-phone', CHECKOUT, { city: '千代田区' }],
] as const) {
  test(`${what}: ${ending}, with the address`, async ({ scenario }) => {
    await (await scenario.open()).approve(buyer);
    expect(await scenario.outcome()).toBe(ending);
    expect(await scenario.sent('cartBuyerIdentityUpdate')).toMatchObject({
      buyerIdentity: { deliveryAddressPreferences: [{ deliveryAddress: address }] },
    });
    expect(await scenario.calls('cartRemovePersonalData')).toEqual([0]);
  });
}

for (const [what, buyer, payments] of [
  ['no delivery address', 'no-address', 0],
  ['no billing address', 'no-billing', 0],
  ['an approval that has expired', 'expired', 1],
] as const) {
  test(`${what}: checkout goes on, and knows the buyer`, async ({ scenario }) => {
    await (await scenario.open()).approve(buyer);
    expect(await scenario.outcome()).toMatch(/^checkout wallet_/);
    expect(await scenario.sent('cartBuyerIdentityUpdate')).toMatchObject({
      buyerIdentity: { email: 'hanako.yamada@example.jp' },
    });
    expect(await scenario.calls('cartPaymentUpdate', 'cartRemovePersonalData')).toEqual([payments, 0]);
  });
}

test.describe('PayPal does not say who pays', () => {
  test.use({ payPalOptions: { payerId: 'null' } });

  test('checkout goes on, and knows the buyer', async ({ scenario }) => {
    await (await scenario.open()).approve();
    expect(await scenario.outcome()).toBe(FAILED);
    expect(await scenario.calls('cartBuyerIdentityUpdate', 'cartPaymentUpdate')).toEqual([1, 0]);
  });
});

test('rates that come late are waited for', async ({ scenario, store }) => {
  await store.faults({ operation: 'cartPrepareForCompletion', pendingDeliveryGroups: true, times: 2 });
  await (await scenario.open()).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartPrepareForCompletion', 'cartPaymentUpdate')).toEqual([3, 1]);
});

test('an amount that is wrong for a moment is sent again', async ({ scenario, store }) => {
  await store.faults({ operation: 'cartPaymentUpdate', invalidPayment: true, times: 2 });
  await (await scenario.open()).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartPaymentUpdate')).toEqual([3]);
});

for (const [what, operation, fault, ending] of [
  ['goods are sold out', 'cartBuyerIdentityUpdate', { stock: 0 }, /^checkout wallet_/],
  ['the payment is refused', 'cartPaymentUpdate', { userErrors: [{ code: 'INVALID_PAYMENT' }] }, /^checkout wallet_/],
  ['the payment’s answer is broken', 'cartPaymentUpdate', { truncated: true }, FAILED],
  ['the store asks to wait', 'cartPrepareForCompletion', { notReady: [{ code: 'SOMETHING_NEW' }] }, FAILED],
  ['the currency has changed', 'cartBuyerIdentityUpdate', { currency: 'USD' }, CURRENCY],
] as const) {
  test(`${what} after the approval: checkout has what was filled in`, async ({ scenario, store }) => {
    await store.faults({ operation, ...fault } as Parameters<typeof store.faults>[0]);
    await (await scenario.open()).approve();
    const outcome = await scenario.outcome();
    if (typeof ending === 'string') expect(outcome).toBe(ending);
    else expect(outcome).toMatch(ending);
    expect(await scenario.calls('cartRemovePersonalData')).toEqual([0]);
  });
}

for (const [what, nullCart] of [
  ['without its cart', true],
  ['with its cart', false],
] as const) {
  test(`the buyer of goods that are not sent is refused, ${what}: checkout says why, and nothing is paid`, async ({
    scenario,
    store,
  }) => {
    const userErrors = [{ code: 'BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED' }];
    await store.faults({ operation: 'cartBuyerIdentityUpdate', userErrors, nullCart });
    await (await scenario.open('gift-ebook')).approve();
    expect(await scenario.outcome()).toBe('checkout wallet_captcha_required');
    expect(await scenario.calls('cartPaymentUpdate')).toEqual([0]);
  });
}

const GENERIC = 'dialog PayPalをご利用いただけません';
const codes = (code: string) => ({ userErrors: [{ code }] });
/** What an answer may be instead of what was asked for, by operation. */
const ANSWERS = {
  paypalTokenCreate: [
    ['a restricted account', codes('RESTRICTED_WALLET_ACCOUNT')],
    ['a known code', codes('GENERIC_ERROR')],
    ['an unknown code', codes('SOMETHING_NEW')],
    ['an empty token', { payload: { token: '' } }],
    ['a token that is an object', { payload: { token: {} } }],
    ['no data', { nullData: true }],
  ],
  PayPalBuyerDetailsFetch: [
    ['a restricted account', codes('RESTRICTED_WALLET_ACCOUNT')],
    ['an unknown code', codes('SOMETHING_NEW')],
    ['no data', { nullData: true }],
    ['half an answer', { truncated: true }],
    ['wrong types', { wrongTypes: true }],
  ],
} as const;
for (const [operation, answers] of Object.entries(ANSWERS)) {
  test(`whatever ${operation} answers: a dialog, and the next click can be made`, async ({
    scenario,
    payPal,
    store,
  }) => {
    await scenario.visit();
    await scenario.warm();
    for (const [what, fault] of answers) {
      await store.faults({ operation, ...fault } as Parameters<typeof store.faults>[0]);
      const window = await payPal.click();
      if (operation === 'PayPalBuyerDetailsFetch') await window.approve();
      await window.gone();
      const title = await scenario.outcome();
      if (what === 'a restricted account') await expect(scenario.dialog).toContainText('PayPal');
      else expect(title, what).toBe(GENERIC);
      await scenario.dialog.getByRole('button', { name: '閉じる' }).click();
      await expect(scenario.dialog).toBeHidden();
      await expect(await payPal.ready()).toBeVisible();
    }
    expect(await scenario.calls(operation, 'cartPaymentUpdate')).toEqual([answers.length, 0]);
  });
}

for (const [what, fault, ending] of [
  ['goods that are sold out', { stock: 0 }, /^dialog /],
  [
    'the merchant’s own rule',
    { nullCart: true, userErrors: [{ code: 'VALIDATION_CUSTOM', message: '一点限り' }] },
    /^dialog /,
  ],
  ['an unknown code', codes('SOMETHING_NEW'), /^dialog /],
  ['another currency', { currency: 'USD' }, /^checkout wallet_currency_change/],
] as const) {
  test(`${what} before the token: the window closes, then ${ending.source}`, async ({ scenario, store }) => {
    await store.faults({ operation: 'cartCreate', ...fault } as Parameters<typeof store.faults>[0]);
    const window = await scenario.open();
    await window.gone();
    expect(await scenario.outcome()).toMatch(ending);
    expect(await scenario.calls('paypalTokenCreate')).toEqual([0]);
  });
}

import { expect, test } from './fixtures/apple-pay-scenario';

const ZIP = 'shippingContactInvalid postalCode 有効な郵便番号を入力してください';
const UNSERVICEABLE = 'addressUnserviceable かるい茶舗ではこの住所への配送に対応していません。別の住所をお選びください';

test.describe('with a postal code that does not exist', () => {
  test.use({ applePayOptions: { contact: 'mistyped', billing: 'tokyo' } });

  test('an address can be corrected twice, and only the good one is submitted', async ({
    scenario,
    applePay,
    store,
  }) => {
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('sheet');
    expect(await scenario.errors()).toEqual([ZIP]);
    expect((await applePay.sheet())!.missing).toEqual(['errors']);

    await applePay.user.editContact({ postalCode: '100-000' });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('sheet');
    expect(await scenario.errors()).toEqual([ZIP]);

    await applePay.user.editContact({ postalCode: '100-0001' });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(applePay.calls('completePayment').map(({ detail }) => (detail as { status: number }).status)).toEqual([
      1, 1, 0,
    ]);
    // Refused addresses were never submitted.
    expect(await store.calls('cartSubmitForCompletion')).toHaveLength(1);
  });
});

test.describe('with emoji in the name', () => {
  test.use({ applePayOptions: { contact: 'emoji', billing: 'tokyo' } });

  test('the sheet asks to correct the name', async ({ scenario, applePay }) => {
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('sheet');
    expect(await scenario.errors()).toEqual(['shippingContactInvalid name 名に絵文字は使用できません']);
    await applePay.user.editContact({ givenName: '花子' });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
});

test.describe('at an address outside the delivery zones', () => {
  test.use({ applePayOptions: { contact: 'okinawa' } });

  test('the sheet says so and offers no shipping method; another address works', async ({ scenario, applePay }) => {
    const sheet = await scenario.open();
    expect(await scenario.errors()).toEqual([UNSERVICEABLE]);
    expect(sheet).toMatchObject({ shippingMethods: [], canPay: false });

    await applePay.user.selectContact('osaka');
    const served = await applePay.until('ready');
    expect(served).toMatchObject({ errors: [], canPay: true, total: { amount: '2760.00' } });
    expect(served.shippingMethods.map(({ label }) => label)).toEqual(['宅配便', '速達便']);

    await applePay.user.selectContact('okinawa');
    expect(await applePay.until('ready')).toMatchObject({ shippingMethods: [], canPay: false });
    expect(await scenario.errors()).toEqual([UNSERVICEABLE]);
    await applePay.user.selectContact('tokyo');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
});

test.describe('in a country that the cart API does not know', () => {
  test.use({ applePayOptions: { contact: 'majuro', billing: 'majuro' } });

  test('the sheet shows the error at the country; another address works', async ({ scenario, applePay, store }) => {
    const sheet = await scenario.open();
    expect(sheet).toMatchObject({ shippingMethods: [], canPay: false });
    expect(await scenario.errors()).toEqual([UNSERVICEABLE.replace(' ', ' countryCode ')]);
    expect(await store.calls('cartBuyerIdentityUpdate')).toEqual([]);

    await applePay.user.selectContact('osaka');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('sheet');
    expect(await scenario.errors()).toEqual(['billingContactInvalid country 請求先の有効な国/地域を選択してください']);
  });
});

test('an address without shipping methods is refused, even when the store gives no reason', async ({
  scenario,
  applePay,
  store,
}) => {
  await store.faults([
    { operation: 'cartPrepareForCompletion', delayMs: 1, times: 1 },
    {
      operation: 'cartPrepareForCompletion',
      emptyDeliveryGroups: true,
      notReady: [{ code: 'INVALID_PAYMENT' }],
      times: 1,
    },
  ]);
  expect(await scenario.open()).toMatchObject({ shippingMethods: [], canPay: false });
  expect(await scenario.errors()).toEqual([UNSERVICEABLE]);
  await applePay.user.selectContact('osaka');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test.describe('where the first delivery option is local pickup or delivery', () => {
  test.use({ applePayOptions: { contact: 'kyoto' } });

  test('shipping is selected instead, and the sheet offers only shipping methods', async ({ scenario, store }) => {
    const sheet = await scenario.open();
    expect(sheet.shippingMethods.map(({ label }) => label)).toEqual(['宅配便', '速達便']);
    expect(await scenario.lines()).toEqual(['小計 2160.00', '配送料 600.00']);
    expect(await store.calls('cartSelectedDeliveryOptionsUpdate')).toHaveLength(1);
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect((await store.calls('cartPaymentUpdate')).at(-1)!.body).toMatchObject({
      variables: { payment: { amount: { amount: '2760.0' } } },
    });
  });
});

test('another address has its own shipping methods and costs', async ({ scenario, applePay }) => {
  await scenario.open();
  await applePay.user.selectContact('hokkaido');
  const sheet = await applePay.until('ready');
  expect(sheet.shippingMethods.map(({ label, amount }) => [label, amount])).toEqual([['宅配便（遠方）', '1200.00']]);
  expect(sheet.total.amount).toBe('3360.00');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

/** Countries whose sheet has no province, or writes it another way → the province code that the store gets. */
const ABROAD = [
  ['ae', 'DU'],
  ['hk', 'KL'],
] as const;

for (const [contact, province] of ABROAD) {
  test.describe(`an address in ${contact.toUpperCase()}`, () => {
    test.use({ applePayOptions: { contact } });

    test(`is sent with the province code ${province}, before and after the shopper pays`, async ({
      scenario,
      store,
    }) => {
      expect(await scenario.open()).toMatchObject({ total: { amount: '4560.00' }, canPay: true });
      await scenario.pay();
      expect(await scenario.outcome()).toBe('order');
      const told = (await store.calls('cartBuyerIdentityUpdate')).map(
        ({ body }) =>
          (
            body as {
              variables: {
                buyerIdentity: { deliveryAddressPreferences: { deliveryAddress: { province?: string } }[] };
              };
            }
          ).variables.buyerIdentity.deliveryAddressPreferences[0]!.deliveryAddress.province,
      );
      expect(told.at(-1)).toBe(province);
      expect(told).toHaveLength(2);
    });
  });
}

test.describe('in an emirate that does not exist', () => {
  test.use({ applePayOptions: { contact: 'ae' } });

  test('the sheet asks to correct the emirate, in the field that holds it', async ({ scenario, applePay }) => {
    await scenario.open();
    await applePay.user.editContact({ subLocality: 'Atlantis', locality: 'Atlantis' });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('sheet');
    expect(await scenario.errors()).toEqual(['shippingContactInvalid subLocality 首長国を選択してください']);
    await applePay.user.editContact({ subLocality: 'Sharjah' });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
});

test.describe('on a system that sends empty strings for hidden fields', () => {
  test.use({ applePayOptions: { empty: 'blank', first: 'contact' } });

  test('no empty string is sent to the store', async ({ scenario, store }) => {
    await scenario.open();
    const [call] = await store.calls('cartBuyerIdentityUpdate');
    expect(JSON.stringify(call!.body)).not.toContain('""');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
});

import { expect, test } from './fixtures/google-pay-scenario';
import { variables } from './fixtures/personal-data';
import type { Store } from './fixtures/store-control';

const UNSERVED =
  'SHIPPING_ADDRESS_UNSERVICEABLE SHIPPING_ADDRESS かるい茶舗ではこの住所への配送に対応していません。別の住所をお選びください';

/** The delivery addresses that the store was told, each with how strictly it was to be checked. */
const addresses = async (store: Store) =>
  (await store.calls('cartBuyerIdentityUpdate')).flatMap((call) => {
    const { buyerIdentity } = variables(call) as unknown as {
      buyerIdentity: {
        deliveryAddressPreferences: { deliveryAddress: object; deliveryAddressValidationStrategy: string }[];
      };
    };
    return buyerIdentity.deliveryAddressPreferences;
  });

for (const [contact, hidden, ending] of [
  // The store sells in the currencies of these three.
  ['us', { city: 'New York', province: 'NY', zip: '10001', country: 'US' }, 'checkout wallet_currency_change'],
  ['gb', { city: 'London', zip: 'SW1 0ZZ', country: 'GB' }, 'checkout wallet_currency_change'],
  ['ca', { city: 'Ottawa', province: 'ON', zip: 'K1A 0Z0', country: 'CA' }, 'checkout wallet_currency_change'],
  ['ae', { city: 'Dubai', province: 'DU', country: 'AE' }, 'sheet'],
  ['hk', { city: 'Kowloon', province: 'KL', country: 'HK' }, 'sheet'],
] as const) {
  test.describe(`to an address in ${contact.toUpperCase()}`, () => {
    test.use({ googlePayOptions: { address: contact, billing: 'tokyo' } });

    test('before the payment the store hears no name, street or telephone number', async ({ scenario, store }) => {
      await scenario.visit();
      await scenario.warm();
      await scenario.button.click();
      expect(await scenario.outcome()).toBe(ending);
      expect(await addresses(store)).toEqual([
        { deliveryAddress: hidden, deliveryAddressValidationStrategy: 'COUNTRY_CODE_ONLY' },
      ]);
      if (ending !== 'sheet') return;
      await scenario.pay();
      expect(await scenario.outcome()).toBe('order');
      expect((await addresses(store)).at(-1)).toMatchObject({
        deliveryAddress: { firstName: 'Ann', lastName: 'Lee', country: hidden.country },
        deliveryAddressValidationStrategy: 'STRICT',
      });
    });
  });
}

test.describe('with an account that has no address', () => {
  test.use({ googlePayOptions: { account: 'blank', billing: 'tokyo' } });

  test('the sheet opens without one, and asks for it', async ({ scenario, googlePay, store }) => {
    const sheet = await scenario.open();
    expect(sheet).toMatchObject({ total: { price: '2160.00' }, missing: ['address', 'option'] });
    await googlePay.user.selectAddress('osaka');
    expect((await googlePay.until('ready')).total.price).toBe('2760.00');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
});

test('another account begins again with the same cart', async ({ scenario, googlePay, store }) => {
  await scenario.open();
  await googlePay.user.selectAccount('taro');
  await googlePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('cartCreate')).toHaveLength(1);
  expect((await addresses(store)).at(-1)).toMatchObject({ deliveryAddress: { city: '大阪市北区' } });
});

test('an address that is not served says so with the shop’s name, and the next one works', async ({
  scenario,
  googlePay,
}) => {
  await scenario.open();
  await googlePay.user.selectAddress('okinawa');
  expect(await googlePay.until('ready')).toMatchObject({ canPay: false, total: { price: '2160.00' } });
  expect(await scenario.error()).toBe(UNSERVED);
  await googlePay.user.selectAddress('tokyo');
  expect(await googlePay.until('ready')).toMatchObject({ canPay: true, error: null });
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test.describe('an address whose postal code is wrong', () => {
  test.use({ googlePayOptions: { address: 'mistyped', billing: 'tokyo' } });

  test('can be corrected in the sheet after the payment is refused, and only the good one is submitted', async ({
    scenario,
    googlePay,
    store,
  }) => {
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('sheet');
    expect(await scenario.error()).toBe('SHIPPING_ADDRESS_INVALID SHIPPING_ADDRESS 有効な郵便番号を入力してください');
    await googlePay.user.editAddress({ postalCode: '100-0001' });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(await store.calls('cartSubmitForCompletion')).toHaveLength(1);
  });
});

test.describe('with emoji in the name', () => {
  test.use({ googlePayOptions: { address: 'emoji', billing: 'tokyo' } });

  test('the sheet asks to correct the name', async ({ scenario, googlePay }) => {
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('sheet');
    expect(await scenario.error()).toMatch(/^SHIPPING_ADDRESS_INVALID SHIPPING_ADDRESS .+絵文字は使用できません$/);
    await googlePay.user.editAddress({ name: '山田 花子' });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
});

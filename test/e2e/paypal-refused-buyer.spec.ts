import { expect, test } from './fixtures/paypal-scenario';

const CHECKOUT = 'checkout storefront_wallet';
const FAILED = 'checkout wallet_processing_failed';
const INVALID_ADDRESS = {
  code: 'INVALID',
  field: ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'zip'],
  message: 'no such postal code',
};

/** What the API is told of a buyer, as far as tests look at it. */
interface BuyerSent {
  buyerIdentity: {
    email?: string;
    phone?: string;
    deliveryAddressPreferences: [{ deliveryAddress: { city: string; phone?: string } }];
  };
}

test('an address that the strict check refuses is written all the same, and paid', async ({ scenario, store }) => {
  await store.faults({ operation: 'cartBuyerIdentityUpdate', userErrors: [INVALID_ADDRESS], times: 1 });
  await (await scenario.open()).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.sent('cartBuyerIdentityUpdate')).toMatchObject({
    buyerIdentity: { deliveryAddressPreferences: [{ deliveryAddressValidationStrategy: 'COUNTRY_CODE_ONLY' }] },
  });
  expect(await scenario.calls('cartBuyerIdentityUpdate', 'cartPaymentUpdate')).toEqual([2, 1]);
});

for (const field of ['phone', 'email'] as const) {
  test(`a buyer whose ${field} is refused: the cart gets the address without it`, async ({ scenario, store }) => {
    const userErrors = [{ code: 'INVALID', field: ['buyerIdentity', field], message: 'no' }];
    await store.faults({ operation: 'cartBuyerIdentityUpdate', userErrors, times: 1 });
    await (await scenario.open()).approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
    const { buyerIdentity } = (await scenario.sent('cartBuyerIdentityUpdate')) as BuyerSent;
    const [{ deliveryAddress }] = buyerIdentity.deliveryAddressPreferences;
    expect(deliveryAddress.city).toBe('千代田区');
    const sent = { email: buyerIdentity.email, phone: buyerIdentity.phone ?? deliveryAddress.phone };
    expect(sent).toEqual({ email: 'hanako.yamada@example.jp', phone: '+81335810101', [field]: undefined });
  });
}

test('an address that is refused twice leads to checkout', async ({ scenario, store }) => {
  await store.faults({ operation: 'cartBuyerIdentityUpdate', userErrors: [INVALID_ADDRESS] });
  await (await scenario.open()).approve();
  expect(await scenario.outcome()).toBe(FAILED);
  expect(await scenario.calls('cartBuyerIdentityUpdate', 'cartPaymentUpdate')).toEqual([2, 0]);
});

import { describe, expect, test } from 'vitest';
import { createBuyer, operations, to, type Operation } from '../../../test-support/buyer';
import { useStore } from '../../../test-support/use-store';
import { tokyo } from '../../../test-support/addresses';
import { line } from '../../../test-support/goods';

const store = useStore();
const buyer = createBuyer(store);

interface Known {
  token: string;
  email: string | null;
  attributes: object;
  billingAddress: object | null;
}
const known = async () => (await (await store.get('/__store/buyers')).json()) as Known[];
const attributes = (...pairs: [string, string][]) => pairs.map(([key, value]) => ({ key, value }));

describe('attributes of the cart', () => {
  test('are replaced all together, also in the Ajax cart', async () => {
    const { id: cartId } = await buyer.create([line(43_001)]);
    await buyer.call('cartAttributesUpdate', { cartId, attributes: attributes(['のし', '御祝'], ['箱', 'あり']) });
    const payload = await buyer.call('cartAttributesUpdate', { cartId, attributes: attributes(['のし', 'なし']) });
    expect([payload.cart?.id, payload.userErrors]).toEqual([cartId, []]);
    expect((await known())[0]?.attributes).toEqual({ のし: 'なし' });
    const cookie = `cart=${encodeURIComponent(cartId.replace('gid://shopify/Cart/', ''))}`;
    expect(await (await store.get('/cart.js', { headers: { cookie } })).json()).toMatchObject({
      attributes: { のし: 'なし' },
    });
  });

  test.each([
    ['cartAttributesUpdate', 'attributes', { key: 'k', value: 'v' }],
    [
      'cartSelectedDeliveryOptionsUpdate',
      'selectedDeliveryOptions',
      { deliveryGroupId: 'g', deliveryOptionHandle: 'h' },
    ],
  ])('and other lists of more than 250 are refused: %s', async (operation, name, item) => {
    const { id: cartId } = await buyer.create([line(43_001)]);
    const body = await (
      await store.call(operation, { cartId, [name]: Array.from({ length: 251 }, () => item) })
    ).json();
    expect(body).toMatchObject({
      data: { [operation]: null },
      errors: [{ path: [operation, name], extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } }],
    });
  });
});

describe('the billing address', () => {
  test('is stored, with its country as a code', async () => {
    const { id: cartId } = await buyer.create([line(43_001)]);
    await buyer.call('cartBillingAddressUpdate', { cartId, billingAddress: { country: 'Japan', zip: '1' } });
    expect((await known())[0]?.billingAddress).toMatchObject({ country: 'JP', zip: '1', lastName: null });
  });

  test('must have a country', async () => {
    const { id: cartId } = await buyer.create([line(43_001)]);
    const payload = await buyer.call('cartBillingAddressUpdate', { cartId, billingAddress: { country: 'UK' } });
    expect(payload.userErrors).toEqual([
      { code: 'INVALID', field: ['billingAddress', 'countryCode'], message: 'invalid value' },
    ]);
    expect([payload.cart?.id, (await known())[0]?.billingAddress]).toEqual([cartId, null]);
  });
});

const ofCarts = (Object.keys(operations) as Operation[]).filter(
  (name) => name.startsWith('cart') && name !== 'cartCreate',
);

describe.each(ofCarts)('%s', (operation) => {
  test.each(['gid://shopify/Cart/nix?key=nix', 'gid://shopify/ProductVariant/43001', ''])(
    'does not find the cart "%s"',
    async (id) => {
      const payload = await buyer.call(operation, operations[operation](id));
      expect(payload).toMatchObject({
        userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
      });
      expect(payload.cart ?? payload.result ?? null).toBeNull();
    },
  );

  test('with a wrong key gets a new cart without the buyer, and the old cart stays', async () => {
    const old = await buyer.readyCart([line(44_001)]);
    const payload = await buyer.call(operation, operations[operation](old.id.replace(/key=.*/, 'key=wrong')));
    const [first, second] = await known();
    expect([first?.email, second?.email]).toEqual(['taro@example.jp', null]);
    const cart = payload.cart ?? payload.result?.cart;
    if (cart) expect(cart.id).toContain(second?.token);
    expect(await buyer.cart(old.id)).toEqual(old);
  });
});

test('the next query returns what an operation changed', async () => {
  const { id: cartId } = await buyer.create([line(44_001)], { discountCodes: ['OCHA10'] });
  const steps: [Operation, object][] = [
    ['cartBuyerIdentityUpdate', { cartId, buyerIdentity: to(tokyo) }],
    ['cartAttributesUpdate', { cartId, attributes: [] }],
    ['cartBillingAddressUpdate', { cartId, billingAddress: tokyo }],
    ['cartRemovePersonalData', { cartId }],
  ];
  for (const [operation, variables] of steps) {
    const { cart } = await buyer.call(operation, variables);
    expect(await buyer.cart(cartId)).toMatchObject({ ...cart });
  }
});

test.each([
  ['MATOME50', 'DISCOUNT_PURCHASE_NOT_IN_RANGE', 'The MATOME50 discount code is not valid for the items in your cart'],
  ['kaiin', 'DISCOUNT_CODE_NOT_HONOURED', 'The kaiin discount code is not honoured'],
])('the code %s does not apply, and every later mutation says so again', async (code, warning, message) => {
  const cart = await buyer.create([line(43_001)], { discountCodes: [code] });
  const { warnings } = await buyer.call('cartAttributesUpdate', { cartId: cart.id, attributes: [] });
  expect(warnings).toEqual([{ code: warning, message, target: cart.id.replace(/\?.*/, '') }]);
});

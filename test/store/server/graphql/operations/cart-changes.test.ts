import { describe, expect, test } from 'vitest';
import { createBuyer, operations, type Operation, type Payload } from '../../../test-support/buyer';
import { line } from '../../../test-support/goods';
import { useStore } from '../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);
const named = ({ userErrors }: Payload) => userErrors.map(({ code, field }) => [code, field?.join('.')]);

interface Known {
  token: string;
  email: string | null;
  [name: string]: unknown;
}
const known = async () => (await (await store.get('/__store/buyers')).json()) as Known[];

const ofCarts = (Object.keys(operations) as Operation[]).filter((name) => /^cart(?!Create)/.test(name));

test('no operation finds a cart that is not there; with a wrong key each gets a new one without the buyer', async () => {
  const old = await buyer.readyCart([line(44_001)]);
  for (const id of [
    'gid://shopify/Cart/nix?key=nix',
    old.id.replace(/\?.*/, ''),
    'gid://shopify/ProductVariant/43001',
    '',
  ])
    expect(await buyer.cart(id)).toBeNull();
  const wrong = old.id.replace(/key=.*/, 'key=wrong');
  expect(await buyer.cart(wrong)).toBeNull();
  for (const operation of ofCarts) {
    const missing = await buyer.call(operation, operations[operation]('gid://shopify/Cart/nix?key=nix'));
    expect([operation, named(missing), missing.cart ?? missing.result ?? null]).toEqual([
      operation,
      [['INVALID', 'cartId']],
      null,
    ]);
    const payload = await buyer.call(operation, operations[operation](wrong));
    const cart = payload.cart ?? payload.result?.cart;
    if (cart) expect([operation, cart.id]).not.toEqual([operation, old.id]);
    expect((await known()).filter(({ email }) => email !== null)).toHaveLength(1);
    expect(await buyer.cart(old.id)).toEqual(old);
  }
});

describe('a cart', () => {
  test('forgets its buyer, again and again, but not its lines and country', async () => {
    const cart = await buyer.readyCart([line(44_001)]);
    const before = JSON.stringify(await known());
    expect(['taro@example.jp', '山田', '100-0014'].every((text) => before.includes(text))).toBe(true);
    for (const _ of [1, 2])
      expect(await buyer.call('cartRemovePersonalData', { cartId: cart.id })).toEqual({
        cart: { id: cart.id },
        userErrors: [],
      });
    const nothing = { email: null, phone: null, deliveryAddress: null, billingAddress: null, payment: null };
    expect(await known()).toEqual([
      { token: /Cart\/(\w+)/.exec(cart.id)?.[1], attributes: {}, buyerCountry: 'JP', ...nothing },
    ]);
    expect((await buyer.cart(cart.id))?.lines).toEqual(cart.lines);
  });
});

test('an Apple Pay session is made for an address of Apple’s only, and is another each time', async () => {
  const session = async (validationUrl: string) => buyer.call('applePaySessionCreate.ext', { validationUrl });
  const good = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
  const [one, other] = [await session(good), await session(good)].map(
    ({ body }) => JSON.parse(String(body)) as Record<string, unknown>,
  );
  expect(one).toMatchObject({ displayName: 'かるい茶舗', domainName: 'localhost' });
  expect(one?.['nonce']).not.toBe(other?.['nonce']);
  for (const wrong of ['https://example.jp/', 'http://apple-pay-gateway.apple.com/', 'https://fakeapple.com/', 'nix']) {
    const refused = await session(wrong);
    expect([refused['body'], named(refused)]).toEqual([null, [['VALIDATION_URL_IS_INVALID', 'validationUrl']]]);
  }
});

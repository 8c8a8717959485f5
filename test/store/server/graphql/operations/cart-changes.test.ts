import { expect, test } from 'vitest';
import { createBuyer } from '../../../test-support/buyer';
import { line } from '../../../test-support/goods';
import { useStore } from '../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);

interface Known {
  token: string;
  email: string | null;
  [name: string]: unknown;
}
const known = async () => (await (await store.get('/__store/buyers')).json()) as Known[];

test('a cart forgets its buyer, again and again, but not its lines and country', async () => {
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

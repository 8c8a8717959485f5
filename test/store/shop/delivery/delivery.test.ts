import { expect, test } from 'vitest';
import { newYork, tokyo } from '../../test-support/addresses';
import { createBuyer, to, type BuyersCart } from '../../test-support/buyer';
import { line } from '../../test-support/goods';
import { useStore } from '../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);

const send = async (address: object, strategy?: string, lines: object[] = [line(43_001)]) => {
  const { id: cartId } = await buyer.create(lines);
  return buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity: to(address, strategy) });
};
test('delivery is by the first option until another one of the group is selected, which counts in the total', async () => {
  const lines = [line(42_001, 1, 9001), line(44_001)];
  const cart = (await send(tokyo, 'STRICT', lines)).cart!;
  const chosen = (one: BuyersCart | null) => [
    ...one!.deliveryGroups.nodes.map(({ selectedDeliveryOption }) => selectedDeliveryOption?.code),
    one!.cost.totalAmount.amount,
  ];
  expect(chosen(cart)).toEqual(['takuhai', 'teiki', '12816.0']);
  const choices = cart.deliveryGroups.nodes.map(({ id, deliveryOptions }) => ({
    deliveryGroupId: id,
    deliveryOptionHandle: deliveryOptions[1]!.handle,
  }));
  const choose = (...selectedDeliveryOptions: object[]) =>
    buyer.call('cartSelectedDeliveryOptionsUpdate', { cartId: cart.id, selectedDeliveryOptions });
  for (const [wrong, code] of [
    [{ deliveryOptionHandle: 'x' }, 'INVALID_DELIVERY_OPTION'],
    [{ deliveryGroupId: 'x' }, 'INVALID_DELIVERY_GROUP'],
  ] as const) {
    const refused = await choose(choices[0]!, { ...choices[1], ...wrong });
    expect(refused).toMatchObject({ cart: null, userErrors: [{ code, field: ['selectedDeliveryOptions'] }] });
  }
  expect(await buyer.cart(cart.id)).toEqual(cart);
  expect(chosen((await choose(...choices)).cart)).toEqual(['sokutatsu', 'teiki-sokutatsu', '13576.0']);
  const moved = await buyer.call('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity: to(newYork) });
  expect(chosen(moved.cart).slice(0, 2)).toEqual(['kokusai', 'kokusai']);
});

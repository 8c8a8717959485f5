import { describe, expect, test } from 'vitest';
import { createBuyer, to, type BuyersCart } from '../../test-support/buyer';
import { useStore } from '../../test-support/use-store';
import { newYork, singapore, tokyo } from '../../test-support/addresses';
import { line } from '../../test-support/goods';

const store = useStore();
const buyer = createBuyer(store);

const kyoto = { ...tokyo, province: '京都府' };
const at = async (address: object, lines: object[], strategy = 'STRICT'): Promise<BuyersCart> => {
  const { id: cartId } = await buyer.create(lines);
  const { cart, userErrors } = await buyer.call('cartBuyerIdentityUpdate', {
    cartId,
    buyerIdentity: to(address, strategy),
  });
  expect(userErrors).toEqual([]);
  if (!cart) throw new Error('No cart');
  return cart;
};
const optionsOf = (cart: BuyersCart | null) =>
  cart?.deliveryGroups.nodes.map(({ groupType, deliveryOptions }) => [
    groupType,
    deliveryOptions.map(({ title, deliveryMethodType, estimatedCost }) => [
      title,
      deliveryMethodType,
      estimatedCost.amount,
    ]),
  ]);

describe('delivery groups', () => {
  test('do not exist without an address, and the tax is unknown', async () => {
    const { deliveryGroups, cost } = await buyer.create([line(44_001)]);
    expect([deliveryGroups.nodes, cost.totalTaxAmount, cost.totalDutyAmount]).toEqual([[], null, null]);
  });

  test('are one for one-time purchases and one for subscriptions, with options in yen', async () => {
    expect(optionsOf(await at(tokyo, [line(42_001, 1, 9001), line(44_001)]))).toEqual([
      [
        'ONE_TIME_PURCHASE',
        [
          ['宅配便', 'SHIPPING', '600.0'],
          ['速達便', 'SHIPPING', '980.0'],
        ],
      ],
      [
        'SUBSCRIPTION',
        [
          ['定期便', 'SHIPPING', '500.0'],
          ['定期便（速達）', 'SHIPPING', '880.0'],
        ],
      ],
    ]);
  });

  test('have local delivery first and a pick-up point last, close to the shop', async () => {
    expect(optionsOf(await at(kyoto, [line(44_001)]))).toEqual([
      [
        'ONE_TIME_PURCHASE',
        [
          ['ご近所配達', 'LOCAL', '300.0'],
          ['宅配便', 'SHIPPING', '600.0'],
          ['速達便', 'SHIPPING', '980.0'],
          ['店頭受け取り（和束本店）', 'PICK_UP', '0.0'],
        ],
      ],
    ]);
  });

  test('have prices in the currency of the address', async () => {
    expect(optionsOf(await at(newYork, [line(42_001, 1, 9001)]))).toEqual([
      ['SUBSCRIPTION', [['国際郵便', 'SHIPPING', '16.0']]],
    ]);
  });

  test.each([
    ['a prefecture that nobody goes to', { ...tokyo, province: 'JP-47' }, 'STRICT', [line(44_001)]],
    ['a country that nobody goes to', { country: 'BR' }, 'COUNTRY_CODE_ONLY', [line(44_001)]],
    ['a country that is not known', { country: 'ZZ' }, 'COUNTRY_CODE_ONLY', [line(44_001)]],
    ['what is not sent', tokyo, 'STRICT', [line(43_001)]],
    ['what is sold out', tokyo, 'STRICT', [line(44_003)]],
    ['an empty cart', tokyo, 'STRICT', []],
  ])('are none for %s, and that is no error', async (_, address, strategy, lines) => {
    expect(optionsOf(await at(address, lines, strategy))).toEqual([]);
  });

  test('have a delivery promise where the store has one', async () => {
    const { id } = await at(kyoto, [line(44_001)]);
    expect(await (await store.call('deliveryPromise.ext', { id })).json()).toMatchObject({
      data: {
        cart: {
          deliveryGroups: {
            nodes: [
              {
                deliveryOptions: ['same_day', 'two_day', 'next_day', null].map((deliveryPromise) => ({
                  deliveryPromise,
                })),
              },
            ],
          },
        },
      },
    });
  });
});

describe('a delivery option', () => {
  test('is the first of its group until another one is selected, which is kept', async () => {
    const cart = await at(tokyo, [line(42_001, 1, 9001), line(44_001)]);
    const selected = (one: BuyersCart | null) =>
      one?.deliveryGroups.nodes.map(({ selectedDeliveryOption }) => selectedDeliveryOption?.code);
    expect([selected(cart), cart.cost.totalAmount.amount]).toEqual([['takuhai', 'teiki'], '12816.0']);

    const [once, again] = cart.deliveryGroups.nodes;
    const payload = await buyer.call('cartSelectedDeliveryOptionsUpdate', {
      cartId: cart.id,
      selectedDeliveryOptions: [
        { deliveryGroupId: once?.id, deliveryOptionHandle: once?.deliveryOptions[1]?.handle },
        { deliveryGroupId: again?.id, deliveryOptionHandle: again?.deliveryOptions[1]?.handle },
      ],
    });
    expect([selected(payload.cart), payload.cart?.cost.totalAmount.amount]).toEqual([
      ['sokutatsu', 'teiki-sokutatsu'],
      '13576.0',
    ]);
    expect(await buyer.cart(cart.id)).toEqual(payload.cart);
    const moved = await buyer.call('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity: to(newYork) });
    expect(selected(moved.cart)).toEqual(['kokusai', 'kokusai']);
  });

  test('that does not exist is refused: no cart in the answer, and no change', async () => {
    const cart = await at(tokyo, [line(44_001)]);
    const [group] = cart.deliveryGroups.nodes;
    const good = { deliveryGroupId: group?.id, deliveryOptionHandle: group?.deliveryOptions[1]?.handle };
    const choose = (...selectedDeliveryOptions: object[]) =>
      buyer.call('cartSelectedDeliveryOptionsUpdate', { cartId: cart.id, selectedDeliveryOptions });
    const field = ['selectedDeliveryOptions'];
    const option = {
      code: 'INVALID_DELIVERY_OPTION',
      field,
      message: 'The delivery option with handle x is not valid.',
    };
    const missing = { code: 'INVALID_DELIVERY_GROUP', field, message: 'The delivery group with id x is not valid.' };
    expect(await choose(good, { ...good, deliveryOptionHandle: 'x' })).toMatchObject({
      cart: null,
      userErrors: [option],
    });
    expect(await choose(good, { ...good, deliveryGroupId: 'x' })).toMatchObject({ cart: null, userErrors: [missing] });
    expect(await buyer.cart(cart.id)).toEqual(cart);
  });
});

describe('taxes and duties', () => {
  test.each([
    ['Japan, where prices contain the tax', tokyo, '855.0', '0.0', '9400.0'],
    ['the United States', newYork, '6.68', '8.8', '90.15'],
    ['Germany', { ...newYork, country: 'DE', province: null }, '14.0', '0.0', '84.0'],
    ['Singapore, where none is known', singapore, '0.0', '0.0', '11200.0'],
  ])('are known with an address in %s', async (_, address, tax, duty, total) => {
    const { cost } = await at(address, [line(44_001)]);
    expect([cost.totalTaxAmount?.amount, cost.totalDutyAmount?.amount, cost.totalAmount.amount]).toEqual([
      tax,
      duty,
      total,
    ]);
  });

  test('of goods without delivery depend on the billing address, and there is no duty', async () => {
    const { id: cartId } = await buyer.create([line(43_001)], { buyerIdentity: { countryCode: 'US' } });
    const { cart } = await buyer.call('cartBillingAddressUpdate', { cartId, billingAddress: newYork });
    expect([cart?.cost.totalTaxAmount?.amount, cart?.cost.totalDutyAmount?.amount]).toEqual(['0.52', '0.0']);
  });
});

import { describe, expect, test } from 'vitest';
import { newYork, tokyo } from '../../test-support/addresses';
import { createBuyer, to, type BuyersCart, type Payload } from '../../test-support/buyer';
import { line } from '../../test-support/goods';
import { useStore } from '../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);

const send = async (address: object, strategy?: string, lines: object[] = [line(43_001)]) => {
  const { id: cartId } = await buyer.create(lines);
  return buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity: to(address, strategy) });
};
/** Code and leaf of each error. */
const said = ({ userErrors }: Payload) => userErrors.map(({ code, field }) => `${code} ${field?.slice(4).join('.')}`);
describe('an address', () => {
  test('is refused for what the API refuses in a field, and leaves the cart as it was', async () => {
    const long = 'あ'.repeat(256);
    const wrong: [object, string][] = [
      ...['lastName', 'firstName', 'address1', 'address2', 'city'].map((leaf): [object, string] => [
        { [leaf]: long },
        `ADDRESS_FIELD_IS_TOO_LONG ${leaf}`,
      ]),
      [{ firstName: '太郎🍵' }, 'ADDRESS_FIELD_CONTAINS_EMOJIS firstName'],
      [{ zip: '100-0014🍵' }, 'ADDRESS_FIELD_CONTAINS_EMOJIS zip'],
      [{ address1: '<b>永田町</b>' }, 'ADDRESS_FIELD_CONTAINS_HTML_TAGS address1'],
      [{ lastName: 'www.example.jp' }, 'ADDRESS_FIELD_CONTAINS_URL lastName'],
      [{ lastName: '123' }, 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN lastName'],
      [{ phone: 'x' }, 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN phone'],
      [{ province: 'JP-99' }, 'PROVINCE_NOT_FOUND province'],
      [{ zip: '100' }, 'INVALID_ZIP_CODE_FOR_COUNTRY zip'],
      [{ zip: '100-2101' }, 'ZIP_CODE_NOT_SUPPORTED zip'],
      [{ country: 'CA', province: 'ON', zip: 'H2X 1Y4' }, 'INVALID_ZIP_CODE_FOR_PROVINCE zip'],
      [{ country: 'AE', province: 'Nix', zip: null }, 'ADDRESS_FIELD_IS_REQUIRED province'],
      [{ country: 'UK' }, 'INVALID countryCode'],
    ];
    for (const [change, problem] of wrong) expect(said(await send({ ...tokyo, ...change }))).toEqual([problem]);
    const cart = await buyer.create([line(44_001)], { buyerIdentity: { email: 'a@example.jp', ...to(tokyo) } });
    const buyerIdentity = { email: 'b@example.jp', countryCode: 'US', ...to({ country: 'US' }) };
    const payload = await buyer.call('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity });
    expect([payload.userErrors.length, payload.cart, await buyer.cart(cart.id)]).toEqual([5, cart, cart]);
  });
});

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

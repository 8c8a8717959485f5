import { describe, expect, test } from 'vitest';
import { createBuyer, to } from '../../../test-support/buyer';
import { useStore } from '../../../test-support/use-store';
import { newYork, tokyo } from '../../../test-support/addresses';
import { line } from '../../../test-support/goods';

const store = useStore();
const buyer = createBuyer(store);

const known = async () => {
  const [first] = (await (await store.get('/__store/buyers')).json()) as Record<string, unknown>[];
  return first;
};
const update = (cartId: string, buyerIdentity: object) =>
  buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity });

describe('the buyer', () => {
  test.each([
    ['an email', { email: 'taro@example' }, 'email', 'Email is invalid'],
    ['an empty email', { email: '' }, 'email', 'Email is invalid'],
    ['a phone', { phone: '12' }, 'phone', 'Phone is invalid'],
  ])('cannot have %s that is none', async (_, identity, leaf, message) => {
    const { id } = await buyer.create([line(43_001)]);
    const payload = await update(id, identity);
    expect(payload.userErrors).toEqual([{ code: 'INVALID', field: ['buyerIdentity', leaf], message }]);
    expect([payload.cart?.id, await known()]).toEqual([id, expect.objectContaining({ email: null, phone: null })]);
    const created = await buyer.call('cartCreate', { input: { buyerIdentity: identity } });
    expect(created.userErrors.map(({ field }) => field)).toEqual([['input', 'buyerIdentity', leaf]]);
  });

  test('keeps fields that a call leaves out, and loses fields that are null', async () => {
    const { id } = await buyer.create([line(43_001)]);
    await update(id, { email: 'taro@example.jp', phone: '+81335810101' });
    await update(id, to(tokyo));
    expect(await known()).toMatchObject({ email: 'taro@example.jp', phone: '+81335810101', deliveryAddress: tokyo });
    await update(id, { phone: null, deliveryAddressPreferences: [] });
    expect(await known()).toMatchObject({ email: 'taro@example.jp', phone: null, deliveryAddress: null });
  });

  test('can be given in cartCreate, with the address', async () => {
    const cart = await buyer.create([line(44_001)], { buyerIdentity: { email: 'taro@example.jp', ...to(tokyo) } });
    expect(cart.deliveryGroups.nodes.map(({ groupType }) => groupType)).toEqual(['ONE_TIME_PURCHASE']);
  });

  test('pays in the currency of the given country, or of the address', async () => {
    const { id } = await buyer.create([line(44_001)]);
    const currencies = [];
    for (const identity of [{ countryCode: 'GB' }, to(newYork), { countryCode: 'CA', ...to(newYork) }, to(tokyo)])
      currencies.push((await update(id, identity)).cart?.cost.totalAmount.currencyCode);
    expect(currencies).toEqual(['GBP', 'USD', 'CAD', 'JPY']);
  });

  test('may have at most 250 addresses', async () => {
    const { id: cartId } = await buyer.create([]);
    const buyerIdentity = { deliveryAddressPreferences: Array.from({ length: 251 }, () => ({})) };
    const body = await (await store.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity })).json();
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } }] });
  });
});

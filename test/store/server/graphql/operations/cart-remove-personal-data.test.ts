import { describe, expect, test } from 'vitest';
import { createBuyer } from '../../../test-support/buyer';
import { useStore } from '../../../test-support/use-store';
import { line } from '../../../test-support/goods';

const store = useStore();
const buyer = createBuyer(store);

describe('removing personal data', () => {
  test('removes everything of the buyer from the state and from later answers', async () => {
    const cart = await buyer.readyCart([line(44_001)]);
    const { token } = await buyer.call('paypalTokenCreate.ext', { cartId: cart.id });
    const before = await (await store.get('/__store/buyers')).text();
    expect(['taro@example.jp', '山田', '100-0014'].every((text) => before.includes(text))).toBe(true);

    const payload = await buyer.call('cartRemovePersonalData', { cartId: cart.id });
    expect(payload).toEqual({ cart: { id: cart.id }, userErrors: [] });
    expect(await (await store.get('/__store/buyers')).json()).toEqual([
      {
        token: cart.id.replace(/^.*\/|\?.*$/g, ''),
        email: null,
        phone: null,
        attributes: {},
        buyerCountry: 'JP',
        deliveryAddress: null,
        billingAddress: null,
        payment: null,
      },
    ]);
    const later = await buyer.cart(cart.id);
    expect([later?.deliveryGroups.nodes, later?.cost.totalTaxAmount, later?.lines]).toEqual([[], null, cart.lines]);
    const details = await buyer.call('PayPalBuyerDetailsFetch.ext', { cartId: cart.id, token });
    expect(details).toMatchObject({ buyerDetails: null, userErrors: [{ code: 'NO_PENDING_TASK' }] });
    const submitted = await buyer.call('cartSubmitForCompletion', { cartId: cart.id, attemptToken: 'a' });
    expect(submitted.result?.errors?.map(({ code }) => code)).toEqual([
      'BUYER_IDENTITY_EMAIL_REQUIRED',
      'DELIVERY_ADDRESS_REQUIRED',
      'PAYMENTS_METHOD_REQUIRED',
    ]);
  });

  test('can be repeated', async () => {
    const { id: cartId } = await buyer.readyCart([line(44_001)]);
    await buyer.call('cartRemovePersonalData', { cartId });
    expect(await buyer.call('cartRemovePersonalData', { cartId })).toEqual({ cart: { id: cartId }, userErrors: [] });
  });

  test('finds no cart after the order', async () => {
    const { id: cartId } = await buyer.readyCart([line(44_001)]);
    await buyer.call('cartSubmitForCompletion', { cartId, attemptToken: 'a' });
    expect(await (await store.get('/__store/buyers')).json()).toEqual([]);
    const payload = await buyer.call('cartRemovePersonalData', { cartId });
    expect(payload).toMatchObject({ cart: null, userErrors: [{ code: 'INVALID', field: ['cartId'] }] });
  });
});

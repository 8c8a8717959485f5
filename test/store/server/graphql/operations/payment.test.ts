import { expect, test } from 'vitest';
import { newYork, tokyo } from '../../../test-support/addresses';
import { applePay, createBuyer, free, to, type BuyersCart } from '../../../test-support/buyer';
import { line } from '../../../test-support/goods';
import { useStore } from '../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);

/** What a payment is refused for: code and field, in one text. */
const refused = async (cartId: string, payment: object) => {
  const { userErrors } = await buyer.call('cartPaymentUpdate', { cartId, payment });
  return userErrors.map(({ code, field }) => `${code} ${field?.join('.').replace('payment.walletPaymentMethod.', '')}`);
};
const paid = async () => {
  const [first] = (await (await store.get('/__store/buyers')).json()) as {
    payment: unknown;
    billingAddress: unknown;
  }[];
  return first;
};
const by = ({ cost }: BuyersCart, name: string, content: object) => ({
  amount: cost.totalAmount,
  walletPaymentMethod: { [`${name}WalletContent`]: { billingAddress: tokyo, ...content } },
});
const GOOGLE = { signature: 's', signedMessage: '{}', protocolVersion: 'ECv2' };

test('a payment of exactly the total is taken by each wallet, and stored with the billing address', async () => {
  const cart = await buyer.create([line(43_001)]);
  const ways = [
    ['apple_pay', applePay(cart.cost.totalAmount)],
    ['google_pay', by(cart, 'googlePay', GOOGLE)],
    ['shop_pay', by(cart, 'shopPay', { sessionToken: 't' })],
  ] as const;
  for (const [method, payment] of ways) {
    expect([method, await refused(cart.id, payment)]).toEqual([method, []]);
    expect(await paid()).toMatchObject({ payment: { method, amount: 98_000, currency: 'JPY' }, billingAddress: tokyo });
  }
});

test('a payment of another amount or currency is refused, and the cart stays as it was', async () => {
  const cart = await buyer.create([line(43_001)]);
  for (const amount of ['979 JPY', '980.01 JPY', '980 USD']) {
    const [text = '', currencyCode = ''] = amount.split(' ');
    expect(await refused(cart.id, applePay({ amount: text, currencyCode }))).toEqual([
      'INVALID_PAYMENT payment.amount',
    ]);
  }
  expect([await buyer.cart(cart.id), (await paid())?.payment]).toEqual([cart, null]);
  const empty = await buyer.create([line(44_003)]);
  expect(await refused(empty.id, free('0', 'JPY'))).toEqual(['INVALID_PAYMENT_EMPTY_CART payment']);
  const { id: cartId } = await buyer.create([line(44_001)]);
  await buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity: to(newYork) });
  expect(await refused(cartId, applePay({ amount: '90.15', currencyCode: 'USD' }))).toEqual([]);
});

test('a total of 0 is "free", except for a subscription', async () => {
  const cart = await buyer.create([line(43_001)]);
  const whole = { ...free('0', 'JPY'), amount: cart.cost.totalAmount };
  expect(await refused(cart.id, whole)).toEqual(['INVALID_PAYMENT payment.freePaymentMethod']);
  const gift = await buyer.create([line(43_001)], { discountCodes: ['TADA100'] });
  expect(await refused(gift.id, free('0', 'JPY'))).toEqual([]);
  expect(await refused(gift.id, applePay(gift.cost.totalAmount))).toEqual([
    'PAYMENT_METHOD_NOT_APPLICABLE applePayWalletContent',
  ]);
  const plan = await buyer.create([line(42_001, 1, 9001)], { discountCodes: ['TADA100'] });
  expect(await refused(plan.id, applePay(plan.cost.totalAmount))).toEqual([]);
  expect(await refused(plan.id, free('0', 'JPY'))).toEqual(['INVALID_PAYMENT payment.freePaymentMethod']);
});

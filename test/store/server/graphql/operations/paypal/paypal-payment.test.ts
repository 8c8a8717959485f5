import { describe, expect, test } from 'vitest';
import { tokyo } from '../../../../test-support/addresses';
import { createBuyer, to, type BuyersCart } from '../../../../test-support/buyer';
import { line } from '../../../../test-support/goods';
import { createPaypalShopper } from '../../../../test-support/paypal-shopper';
import { useStore } from '../../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);
const shopper = createPaypalShopper(store, buyer);

describe('a payment by PayPal', () => {
  const pay = async ({ id, cost }: BuyersCart, content: object) => {
    const payment = { amount: cost.totalAmount, walletPaymentMethod: { paypalWalletContent: content } };
    const { userErrors } = await buyer.call('cartPaymentUpdate', { cartId: id, payment });
    return userErrors.map(({ code, field }) => [code, field?.join('.')]);
  };
  const refused = (member: string) => [
    ['INVALID_PAYMENT', `payment.walletPaymentMethod.paypalWalletContent.${member}`],
  ];

  test('is taken as PayPal has described it', async () => {
    const cart = await buyer.create([line(43_001)]);
    expect(await pay(cart, await shopper.content(cart))).toEqual([]);
    const [known] = (await (await store.get('/__store/buyers')).json()) as { payment: unknown }[];
    expect(known).toMatchObject({ payment: { method: 'paypal', amount: 98_000 } });
  });

  test.each<[string, object]>([
    ['token', { token: 'EC-1' }],
    ['expiresAt', { expiresAt: '2099-01-01T00:00:00Z' }],
    ['payerId', { payerId: 'SOMEBODY' }],
    ['email', { email: 'a@example.jp' }],
    ['merchantId', { merchantId: 'ANOTHER' }],
    ['merchantId', { merchantId: null }],
    ['vaultingAgreement', { vaultingAgreement: true }],
    ['acceptedSubscriptionTerms', { acceptedSubscriptionTerms: true }],
    ['payerApprovedAmount', { payerApprovedAmount: { amount: '979', currencyCode: 'JPY' } }],
    ['payerApprovedAmount', { payerApprovedAmount: { amount: '980', currencyCode: 'USD' } }],
  ])('is refused for its %s: %j', async (member, changes) => {
    const cart = await buyer.create([line(43_001)]);
    expect(await pay(cart, { ...(await shopper.content(cart)), ...changes })).toEqual(refused(member));
  });

  test('is taken without the approved amount', async () => {
    const cart = await buyer.create([line(43_001)]);
    const { payerApprovedAmount: _, ...content } = await shopper.content(cart);
    expect(await pay(cart, content)).toEqual([]);
  });

  test('is refused before the approval, and once that is no longer good', async () => {
    const cart = await buyer.create([line(43_001)]);
    const content = await shopper.content(cart);
    const token = await shopper.token(cart.id);
    expect(await pay(cart, { ...content, token })).toEqual(refused('token'));
    expect(await pay(cart, await shopper.content(cart, { name: 'expired' }))).toEqual(refused('expiresAt'));
  });

  test('of a subscription names agreement and terms', async () => {
    const cart = await buyer.create([line(42_001, 1, 9001)]);
    expect(await pay(cart, await shopper.content(cart, { agreement: true, terms: true }))).toEqual([]);
    expect(await pay(cart, await shopper.content(cart, { agreement: true }))).toEqual(
      refused('acceptedSubscriptionTerms'),
    );
  });

  test('can be of another total than was approved, because an address changes it', async () => {
    const { id } = await buyer.create([line(44_001)]);
    const content = await shopper.content({ id } as BuyersCart);
    const { cart } = await buyer.call('cartBuyerIdentityUpdate', { cartId: id, buyerIdentity: to(tokyo) });
    expect(cart!.cost.totalAmount.amount).not.toBe(content.payerApprovedAmount.amount);
    expect(await pay(cart!, content)).toEqual([]);
  });

  test('is forgotten with the personal data', async () => {
    const cart = await buyer.create([line(43_001)]);
    const content = await shopper.content(cart);
    await buyer.call('cartRemovePersonalData', { cartId: cart.id });
    expect(await pay(cart, content)).toEqual(refused('token'));
  });
});

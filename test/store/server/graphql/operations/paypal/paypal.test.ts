import { describe, expect, test } from 'vitest';
import { paypalBuyers } from '../../../shop/payment/paypal-buyers';
import { tokyo } from '../../../test-support/addresses';
import { createBuyer, to, type BuyersCart } from '../../../test-support/buyer';
import { line } from '../../../test-support/goods';
import { createPaypalShopper } from '../../../test-support/paypal-shopper';
import { useStore } from '../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);
const shopper = createPaypalShopper(store, buyer);

const fetched = (cartId: string, token: string) => buyer.call('PayPalBuyerDetailsFetch.ext', { cartId, token });
const UNKNOWN = { buyerDetails: null, userErrors: [{ code: 'NO_PENDING_TASK', field: ['token'] }] };

describe('a token', () => {
  test.each([
    [false, /^EC-[0-9A-F]{17}$/],
    [true, /^BA-[0-9A-F]{17}$/],
  ])('says its kind, agreement: %s', async (agreement, pattern) => {
    const { id: cartId } = await buyer.create([line(43_001)]);
    const payload = await buyer.call('paypalTokenCreate.ext', { cartId, billingAgreement: agreement });
    expect([payload['token'], payload.userErrors]).toEqual([expect.stringMatching(pattern), []]);
  });

  test('is not made for an empty or unknown cart', async () => {
    const { id } = await buyer.create([]);
    const missing = { token: null, userErrors: [{ code: 'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE' }] };
    for (const cartId of [id, 'gid://shopify/Cart/nix'])
      expect(await buyer.call('paypalTokenCreate.ext', { cartId })).toMatchObject(missing);
  });
});

describe('the buyer of a token', () => {
  test('is unknown before the approval, and to other carts', async () => {
    const { id } = await buyer.create([line(43_001)]);
    const other = await buyer.create([line(43_001)]);
    const token = await shopper.token(id);
    expect(await fetched(id, token)).toMatchObject(UNKNOWN);
    await shopper.approve(token);
    expect(await fetched(other.id, token)).toMatchObject(UNKNOWN);
    expect(await fetched(id, token)).toMatchObject({ userErrors: [] });
  });

  test.each([
    [44_001, expect.objectContaining({ country: 'JP', lastName: tokyo.lastName }) as unknown, '8800.0'],
    [43_001, null, '980.0'],
  ])('of %i has an address only for what is sent', async (variant, address, amount) => {
    const { id } = await buyer.create([line(variant)]);
    const token = await shopper.token(id);
    await shopper.approve(token);
    const details = await shopper.details(id, token);
    expect(details).toMatchObject({
      email: 'hanako.yamada@example.jp',
      remoteOrderId: token,
      destinationAddress: address,
      billingAddress: { zip: '100-0014' },
      payerApprovedAmount: { amount, currencyCode: 'JPY' },
    });
    expect(Date.parse(details.expiresAt)).toBeGreaterThan(Date.now());
  });

  const known = async (name: string) => {
    const { id } = await buyer.create([line(44_001)]);
    const token = await shopper.token(id);
    await shopper.approve(token, name);
    return shopper.details(id, token);
  };

  test.each(Object.entries(paypalBuyers))('can be %s', async (name, { destination, billing, email }) => {
    const { destinationAddress, billingAddress, email: told } = await known(name);
    expect([destinationAddress, billingAddress, told]).toEqual([
      destination && expect.objectContaining(destination),
      billing && expect.objectContaining(billing),
      email,
    ]);
  });

  test('may have approved too long ago, or another amount', async () => {
    expect(Date.parse((await known('expired')).expiresAt)).toBeLessThan(Date.now());
    expect((await known('three-million')).payerApprovedAmount).toEqual({ amount: '3000000.0', currencyCode: 'JPY' });
  });
});

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

describe('faults', () => {
  const cartWithToken = async () => {
    const { id } = await buyer.create([line(43_001)]);
    const token = await shopper.token(id);
    await shopper.approve(token);
    return { id, token };
  };

  test.each(['RESTRICTED_WALLET_ACCOUNT', 'GENERIC_ERROR', 'A_NEW_CODE'])('refuse both calls with %s', async (code) => {
    const { id, token } = await cartWithToken();
    for (const operation of ['paypalTokenCreate', 'PayPalBuyerDetailsFetch'])
      await buyer.fault({ operation, userErrors: [{ code }], times: 1 });
    expect(await buyer.call('paypalTokenCreate.ext', { cartId: id })).toMatchObject({
      token: null,
      userErrors: [{ code }],
    });
    expect(await fetched(id, token)).toMatchObject({ buyerDetails: null, userErrors: [{ code }] });
  });

  test('can give another token', async () => {
    const { id } = await cartWithToken();
    for (const token of ['', 'PAY-1', { id: 1 }, null]) {
      await buyer.fault({ operation: 'paypalTokenCreate', payload: { token }, times: 1 });
      expect((await buyer.call('paypalTokenCreate.ext', { cartId: id }))['token']).toEqual(token);
    }
  });

  test('can change some of the details, and leave the others', async () => {
    const { id, token } = await cartWithToken();
    const changes = { expiresAt: 'soon', billingAddress: { lastName: '<b>🌸</b>' }, more: 1 };
    await buyer.fault({ operation: 'PayPalBuyerDetailsFetch', payload: { buyerDetails: changes } });
    expect((await fetched(id, token))['buyerDetails']).toMatchObject({
      email: 'hanako.yamada@example.jp',
      expiresAt: 'soon',
      billingAddress: { lastName: '<b>🌸</b>', city: '千代田区' },
      more: 1,
    });
  });

  test('of this kind happen to PayPal’s calls only', async () => {
    const answer = await buyer.fault({ operation: 'cartCreate', payload: { cart: null } });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('payload can only happen to paypalTokenCreate and PayPalBuyerDetailsFetch') as string,
    ]);
  });
});

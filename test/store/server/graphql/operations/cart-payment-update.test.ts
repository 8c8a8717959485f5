import { describe, expect, test } from 'vitest';
import { applePay, createBuyer, free, to, type BuyersCart } from '../../../test-support/buyer';
import { createPaypalShopper } from '../../../test-support/paypal-shopper';
import { useStore } from '../../../test-support/use-store';
import { newYork, tokyo } from '../../../test-support/addresses';
import { line } from '../../../test-support/goods';

const store = useStore();
const buyer = createBuyer(store);

const pay = (cartId: string, payment: object) => buyer.call('cartPaymentUpdate', { cartId, payment });
const paid = async () => {
  const [first] = (await (await store.get('/__store/buyers')).json()) as {
    payment: unknown;
    billingAddress: unknown;
  }[];
  return first;
};
const wallet = ({ cost }: BuyersCart, name: string, content: object) => ({
  amount: cost.totalAmount,
  walletPaymentMethod: { [name]: { billingAddress: tokyo, ...content } },
});
const google = { signature: 's', signedMessage: '{}', protocolVersion: 'ECv2' };
const shopper = createPaypalShopper(store, buyer);

describe('a payment', () => {
  test('of the total is stored, with the billing address', async () => {
    const cart = await buyer.create([line(43_001)]);
    const payload = await pay(cart.id, applePay(cart.cost.totalAmount));
    expect([payload.cart?.id, payload.userErrors, payload.warnings]).toEqual([cart.id, [], []]);
    expect(await paid()).toMatchObject({
      payment: { method: 'apple_pay', amount: 98_000, currency: 'JPY' },
      billingAddress: tokyo,
    });
  });

  test.each<[string, string, object]>([
    ['google_pay', 'googlePayWalletContent', google],
    ['shop_pay', 'shopPayWalletContent', { sessionToken: 't' }],
  ])('can be by %s', async (method, name, content) => {
    const cart = await buyer.create([line(43_001)]);
    expect((await pay(cart.id, wallet(cart, name, content))).userErrors).toEqual([]);
    expect(await paid()).toMatchObject({ payment: { method } });
  });

  test.each([
    ['too little', { amount: '979', currencyCode: 'JPY' }],
    ['too much', { amount: '980.01', currencyCode: 'JPY' }],
    ['another currency', { amount: '980', currencyCode: 'USD' }],
  ])('of %s is refused for its amount, and the cart returned as it was', async (_, amount) => {
    const cart = await buyer.create([line(43_001)]);
    const payload = await pay(cart.id, applePay(amount));
    expect(payload.userErrors).toEqual([
      {
        code: 'INVALID_PAYMENT',
        field: ['payment', 'amount'],
        message: 'The payment amount does not match the total amount of the cart',
      },
    ]);
    expect([payload.cart, (await paid())?.payment]).toEqual([cart, null]);
  });

  test.each([
    ['nothing', []],
    ['what is sold out', [line(44_003)]],
  ])('for %s is refused', async (_, lines) => {
    const { id } = await buyer.create(lines);
    expect((await pay(id, free('0', 'JPY'))).userErrors).toEqual([
      { code: 'INVALID_PAYMENT_EMPTY_CART', field: ['payment'], message: 'Cannot update payment on an empty cart' },
    ]);
  });

  test('can be "free" only for a total of 0', async () => {
    const cart = await buyer.create([line(43_001)]);
    const refused = await pay(cart.id, { ...free('0', 'JPY'), amount: cart.cost.totalAmount });
    expect(refused.userErrors).toMatchObject([{ code: 'INVALID_PAYMENT', field: ['payment', 'freePaymentMethod'] }]);
    const gift = await buyer.create([line(43_001)], { discountCodes: ['TADA100'] });
    expect((await pay(gift.id, free('0', 'JPY'))).userErrors).toEqual([]);
  });

  test('of 0 is "free" or by PayPal, except for a subscription', async () => {
    const codes = async (cart: BuyersCart, payment: object) =>
      (await pay(cart.id, payment)).userErrors.map(({ code, field }) => [code, field?.at(-1)]);
    const gift = await buyer.create([line(43_001)], { discountCodes: ['TADA100'] });
    expect(await codes(gift, applePay(gift.cost.totalAmount))).toEqual([
      ['PAYMENT_METHOD_NOT_APPLICABLE', 'applePayWalletContent'],
    ]);
    expect(await codes(gift, wallet(gift, 'googlePayWalletContent', google))).toEqual([
      ['PAYMENT_METHOD_NOT_APPLICABLE', 'googlePayWalletContent'],
    ]);
    expect(await codes(gift, wallet(gift, 'paypalWalletContent', await shopper.content(gift)))).toEqual([]);
    const plan = await buyer.create([line(42_001, 1, 9001)], { discountCodes: ['TADA100'] });
    expect(await codes(plan, applePay(plan.cost.totalAmount))).toEqual([]);
    expect(await codes(plan, wallet(plan, 'googlePayWalletContent', google))).toEqual([]);
    expect(await codes(plan, free('0', 'JPY'))).toEqual([['INVALID_PAYMENT', 'freePaymentMethod']]);
  });

  test('must have exactly one known method', async () => {
    const cart = await buyer.create([line(43_001)]);
    const good = applePay(cart.cost.totalAmount);
    const errors = async (payment: object) =>
      (await pay(cart.id, payment)).userErrors.map(({ code, field }) => [code, field?.join('.')]);
    const one = [['INVALID_PAYMENT', 'payment']];
    expect(await errors({ amount: cart.cost.totalAmount })).toEqual(one);
    expect(await errors({ ...good, ...free('980', 'JPY') })).toEqual(one);
    expect(await errors(applePay(cart.cost.totalAmount, { version: 'EC_v9' }))).toEqual([
      ['PAYMENT_METHOD_NOT_SUPPORTED', 'payment.walletPaymentMethod.applePayWalletContent'],
    ]);
    expect(await errors(wallet(cart, 'googlePayWalletContent', { ...google, protocolVersion: 'ECv9' }))).toEqual([
      ['PAYMENT_METHOD_NOT_SUPPORTED', 'payment.walletPaymentMethod.googlePayWalletContent'],
    ]);
  });

  test.each([
    ['signature', ''],
    ['signedMessage', ''],
    ['signedMessage', 'examplePaymentMethodToken'],
  ])('by Google Pay must not have the %s "%s"', async (name, text) => {
    const cart = await buyer.create([line(43_001)]);
    const payload = await pay(cart.id, wallet(cart, 'googlePayWalletContent', { ...google, [name]: text }));
    expect(payload.userErrors.map(({ code, field }) => [code, field?.join('.')])).toEqual([
      ['INVALID_PAYMENT', `payment.walletPaymentMethod.googlePayWalletContent.${name}`],
    ]);
  });

  test.each<[string, object]>([
    ['data', { data: '' }],
    ['signature', { signature: '' }],
    ['header', { header: { ephemeralPublicKey: '', publicKeyHash: 'hash', transactionId: 'transaction' } }],
    ['header', { header: { ephemeralPublicKey: 'key', publicKeyHash: ' ', transactionId: 'transaction' } }],
    ['header', { header: { ephemeralPublicKey: 'key', publicKeyHash: 'hash', transactionId: '' } }],
    ['lastDigits', { lastDigits: 'Visa' }],
    ['lastDigits', { lastDigits: '' }],
  ])('by Apple Pay must have its %s: not %j', async (name, changes) => {
    const cart = await buyer.create([line(43_001)]);
    const { userErrors } = await pay(cart.id, applePay(cart.cost.totalAmount, changes));
    expect(userErrors.map(({ code, field }) => [code, field?.join('.')])).toEqual([
      ['INVALID_PAYMENT', `payment.walletPaymentMethod.applePayWalletContent.${name}`],
    ]);
  });

  test('by Shop Pay must have its session', async () => {
    const cart = await buyer.create([line(43_001)]);
    const { userErrors } = await pay(cart.id, wallet(cart, 'shopPayWalletContent', { sessionToken: '' }));
    expect(userErrors.map(({ code, field }) => [code, field?.join('.')])).toEqual([
      ['INVALID_PAYMENT', 'payment.walletPaymentMethod.shopPayWalletContent.sessionToken'],
    ]);
  });

  test('must have a valid country in its billing address', async () => {
    const cart = await buyer.create([line(43_001)]);
    const payload = await pay(cart.id, applePay(cart.cost.totalAmount, { billingAddress: { country: 'UK' } }));
    expect(payload.userErrors.map(({ code, field }) => [code, field?.join('.')])).toEqual([
      ['INVALID', 'payment.walletPaymentMethod.applePayWalletContent.billingAddress.countryCode'],
    ]);
  });

  test("must be in the total's currency", async () => {
    const { id: cartId } = await buyer.create([line(44_001)]);
    const { cart } = await buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity: to(newYork) });
    expect((await pay(cartId, applePay({ amount: '90.15', currencyCode: 'USD' }))).userErrors).toEqual([]);
    expect(cart?.cost.totalAmount).toEqual({ amount: '90.15', currencyCode: 'USD' });
  });
});

import { describe, expect, test } from 'vitest';
import { applePay, createBuyer, to, type Payload } from '../../../test-support/buyer';
import { useStore } from '../../../test-support/use-store';
import { newYork, tokyo } from '../../../test-support/addresses';
import { line } from '../../../test-support/goods';
import { STOREFRONT_TOKEN } from '../../storefront-token';

const store = useStore();
const buyer = createBuyer(store);

const prepare = (cartId: string) => buyer.call('cartPrepareForCompletion', { cartId });
const submit = (cartId: string, attemptToken = 'first') =>
  buyer.call('cartSubmitForCompletion', { cartId, attemptToken });
const codesOf = ({ result }: Payload) => [result?.['__typename'], result?.errors?.map(({ code }) => code)];
const identify = (cartId: string, buyerIdentity: object) =>
  buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity });

describe('preparing', () => {
  test('answers that a cart is ready, with the cart', async () => {
    const cart = await buyer.readyCart([line(44_001)]);
    expect(await prepare(cart.id)).toEqual({ result: { __typename: 'CartStatusReady', cart }, userErrors: [] });
  });

  test.each<[string, object[], object, string[]]>([
    ['nothing', [], {}, []],
    ['no rates yet and no payment', [line(44_001)], {}, ['PENDING_DELIVERY_GROUPS', 'INVALID_PAYMENT']],
    [
      'no rates',
      [line(44_001)],
      to({ country: 'BR' }, 'COUNTRY_CODE_ONLY'),
      ['DELIVERY_NO_DELIVERY_AVAILABLE', 'INVALID_PAYMENT'],
    ],
    [
      'half an address, which it does not mind, and no payment',
      [line(44_001)],
      to({ country: 'JP' }, 'COUNTRY_CODE_ONLY'),
      ['INVALID_PAYMENT'],
    ],
    ['no payment', [line(43_001)], {}, ['INVALID_PAYMENT']],
  ])('says what a cart lacks that has %s', async (_, lines, identity, codes) => {
    const { id } = await buyer.create(lines);
    await identify(id, identity);
    const payload = await prepare(id);
    expect([codesOf(payload), payload.result?.cart?.id]).toEqual([['CartStatusNotReady', codes], id]);
  });

  test('reports a payment that is no longer the total', async () => {
    const { id } = await buyer.readyCart([line(44_001)]);
    await identify(id, to(newYork));
    expect(codesOf(await prepare(id))).toEqual(['CartStatusNotReady', ['INVALID_PAYMENT']]);
  });
});

describe('submitting', () => {
  test('places the order: there is a thank-you page, the cart is closed, the stock is reduced', async () => {
    const { id } = await buyer.readyCart([line(44_002)]);
    const { result } = await submit(id);
    const token = id.replace(/^.*\/|\?.*$/g, '');
    expect(result).toEqual({
      __typename: 'SubmitSuccess',
      attemptId: expect.stringContaining(token) as string,
      redirectUrl: `${store.url}/thank-you/${token}`,
    });
    expect([await buyer.cart(id), (await store.get(`/thank-you/${token}`)).status]).toEqual([null, 200]);
    expect((await buyer.create([line(44_002)])).totalQuantity).toBe(0);
  });

  test('with the same token again is already accepted; with another token the cart is not found', async () => {
    const { id } = await buyer.readyCart([line(44_001, 40)]);
    const { result } = await submit(id);
    expect((await submit(id)).result).toEqual({
      __typename: 'SubmitAlreadyAccepted',
      attemptId: result?.['attemptId'],
    });
    const other = await submit(id, 'second');
    expect([other.result, other.userErrors]).toEqual([
      null,
      [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
    ]);
  });

  test('the same token for another cart is another attempt', async () => {
    await submit((await buyer.readyCart([line(43_001)])).id);
    expect((await submit((await buyer.readyCart([line(43_001)])).id)).result?.['__typename']).toBe('SubmitSuccess');
  });

  test('needs an attempt token', async () => {
    const { id } = await buyer.readyCart([line(43_001)]);
    expect(await submit(id, '')).toMatchObject({
      result: null,
      userErrors: [{ code: 'INVALID', field: ['attemptToken'] }],
    });
  });

  test('after a failure may succeed with the same token', async () => {
    const cart = await buyer.readyCart([line(43_001)]);
    await buyer.call('cartRemovePersonalData', { cartId: cart.id });
    expect((await submit(cart.id)).result?.['__typename']).toBe('SubmitFailed');
    await identify(cart.id, { email: 'taro@example.jp' });
    await buyer.call('cartPaymentUpdate', { cartId: cart.id, payment: applePay(cart.cost.totalAmount) });
    expect((await submit(cart.id)).result?.['__typename']).toBe('SubmitSuccess');
  });

  test('an empty checkout reports all that is missing, and the checkout URL', async () => {
    const { id, checkoutUrl } = await buyer.create([line(44_001)]);
    const payload = await submit(id);
    expect(codesOf(payload)).toEqual([
      'SubmitFailed',
      ['BUYER_IDENTITY_EMAIL_REQUIRED', 'DELIVERY_ADDRESS_REQUIRED', 'PAYMENTS_METHOD_REQUIRED'],
    ]);
    expect(payload.result?.['checkoutUrl']).toBe(checkoutUrl);
  });

  const only = (country: string) => ({ country });
  test.each<[object, string[]]>([
    [
      only('JP'),
      ['LAST_NAME_REQUIRED', 'ADDRESS1_REQUIRED', 'ZONE_REQUIRED_FOR_COUNTRY', 'POSTAL_CODE_REQUIRED', 'CITY_REQUIRED'],
    ],
    [only('ZZ'), ['COUNTRY_REQUIRED']],
    [only('KP'), ['NO_DELIVERY_AVAILABLE']],
    [{ ...newYork, country: 'BR', province: 'SP', zip: '01000-000' }, ['NO_DELIVERY_AVAILABLE']],
    [{ ...tokyo, province: 'x' }, ['ZONE_NOT_FOUND']],
    [{ ...tokyo, zip: 'x' }, ['INVALID_POSTAL_CODE_FOR_COUNTRY']],
    [{ ...newYork, country: 'CA', province: 'ON', zip: 'H2X 1Y4' }, ['INVALID_POSTAL_CODE_FOR_ZONE']],
    [{ ...tokyo, city: 'あ'.repeat(256), phone: 'x' }, ['CITY_TOO_LONG', 'PHONE_NUMBER_INVALID']],
  ])('an address that was never looked at, %o, fails by the codes of its fields', async (address, codes) => {
    const cart = await buyer.readyCart([line(44_001)]);
    await identify(cart.id, to(address, 'COUNTRY_CODE_ONLY'));
    const [, said] = codesOf(await submit(cart.id));
    expect((said as string[]).filter((code) => code.startsWith('DELIVERY_'))).toEqual(
      codes.map((code) => `DELIVERY_${code}`),
    );
  });

  test.each<[object, string[]]>([
    [
      { country: 'JP' },
      [
        'LAST_NAME_REQUIRED',
        'ADDRESS1_REQUIRED',
        'BILLING_ADDRESS_ZONE_REQUIRED_FOR_COUNTRY',
        'POSTAL_CODE_REQUIRED',
        'CITY_REQUIRED',
      ],
    ],
    [{ country: 'ZZ' }, ['COUNTRY_REQUIRED']],
    [{ country: 'KP' }, ['COUNTRY_INVALID']],
    [{ ...tokyo, province: 'x', zip: 'x' }, ['BILLING_ADDRESS_ZONE_NOT_FOUND', 'INVALID_POSTAL_CODE_FOR_COUNTRY']],
  ])('a billing address %o fails by the codes of its fields', async (billingAddress, codes) => {
    const cart = await buyer.readyCart([line(44_001)]);
    const payment = applePay(cart.cost.totalAmount, { billingAddress });
    await buyer.call('cartPaymentUpdate', { cartId: cart.id, payment });
    expect(codesOf(await submit(cart.id))).toEqual(['SubmitFailed', codes.map((code) => `PAYMENTS_${code}`)]);
  });

  test('is refused when the total changed after the payment', async () => {
    const { id } = await buyer.readyCart([line(44_001)]);
    await identify(id, to(newYork));
    expect(codesOf(await submit(id))).toEqual(['SubmitFailed', ['PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT']]);
  });

  test('is refused when the billing address was removed after the payment', async () => {
    const { id } = await buyer.readyCart([line(44_001)]);
    const query = 'mutation ($id: ID!) { cartBillingAddressUpdate(cartId: $id) { userErrors { code } } }';
    const token = { 'x-shopify-storefront-access-token': STOREFRONT_TOKEN };
    await store.post('/api/unstable/graphql.json', { query, variables: { id } }, token);
    expect(codesOf(await submit(id))).toEqual(['SubmitFailed', ['PAYMENTS_COUNTRY_REQUIRED']]);
  });

  test.each([
    [44_002, 1, 1, 'MERCHANDISE_OUT_OF_STOCK', 'MERCHANDISE_OUT_OF_STOCK'],
    [44_001, 20, 30, 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE', 'MERCHANDISE_NOT_ENOUGH_STOCK'],
  ])('who comes second for %i, after %i pieces went, does not get %i', async (variant, gone, wanted, code, warning) => {
    const slow = await buyer.readyCart([line(variant, wanted)]);
    await submit((await buyer.readyCart([line(variant, gone)])).id);
    expect(codesOf(await prepare(slow.id))).toEqual(['CartStatusNotReady', [code]]);
    expect(codesOf(await submit(slow.id))).toEqual(['SubmitFailed', [code]]);
    const { cart, warnings } = await identify(slow.id, {});
    expect([cart?.totalQuantity, warnings.map((one) => one.code)]).toEqual([wanted === 1 ? 0 : 20, [warning]]);
  });
});

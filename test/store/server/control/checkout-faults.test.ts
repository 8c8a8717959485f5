import { describe, expect, test } from 'vitest';
import { applePay, createBuyer, operations, to, type Operation } from '../../test-support/buyer';
import { useStore } from '../../test-support/use-store';
import { newYork, tokyo } from '../../test-support/addresses';
import { line } from '../../test-support/goods';

const store = useStore();
const buyer = createBuyer(store);

const forCarts = (Object.keys(operations) as Operation[]).filter(
  (name) => name.startsWith('cart') && name !== 'cartCreate',
);

test.each(forCarts)('%s changes nothing when it is refused', async (operation) => {
  const cart = await buyer.readyCart([line(44_001)]);
  const known = async () => (await store.get('/__store/buyers')).text();
  const before = await known();
  await buyer.fault({ operation, userErrors: [{ code: 'X' }], times: 1 });
  const rest = {
    attributes: [{ key: 'k', value: 'v' }],
    buyerIdentity: { email: 'other@example.jp' },
    attemptToken: 'a',
  };
  await buyer.call(operation, { ...operations[operation](cart.id), ...rest, billingAddress: { country: 'US' } });
  expect([await known(), await buyer.cart(cart.id)]).toEqual([before, cart]);
});

describe('faults of the checkout', () => {
  test('can refuse the payment for its amount, several times', async () => {
    const cart = await buyer.create([line(43_001)]);
    await buyer.fault({ operation: 'cartPaymentUpdate', invalidPayment: true, times: 2 });
    const codes = [];
    for (let call = 0; call < 3; call += 1) {
      const payload = await buyer.call('cartPaymentUpdate', {
        cartId: cart.id,
        payment: applePay(cart.cost.totalAmount),
      });
      codes.push([payload.cart?.id, payload.userErrors.map(({ code, field }) => [code, field?.join('.')])]);
    }
    const refused = [cart.id, [['INVALID_PAYMENT', 'payment.amount']]];
    expect(codes).toEqual([refused, refused, [cart.id, []]]);
  });

  test.each([
    ['cartPrepareForCompletion', 'CartThrottled', 'CartStatusReady'],
    ['cartSubmitForCompletion', 'SubmitThrottled', 'SubmitSuccess'],
  ] as const)('%s can be throttled until a time that is named', async (operation, throttled, afterwards) => {
    const cart = await buyer.readyCart([line(44_001)]);
    await buyer.fault({ operation, throttled: 60_000, times: 1 });
    const { result } = await buyer.call(operation, operations[operation](cart.id));
    expect(result?.['__typename']).toBe(throttled);
    expect(Math.abs(Date.parse(String(result?.['pollAfter'])) - Date.now() - 60_000)).toBeLessThan(10_000);
    if (throttled === 'CartThrottled') expect(result?.cart).toEqual(cart);
    expect((await buyer.call(operation, operations[operation](cart.id))).result?.['__typename']).toBe(afterwards);
  });

  test.each([[[]], [[{ code: 'FROM_TOMORROW', message: 'm' }, { code: 'VALIDATION_CUSTOM' }]]])(
    'prepare can say that the cart is not ready: %o',
    async (errors) => {
      const cart = await buyer.readyCart([line(44_001)]);
      await buyer.fault({ operation: 'cartPrepareForCompletion', notReady: errors });
      const { result } = await buyer.call('cartPrepareForCompletion', { cartId: cart.id });
      expect(result).toEqual({
        __typename: 'CartStatusNotReady',
        cart,
        errors: errors.map(({ code, message = null }: { code: string; message?: string | null }) => ({
          code,
          message,
        })),
      });
    },
  );

  test('can make submit fail with any codes, or answer "already accepted", without an order', async () => {
    const cart = await buyer.readyCart([line(44_001)]);
    const submit = async () =>
      (await buyer.call('cartSubmitForCompletion', operations.cartSubmitForCompletion(cart.id))).result;
    await buyer.fault([
      { operation: 'cartSubmitForCompletion', submitFailed: [{ code: 'FROM_TOMORROW' }, { code: 'ERROR' }], times: 1 },
      { operation: 'cartSubmitForCompletion', alreadyAccepted: true, times: 1 },
    ]);
    const errors = [
      { code: 'FROM_TOMORROW', message: null },
      { code: 'ERROR', message: null },
    ];
    expect(await submit()).toEqual({ __typename: 'SubmitFailed', checkoutUrl: cart.checkoutUrl, errors });
    expect((await submit())?.['__typename']).toBe('SubmitAlreadyAccepted');
    expect((await submit())?.['__typename']).toBe('SubmitSuccess');
  });

  test('can’t make an order fail that is made, with its answer lost', async () => {
    const cart = await buyer.readyCart([line(44_001)]);
    const given = operations.cartSubmitForCompletion(cart.id);
    await buyer.call('cartSubmitForCompletion', given);
    await buyer.fault([{ operation: 'cartSubmitForCompletion', submitFailed: [{ code: 'ERROR' }], times: 1 }]);
    const { result } = await buyer.call('cartSubmitForCompletion', given);
    expect(result?.['__typename']).toBe('SubmitAlreadyAccepted');
  });

  test('can make delivery groups pending: no groups, a user error, and no rates in the total', async () => {
    const { id: cartId } = await buyer.create([line(44_001)]);
    await buyer.fault([
      { operation: 'cartBuyerIdentityUpdate', pendingDeliveryGroups: true, times: 1 },
      { operation: 'cartPrepareForCompletion', pendingDeliveryGroups: true, times: 2 },
      { operation: 'cart', pendingDeliveryGroups: true, times: 1 },
    ]);
    const { cart, userErrors } = await buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity: to(tokyo) });
    expect(userErrors.map(({ code }) => code)).toEqual(['PENDING_DELIVERY_GROUPS']);
    expect([cart?.deliveryGroups.nodes, cart?.cost.totalAmount.amount]).toEqual([[], '8800.0']);
    const prepared = [];
    for (let call = 0; call < 3; call += 1) {
      const { result } = await buyer.call('cartPrepareForCompletion', { cartId });
      prepared.push([result?.cart?.deliveryGroups.nodes.length, result?.errors?.map(({ code }) => code)]);
    }
    const pending = [0, ['PENDING_DELIVERY_GROUPS']];
    expect(prepared).toEqual([pending, pending, [1, ['INVALID_PAYMENT']]]);
    expect((await buyer.cart(cartId))?.deliveryGroups.nodes).toEqual([]);
    const later = await buyer.cart(cartId);
    expect([later?.deliveryGroups.nodes.length, later?.cost.totalAmount.amount]).toEqual([1, '9400.0']);
  });

  test('can remove the delivery groups from one answer', async () => {
    const cart = await buyer.create([line(44_001)], { buyerIdentity: to(tokyo) });
    await buyer.fault({ operation: 'cart', emptyDeliveryGroups: true, times: 1 });
    expect((await buyer.cart(cart.id))?.deliveryGroups.nodes).toEqual([]);
    expect(await buyer.cart(cart.id)).toEqual(cart);
  });

  test('can change the currency with the address, for good', async () => {
    const { id: cartId } = await buyer.create([line(44_001)]);
    await buyer.fault({ operation: 'cartBuyerIdentityUpdate', currency: 'EUR', times: 1 });
    const { cart } = await buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity: to(newYork) });
    expect([cart?.cost.totalAmount.currencyCode, cart]).toEqual(['EUR', await buyer.cart(cartId)]);
  });

  test.each([
    [0, 0, 'MERCHANDISE_OUT_OF_STOCK'],
    [2, 2, 'MERCHANDISE_NOT_ENOUGH_STOCK'],
  ])('the shelf can hold %i of anything', async (stock, left, warning) => {
    const { id: cartId } = await buyer.create([line(44_001, 3)]);
    await buyer.fault([
      { operation: 'cartAttributesUpdate', stock },
      { operation: 'cartCreate', stock },
    ]);
    for (const [operation, variables] of [
      ['cartAttributesUpdate', { cartId, attributes: [] }],
      ['cartCreate', { input: { lines: [line(44_001, 3)] } }],
    ] as const) {
      const { cart, warnings } = await buyer.call(operation, variables);
      expect([cart?.totalQuantity, warnings.map(({ code }) => code)]).toEqual([left, [warning]]);
    }
  });

  test.each([
    ['invalidPayment', true, 'cart'],
    ['throttled', 5, 'cartCreate'],
    ['notReady', [], 'cartSubmitForCompletion'],
    ['submitFailed', [{ code: 'ERROR' }], 'cartPrepareForCompletion'],
    ['alreadyAccepted', true, 'cart'],
  ])('%s is refused for an operation that has no word for it', async (effect, value, operation) => {
    const response = await buyer.fault({ operation, [effect]: value });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining(`${effect} can only happen to`),
    ]);
  });
});

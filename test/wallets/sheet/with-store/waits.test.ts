import { describe, expect } from 'vitest';
import { prepareCart } from '../../../../wallets/sheet/operations/delivery';
import { reactionsTo } from '../../../../wallets/sheet/errors/reaction-to';
import { tokyo } from '../../../store/test-support/addresses';
import { line } from '../../../store/test-support/goods';
import { authorized } from '../errors/sheet-situations';
import { approvedCart, paidCart } from './store-cart';
import { cartOf, test } from './store-sheet';
import { AT_MOST, count } from './store-waits';

describe.concurrent('delivery groups', AT_MOST, () => {
  test('that are pending are waited for, with the change and with what follows from it', async ({ sheet }) => {
    const cart = await sheet.create({ lines: [line(44_001)] });
    await sheet.fault(
      { operation: 'cartBuyerIdentityUpdate', pendingDeliveryGroups: true, times: 1 },
      { operation: 'cartPrepareForCompletion', pendingDeliveryGroups: true, times: 2 },
    );
    const shown = await sheet.show(cart, tokyo);
    expect(cartOf(shown).deliveryGroups.nodes).toHaveLength(1);
    expect(await sheet.operations()).toEqual([
      'cartCreate',
      ...Array<string>(2).fill('cartBuyerIdentityUpdate'),
      ...Array<string>(3).fill('cartPrepareForCompletion'),
    ]);
  });

  test('that stay pending do not make a cart ready', async ({ sheet }) => {
    const cart = await approvedCart(sheet);
    await sheet.fault({ operation: 'cartPrepareForCompletion', pendingDeliveryGroups: true });
    const prepared = await prepareCart(sheet.client, cart.id, sheet.deadline, 1200);
    expect(prepared).toMatchObject({ type: 'not_ready', errors: [{ code: 'PENDING_DELIVERY_GROUPS' }] });
    if (prepared.type === 'not_ready')
      expect(reactionsTo(prepared.errors, authorized)).toEqual([{ type: 'decelerate', reason: 'cart_not_ready' }]);
  });

  test('may come although the change gave no cart', async ({ sheet }) => {
    const shown = cartOf(await sheet.show(await sheet.create({ lines: [line(44_001)] }), tokyo));
    await sheet.fault({ operation: 'cartSelectedDeliveryOptionsUpdate', nullCart: true, times: 1 });
    const chosen = await sheet.choose(shown, 'sokutatsu');
    expect(chosen).toMatchObject({ type: 'changed', change: { cart: null, errors: [] } });
    expect(cartOf(chosen).deliveryGroups.nodes).toHaveLength(1);
  });
});

describe.concurrent('preparing', AT_MOST, () => {
  test('that is throttled is sent again when the store allows', async ({ sheet }) => {
    const cart = await paidCart(sheet);
    const before = await count(sheet, 'cartPrepareForCompletion');
    await sheet.fault({ operation: 'cartPrepareForCompletion', throttled: 700, times: 2 });
    const began = Date.now();
    expect(await prepareCart(sheet.client, cart.id, sheet.deadline)).toEqual({ type: 'ready', cart });
    expect(Date.now() - began).toBeGreaterThanOrEqual(1400 - 10);
    expect((await count(sheet, 'cartPrepareForCompletion')) - before).toBe(3);
  });

  test('that is throttled for longer than there is time ends at once', async ({ sheet }) => {
    const cart = await paidCart(sheet);
    await sheet.fault({ operation: 'cartPrepareForCompletion', throttled: 60_000 });
    expect(await prepareCart(sheet.client, cart.id, sheet.deadline)).toMatchObject({ type: 'throttled', cart });
  });

  test.for([
    [[], []],
    [[{ code: 'FROM_TOMORROW' }], [{ type: 'decelerate', reason: 'redirect_to_checkout_required' }]],
    [
      [{ code: 'VALIDATION_CUSTOM', message: 'お一人さま20袋まで' }],
      [{ type: 'decelerate', reason: 'custom_validation' }],
    ],
  ] as const)('a cart that is not ready, %j, says so', async ([notReady, reactions], { sheet }) => {
    const cart = await paidCart(sheet);
    await sheet.fault({ operation: 'cartPrepareForCompletion', notReady, times: 1 });
    const prepared = await prepareCart(sheet.client, cart.id, sheet.deadline);
    expect(prepared).toMatchObject({ type: 'not_ready', cart });
    if (prepared.type === 'not_ready')
      expect(reactionsTo(prepared.errors, { ...authorized, preparing: true })).toEqual(reactions);
  });
});

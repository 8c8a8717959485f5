import { type Situation, checkoutBecause } from '../../../../wallets/order/action-types';
import { describe, expect, test } from 'vitest';
import type { CartChange } from '../../../../wallets/order/cart-operations';
import type { DeliveryUpdate } from '../../../../wallets/order/wait-for-rates';
import type { PreparedCart } from '../../../../wallets/order/prepared-cart';
import { afterChange, afterDelivery, afterPreparing } from '../../../../wallets/order/next-actions';
import { orderCart } from '../operations/sheet-answers';
import { authorized, open } from '../order-errors/error-tables';

const soldOut = { ...orderCart, lines: { nodes: orderCart.lines.nodes.map((line) => ({ ...line, quantity: 0 })) } };
const zip = { type: 'show_error', errors: [{ contact: 'shipping', field: 'postal_code', key: 'invalid.postal_code' }] };

const coded = (codes: string[]) => codes.map((code) => ({ code }));
const notReady = (...codes: string[]): PreparedCart => ({ type: 'not_ready', cart: orderCart, errors: coded(codes) });

describe('a prepared cart', () => {
  test.each<[string, PreparedCart, Situation, boolean, unknown[]]>([
    ['that is ready', { type: 'ready', cart: orderCart }, open, true, []],
    ['that is not ready, and nobody knows why', notReady(), open, true, [checkoutBecause('cart_not_ready')]],
    ['whose rates did not come', notReady('PENDING_DELIVERY_GROUPS'), open, true, [checkoutBecause('cart_not_ready')]],
    ['whose rates nobody waits for yet', notReady('PENDING_DELIVERY_GROUPS'), open, false, []],
    ['that is only not paid', notReady('PAYMENTS_METHOD_REQUIRED', 'INVALID_PAYMENT'), authorized, true, []],
    ['whose buyer the wallet hides', notReady('DELIVERY_LAST_NAME_REQUIRED'), open, true, []],
    ['whose address is wrong', notReady('INVALID_ZIP_CODE_FOR_COUNTRY', 'INVALID_PAYMENT'), open, true, [zip]],
    ['with an error of tomorrow', notReady('NEW'), open, true, [checkoutBecause('redirect_to_checkout_required')]],
  ])('%s', async (_what, prepared, situation, waited, actions) =>
    expect(await afterPreparing(prepared, situation, waited)).toEqual(actions),
  );

  test('that lacks a name after the shopper has paid is shown with it', async () =>
    expect(await afterPreparing(notReady('DELIVERY_LAST_NAME_REQUIRED'), authorized)).toMatchObject([
      { type: 'show_error', errors: [{ field: 'last_name' }] },
    ]));
});

const change = (over: Partial<CartChange> = {}): CartChange => ({ cart: orderCart, errors: [], warnings: [], ...over });
const warned = (code: string) => ({ warnings: [{ code }] });

describe('a change', () => {
  test.each<[string, Partial<CartChange>, unknown[]]>([
    [
      'after which nothing is left',
      { cart: soldOut, ...warned('MERCHANDISE_OUT_OF_STOCK') },
      [{ type: 'out_of_stock' }],
    ],
    ['after which less is left', warned('MERCHANDISE_NOT_ENOUGH_STOCK'), [checkoutBecause('not_enough_stock')]],
    ['after which something else is left', warned('MERCHANDISE_OUT_OF_STOCK'), [checkoutBecause('not_enough_stock')]],
    ['that is refused', { cart: null, errors: [{ code: 'INVALID_ZIP_CODE_FOR_COUNTRY' }] }, [zip]],
    ['of no cart and no error', { cart: null }, []],
  ])('%s', async (_what, over, actions) => expect(await afterChange(change(over), open)).toEqual(actions));
});

describe('a change of what is delivered', () => {
  const prepared = notReady('INVALID_ZIP_CODE_FOR_COUNTRY');

  test.each<[string, DeliveryUpdate, unknown[]]>([
    [
      'is followed by what preparing says',
      { type: 'changed', change: change(warned('MERCHANDISE_NOT_ENOUGH_STOCK')), prepared },
      [checkoutBecause('not_enough_stock'), zip],
    ],
    [
      'is followed by nothing when it was refused',
      { type: 'refused', change: change({ errors: [{ code: 'NEW' }] }) },
      [checkoutBecause('redirect_to_checkout_required')],
    ],
    [
      'is followed by nothing when nothing is left',
      { type: 'changed', change: change({ cart: soldOut, ...warned('MERCHANDISE_OUT_OF_STOCK') }), prepared },
      [{ type: 'out_of_stock' }],
    ],
  ])('%s', async (_what, update, actions) => expect(await afterDelivery(update, open)).toEqual(actions));
});

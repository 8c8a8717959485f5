import type { CartClient } from '../../../../src/api/client';
import type { CallOptions } from '../../../../src/api/send-operation';
import { applePaySessionCreate } from '../../../../wallets/apple-pay/merchant-session';
import {
  cartBuyerIdentityUpdate,
  cartSelectedDeliveryOptionsUpdate,
  cartRemovePersonalData,
} from '../../../../wallets/order/buyer-and-delivery';
import { cartBillingAddressUpdate } from '../../../../wallets/order/rare-order/not-shipped';
import { cartPrepareForCompletion } from '../../../../wallets/order/prepared-cart';
import { cartPaymentUpdate, cartSubmitForCompletion } from '../../../../wallets/order/payment/submit-cart';
import { cart as pressCart } from '../../../press/cart/answers';
import { createPressCart, readLimitedCart, readPressCart } from './press-calls';
import { orderCart } from './sheet-answers';

export const CART = 'gid://shopify/Cart/c1?key=k1';

/** One operation as a wallet calls it, a good answer to it, and what becomes of that and of a payload of null. */
export interface Call {
  run(client: CartClient, options?: CallOptions): Promise<unknown>;
  data: Record<string, unknown>;
  result: unknown;
  empty?: unknown;
  /** Not idempotent: sent a second time, it would make a second cart or session, or find the page gone. */
  once?: true;
  /** A payload of null says neither that something was done nor that it was not: it is a failure of kind `shape`. */
  unknown?: true;
  /** Nobody reads its answer, so data of any shape will do, and a sheet that closes does not stop it. */
  unread?: true;
}

const address = { country: 'JP', lastName: '山田' };
const amount = { amount: '1200.0', currencyCode: 'JPY' };
const created = { cart: pressCart(), userErrors: [], warnings: [] };
const limited = {
  lines: { nodes: [{ quantity: 1, merchandise: { requiresShipping: true }, sellingPlanAllocation: null }] },
};
const thanks = 'https://shop.example/thanks';

const read = (cart: object, run: Call['run']): Call => ({ run, data: { cart }, result: cart, empty: null });

/** A change of a cart; `last` is the mutation of its document that returns the cart, where there are two. */
const change = (operation: string, run: Call['run'], last = operation): Call => ({
  run,
  data: { [operation]: { userErrors: [], warnings: [] }, [last]: { cart: orderCart, userErrors: [], warnings: [] } },
  result: { cart: orderCart, errors: [], warnings: [] },
  empty: { cart: null, errors: [], warnings: [] },
});

const status = (operation: string, result: object): Call['data'] => ({ [operation]: { result, userErrors: [] } });

/** The operations that the widget sends, by their names in the request's address. */
export const calls = {
  cart: read(pressCart(), (client, options) => readPressCart(client, CART, options)),
  limitedCart: read(limited, (client, options) => readLimitedCart(client, CART, options)),
  cartBillingAddressUpdate: change('cartBillingAddressUpdate', (client, options) =>
    cartBillingAddressUpdate(client, CART, address, options),
  ),
  cartBuyerIdentityUpdate: change(
    'cartBuyerIdentityUpdate',
    (client, options) => {
      const identity = { email: 'a@example.jp', delivery: { address, validation: 'STRICT' } } as const;
      return cartBuyerIdentityUpdate(client, CART, identity, options);
    },
    'cartDeliveryAddressesReplace',
  ),
  cartSelectedDeliveryOptionsUpdate: change('cartSelectedDeliveryOptionsUpdate', (client, options) => {
    const chosen = [{ deliveryGroupId: 'g1', deliveryOptionHandle: 'h1' }];
    return cartSelectedDeliveryOptionsUpdate(client, CART, chosen, options);
  }),
  cartPaymentUpdate: change('cartPaymentUpdate', (client, options) =>
    cartPaymentUpdate(client, CART, { amount, freePaymentMethod: { billingAddress: address } }, options),
  ),
  cartCreate: {
    run: (client, options) => createPressCart(client, [], options),
    data: { cartCreate: created },
    result: created,
    empty: null,
    once: true,
  },
  cartPrepareForCompletion: {
    run: (client, options) => cartPrepareForCompletion(client, CART, options),
    data: status('cartPrepareForCompletion', { __typename: 'CartStatusReady', cart: orderCart }),
    result: { type: 'ready', cart: orderCart },
    empty: { type: 'not_ready', cart: null, errors: [] },
  },
  cartSubmitForCompletion: {
    run: (client, options) => cartSubmitForCompletion(client, CART, 'token', options),
    data: status('cartSubmitForCompletion', { __typename: 'SubmitSuccess', redirectUrl: thanks }),
    result: { type: 'success', redirectUrl: thanks },
    unknown: true,
  },
  cartRemovePersonalData: {
    run: async (client) => void (await cartRemovePersonalData(client, CART)),
    data: { cartRemovePersonalData: { userErrors: [] } },
    result: undefined,
    once: true,
    unread: true,
  },
  applePaySessionCreate: {
    run: (client, options) => applePaySessionCreate(client, 'https://apple.example', options),
    data: { applePaySessionCreate: { body: '{"a":1}', userErrors: [] } },
    result: { body: '{"a":1}', userErrors: [] },
    empty: null,
    once: true,
  },
} satisfies Record<string, Call>;

export type OperationName = keyof typeof calls;
export const NAMES = Object.keys(calls) as OperationName[];

import { cartBuyerIdentityUpdate } from '../../../../wallets/sheet/operations/buyer-identity';
import { applePaySessionCreate } from '../../../../wallets/apple-pay/merchant-session';
import type { CallOptions } from '../../../../src/press/api/send-operation';
import type { CartClient } from '../../../../src/press/api/client';
import * as operations from '../../../../wallets/sheet/operations/operations';
import { cartRemovePersonalData } from '../../../../wallets/sheet/operations/remove-personal-data';
import { cartPaymentUpdate, cartSubmitForCompletion } from '../../../../wallets/sheet/pay/operations';
import { createPressCart, readLimitedCart, readPressCart } from './press-calls';
import type { OperationName } from './operation-name';
import { cart as answerCart } from '../../../press/checkout/answers';
import { sheetCart } from './sheet-answers';

export const CART = 'gid://shopify/Cart/c1?key=k1';

/** One operation as a wallet calls it, a good answer to it, and what becomes of that and of a payload of null. */
export interface Call {
  run(client: CartClient, options?: CallOptions): Promise<unknown>;
  data: Record<string, unknown>;
  result: unknown;
  empty: unknown;
  /** A payload of null says neither that something was done nor that it was not: it is a failure of kind `shape`. */
  unknown?: true;
  /** Nobody reads its answer, so data of any shape will do. */
  unread?: true;
  /** Whether the caller can stop it. */
  stoppable: boolean;
}

const address = { country: 'JP', lastName: '山田' };
const amount = { amount: '1200.0', currencyCode: 'JPY' };
const changed = { cart: sheetCart, errors: [], warnings: [] };
const nothing = { cart: null, errors: [], warnings: [] };
const pressCart = answerCart();
const created = { cart: pressCart, userErrors: [], warnings: [] };
const limited = {
  lines: { nodes: [{ quantity: 1, merchandise: { requiresShipping: true }, sellingPlanAllocation: null }] },
};

const change = (operation: OperationName, run: Call['run']): Call => ({
  run,
  data: { [operation]: { cart: sheetCart, userErrors: [], warnings: [] } },
  result: changed,
  empty: nothing,
  stoppable: true,
});

export const calls: Record<OperationName, Call> = {
  cartCreate: {
    run: (client, options) => createPressCart(client, [], options),
    data: { cartCreate: created },
    result: created,
    empty: null,
    stoppable: true,
  },
  cart: {
    run: (client, options) => readPressCart(client, CART, options),
    data: { cart: pressCart },
    result: pressCart,
    empty: null,
    stoppable: true,
  },
  limitedCart: {
    run: (client, options) => readLimitedCart(client, CART, options),
    data: { cart: limited },
    result: limited,
    empty: null,
    stoppable: true,
  },
  cartBillingAddressUpdate: change('cartBillingAddressUpdate', (client, options) =>
    operations.cartBillingAddressUpdate(client, CART, address, options),
  ),
  cartBuyerIdentityUpdate: change('cartBuyerIdentityUpdate', (client, options) =>
    cartBuyerIdentityUpdate(
      client,
      CART,
      { email: 'a@example.jp', delivery: { address, validation: 'STRICT' } },
      options,
    ),
  ),
  cartSelectedDeliveryOptionsUpdate: change('cartSelectedDeliveryOptionsUpdate', (client, options) =>
    operations.cartSelectedDeliveryOptionsUpdate(
      client,
      CART,
      [{ deliveryGroupId: 'g1', deliveryOptionHandle: 'h1' }],
      options,
    ),
  ),
  cartPaymentUpdate: change('cartPaymentUpdate', (client, options) =>
    cartPaymentUpdate(client, CART, { amount, freePaymentMethod: { billingAddress: address } }, options),
  ),
  cartPrepareForCompletion: {
    run: (client, options) => operations.cartPrepareForCompletion(client, CART, options),
    data: { cartPrepareForCompletion: { result: { __typename: 'CartStatusReady', cart: sheetCart }, userErrors: [] } },
    result: { type: 'ready', cart: sheetCart },
    empty: { type: 'not_ready', cart: null, errors: [] },
    stoppable: true,
  },
  cartSubmitForCompletion: {
    run: (client, options) => cartSubmitForCompletion(client, CART, 'token', options),
    data: {
      cartSubmitForCompletion: {
        result: { __typename: 'SubmitSuccess', redirectUrl: 'https://shop.example/thanks' },
        userErrors: [],
      },
    },
    result: { type: 'success', redirectUrl: 'https://shop.example/thanks' },
    empty: null,
    unknown: true,
    stoppable: true,
  },
  cartRemovePersonalData: {
    run: async (client) => void (await cartRemovePersonalData(client, CART)),
    data: { cartRemovePersonalData: { userErrors: [] } },
    result: undefined,
    empty: undefined,
    unread: true,
    stoppable: false,
  },
  applePaySessionCreate: {
    run: (client, options) => applePaySessionCreate(client, 'https://apple.example', options),
    data: { applePaySessionCreate: { body: '{"a":1}', userErrors: [] } },
    result: { body: '{"a":1}', userErrors: [] },
    empty: null,
    stoppable: true,
  },
};

import { setCart } from './cart-change';
import { sendOperation, type CallOptions } from '../../../src/press/api/send-operation';
import type { CartClient } from '../../../src/press/api/client';
import { preparedCart, preparedCartAnswer, type PreparedCart } from './prepared-cart';
import * as documents from './documents';

/*
 * The operations of the cart API that a sheet needs, one function each. The result is the API's answer with its errors; without a usable
 * answer they reject with a `ClientError`.
 */

/** Which option of a delivery group the shopper wants. */
export interface SelectedDeliveryOption {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

/** Chooses how each delivery group is sent. The cart may be null without an error while the server still calculates. */
export const cartSelectedDeliveryOptionsUpdate = setCart<readonly SelectedDeliveryOption[]>(
  'cartSelectedDeliveryOptionsUpdate',
  'selectedDeliveryOptions',
  documents.cartSelectedDeliveryOptionsUpdate,
);

/** Asks whether the cart can be submitted, and if not, why. */
export async function cartPrepareForCompletion(
  client: CartClient,
  cartId: string,
  options?: CallOptions,
): Promise<PreparedCart> {
  return preparedCart(await sendOperation(client, prepare, { cartId }, options));
}

const prepare = {
  document: documents.cartPrepareForCompletion,
  isIdempotent: true,
  answer: preparedCartAnswer,
} as const;

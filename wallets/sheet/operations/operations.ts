import { sendOperation, type CallOptions } from '../../../src/api/send-operation';
import { cartChange, cartChangeAnswer, type CartChange } from './cart-change';
import type { CartClient } from '../../../src/api/client';
import { completion, completionAnswer, type Completion } from './completion';
import type { CartLineInput } from '../../../src/checkout/lines';
import type { MailingAddress } from '../address/mailing-address';
import type { PaymentInput } from './payment';
import { preparedCart, preparedCartAnswer, type PreparedCart } from './prepared-cart';
import * as sheetDocuments from './documents';

/*
 * The operations of the cart API that a sheet needs, one function each. What the API says, errors included, is the result; each
 * rejects with a `ClientError` when no usable answer came.
 */

/** GraphQL `CartInput`, as far as a press fills it. */
export interface CartInput {
  lines: CartLineInput[];
  discountCodes?: string[];
  buyerIdentity?: { countryCode?: string; email?: string };
}

/** Makes a cart. */
export function cartCreate(client: CartClient, input: CartInput, options?: CallOptions): Promise<CartChange> {
  return change(client, 'cartCreate', sheetDocuments.cartCreate, { input }, options);
}

/** Sets the cart's attributes; those that are not named are gone. */
export function cartAttributesUpdate(
  client: CartClient,
  cartId: string,
  attributes: readonly { key: string; value: string }[],
  options?: CallOptions,
): Promise<CartChange> {
  return change(client, 'cartAttributesUpdate', sheetDocuments.cartAttributesUpdate, { cartId, attributes }, options);
}

/** Sets the address that taxes of a cart without shipping are reckoned by. */
export function cartBillingAddressUpdate(
  client: CartClient,
  cartId: string,
  billingAddress: MailingAddress,
  options?: CallOptions,
): Promise<CartChange> {
  return change(
    client,
    'cartBillingAddressUpdate',
    sheetDocuments.cartBillingAddressUpdate,
    { cartId, billingAddress },
    options,
  );
}

/** Which option of a delivery group the shopper wants. */
export interface SelectedDeliveryOption {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

/** Chooses how each delivery group is sent. The cart may be null without an error while the server is still reckoning. */
export function cartSelectedDeliveryOptionsUpdate(
  client: CartClient,
  cartId: string,
  selectedDeliveryOptions: readonly SelectedDeliveryOption[],
  options?: CallOptions,
): Promise<CartChange> {
  return change(
    client,
    'cartSelectedDeliveryOptionsUpdate',
    sheetDocuments.cartSelectedDeliveryOptionsUpdate,
    { cartId, selectedDeliveryOptions },
    options,
  );
}

/** Sets what the cart is paid with. */
export function cartPaymentUpdate(
  client: CartClient,
  cartId: string,
  payment: PaymentInput,
  options?: CallOptions,
): Promise<CartChange> {
  return change(client, 'cartPaymentUpdate', sheetDocuments.cartPaymentUpdate, { cartId, payment }, options);
}

/** Asks whether the cart can be submitted, and what stands in the way. */
export async function cartPrepareForCompletion(
  client: CartClient,
  cartId: string,
  options?: CallOptions,
): Promise<PreparedCart> {
  return preparedCart(await sendOperation(client, prepare, { cartId }, options));
}

/** Submits the cart. `attemptToken` names the attempt: a second call with it never makes a second order. */
export async function cartSubmitForCompletion(
  client: CartClient,
  cartId: string,
  attemptToken: string,
  options?: CallOptions,
): Promise<Completion> {
  return completion(await sendOperation(client, submit, { cartId, attemptToken }, options));
}

async function change(
  client: CartClient,
  name: string,
  document: string,
  variables: object,
  options: CallOptions | undefined,
): Promise<CartChange> {
  // All but `cartCreate` set something, and set the same when they are sent again.
  const isIdempotent = name !== 'cartCreate';
  const operation = { name, document, isIdempotent, answer: cartChangeAnswer(name) };
  return cartChange((await sendOperation(client, operation, variables, options))[name]);
}

const prepare = {
  name: 'cartPrepareForCompletion',
  document: sheetDocuments.cartPrepareForCompletion,
  isIdempotent: true,
  answer: preparedCartAnswer,
} as const;

const submit = {
  name: 'cartSubmitForCompletion',
  document: sheetDocuments.cartSubmitForCompletion,
  // The attempt token goes with it: the second time is answered as already accepted.
  isIdempotent: true,
  answer: completionAnswer,
} as const;

import { ask, type CallOptions } from './ask';
import { cartChange, cartChangeAnswer, type CartChange } from './cart-change';
import type { CartClient } from './client';
import { completion, completionAnswer, type Completion } from './completion';
import type { CartLineInput } from './lines';
import type { MailingAddress } from './mailing-address';
import type { PaymentInput } from './payment';
import { preparedCart, preparedCartAnswer, type PreparedCart } from './prepared-cart';
import type { Operation } from './resend';
import * as sheetDocuments from './sheet-documents';

/*
 * The calls of specification, wallets §7, one function each. What the API says, errors included, is the result; each rejects
 * with a `ClientError` when no usable answer came. That of the buyer is in buyer-identity.ts, those of the wallets' services in
 * apple-pay-session.ts and paypal-operations.ts, the queries in read-cart.ts and read-limited-cart.ts, and the removal of personal data in remove-personal-data.ts. The subscription policy has a call of its own in src/policy: it needs nothing of all this.
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
  return preparedCart(await ask(client, prepare, { cartId }, options));
}

/** Submits the cart. `attemptToken` names the attempt: a second call with it never makes a second order. */
export async function cartSubmitForCompletion(
  client: CartClient,
  cartId: string,
  attemptToken: string,
  options?: CallOptions,
): Promise<Completion> {
  return completion(await ask(client, submit, { cartId, attemptToken }, options));
}

async function change(
  client: CartClient,
  operation: Operation,
  document: string,
  variables: object,
  options: CallOptions | undefined,
): Promise<CartChange> {
  const question = { operation, document, answer: cartChangeAnswer(operation) };
  return cartChange((await ask(client, question, variables, options))[operation]);
}

const prepare = {
  operation: 'cartPrepareForCompletion',
  document: sheetDocuments.cartPrepareForCompletion,
  answer: preparedCartAnswer,
} as const;

const submit = {
  operation: 'cartSubmitForCompletion',
  document: sheetDocuments.cartSubmitForCompletion,
  answer: completionAnswer,
} as const;

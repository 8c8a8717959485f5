import type { CartClient } from '../../../src/api/client';
import { CONTEXT, USER_ERRORS } from '../../../src/api/request';
import * as z from '../../../src/api/z';
import { money, userErrors } from '../../../src/press/cart/calls';
import { sendOperation } from '../../order';

const PARTS = '{ firstName lastName company address1 address2 city province country zip phone }';

/** Not part of the public API. */
export const paypalDetailsDocument = `mutation PayPalBuyerDetailsFetch($token: String!, $cartId: ID!, ${CONTEXT} { paypalBuyerDetailsFetch(token: $token, cartId: $cartId) { buyerDetails { email expiresAt destinationAddress ${PARTS} billingAddress ${PARTS} payerApprovedAmount { amount currencyCode } } ${USER_ERRORS} } }`;

const text = z.nullish(z.string);

const address = z.nullish(
  z.object({
    firstName: text,
    lastName: text,
    company: text,
    address1: text,
    address2: text,
    city: text,
    province: text,
    country: text,
    zip: text,
    phone: text,
  }),
);

const details = z.object({
  email: text,
  expiresAt: text,
  destinationAddress: address,
  billingAddress: address,
  payerApprovedAmount: z.nullish(money),
});

const operation = {
  document: paypalDetailsDocument,
  // It changes nothing.
  isIdempotent: true,
  answer: z.object({
    paypalBuyerDetailsFetch: z.nullish(
      z.object({ buyerDetails: z.nullish(details), userErrors: z.nullish(userErrors) }),
    ),
  }),
} as const;

export type PayPalAddress = z.infer<typeof address>;
/** The approving buyer, the addresses, and the approved amount. Each may be missing. */
export type BuyerDetails = z.infer<typeof details>;

/** PayPal's data about an approval, or an error code. Rejects with a `ClientError`. */
export async function fetchDetails(
  client: CartClient,
  token: string,
  cartId: string,
  signal: AbortSignal,
): Promise<{ type: 'details'; details: BuyerDetails } | { type: 'refused'; code: string }> {
  const answer = await sendOperation(client, operation, { token, cartId }, { signal });
  const { buyerDetails, userErrors: errors } = answer.paypalBuyerDetailsFetch ?? {};
  return buyerDetails
    ? { type: 'details', details: buyerDetails }
    : { type: 'refused', code: errors?.[0]?.code ?? 'GENERIC_ERROR' };
}

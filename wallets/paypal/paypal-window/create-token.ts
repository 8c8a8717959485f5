import type { CartClient } from '../../../src/press/api/client';
import { CONTEXT, USER_ERRORS } from '../../../src/press/api/document-parts';
import * as z from '../../../src/press/api/z';
import { userErrors } from '../../../src/press/cart/calls';

/** Not part of the public API. Never sent twice: that would create a second token. */
export const paypalTokenDocument = `mutation paypalTokenCreate($cartId: ID!, $billingAgreement: Boolean, ${CONTEXT} { paypalTokenCreate(cartId: $cartId, billingAgreement: $billingAgreement) { token ${USER_ERRORS} } }`;

const tokenAnswer = z.object({
  paypalTokenCreate: z.nullish(z.object({ token: z.nullish(z.string), userErrors: z.nullish(userErrors) })),
});

/** A token for PayPal's window, or the code of the error. Rejects when the call fails, or its answer is of another shape. */
export async function createToken(
  client: CartClient,
  cartId: string,
  billingAgreement: boolean,
): Promise<{ type: 'token'; token: string } | { type: 'refused'; code: string }> {
  const data = await client.send(paypalTokenDocument, { cartId, billingAgreement });
  const { token, userErrors: errors } = z.parse(tokenAnswer, data).paypalTokenCreate ?? {};
  return token ? { type: 'token', token } : { type: 'refused', code: errors?.[0]?.code ?? 'GENERIC_ERROR' };
}

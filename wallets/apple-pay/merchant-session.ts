import type { CartClient } from '../../src/api/client';
import { CONTEXT, USER_ERRORS } from '../../src/api/request';
import type { CallOptions } from '../../src/api/send-operation';
import { sendOperation } from '../order';
import * as z from '../../src/api/z';
import { userErrors } from '../../src/press/cart/calls';

/** Not part of the public API. */
export const applePaySessionDocument = `mutation applePaySessionCreate($validationUrl: String!, ${CONTEXT} { applePaySessionCreate(validationUrl: $validationUrl) { body ${USER_ERRORS} } }`;

const operation = {
  document: applePaySessionDocument,
  // Sending it again would create a second session.
  isIdempotent: false,
  answer: z.object({ applePaySessionCreate: z.nullish(z.object({ body: z.nullish(z.string), userErrors })) }),
} as const;

/**
 * Asks the store for a merchant session by the address that Apple's sheet names. `body` is the answer of Apple's server, as JSON text. Rejects
 * with a `ClientError`.
 */
export async function applePaySessionCreate(client: CartClient, validationUrl: string, options?: CallOptions) {
  return (await sendOperation(client, operation, { validationUrl }, options)).applePaySessionCreate;
}

/** The merchant session for `completeMerchantValidation`. Rejects when there is none. */
export async function merchantSession(client: CartClient, validationUrl: string): Promise<object> {
  const answer = await applePaySessionCreate(client, validationUrl);
  if (answer?.body == null) throw new Error(`no merchant session: ${answer?.userErrors.map(({ code }) => code)}`);
  return JSON.parse(answer.body) as object;
}

import { sendOperation, type CallOptions } from '../../src/api/send-operation';
import { userErrors } from '../sheet/operations/cart-change';
import type { CartClient } from '../../src/api/client';
import { walletAnswer, type WalletAnswer } from '../sheet/operations/wallet-answer';
import { CONTEXT, USER_ERRORS } from '../../src/api/document-parts';
import * as z from '../../src/api/z';

/** The document of `applePaySessionCreate` (specification, wallets §7); it is not public. */
export const applePaySessionDocument = `mutation applePaySessionCreate($validationUrl: String!, ${CONTEXT} {
  applePaySessionCreate(validationUrl: $validationUrl) { body ${USER_ERRORS} }
}`;

const operation = {
  name: 'applePaySessionCreate',
  document: applePaySessionDocument,
  // Each call makes another session.
  isIdempotent: false,
  answer: z.object({ applePaySessionCreate: z.nullish(z.object({ body: z.nullish(z.string()), userErrors })) }),
} as const;

/** Apple's merchant session for `completeMerchantValidation`, as JSON text. */
export async function applePaySessionCreate(
  client: CartClient,
  validationUrl: string,
  options?: CallOptions,
): Promise<WalletAnswer<string>> {
  const { applePaySessionCreate: payload } = await sendOperation(client, operation, { validationUrl }, options);
  return walletAnswer(payload?.body, payload?.userErrors);
}

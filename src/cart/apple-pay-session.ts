import { ask, type CallOptions } from './ask';
import { userErrors } from './cart-change';
import type { CartClient } from './client';
import { walletAnswer, type WalletAnswer } from './wallet-answer';
import { CONTEXT, USER_ERRORS } from './document-parts';
import * as z from './z';

/** The document of `applePaySessionCreate` (specification, wallets §7); it is not public. */
export const applePaySessionDocument = `mutation applePaySessionCreate($validationUrl: String!, ${CONTEXT} {
  applePaySessionCreate(validationUrl: $validationUrl) { body ${USER_ERRORS} }
}`;

const session = {
  operation: 'applePaySessionCreate',
  document: applePaySessionDocument,
  answer: z.object({ applePaySessionCreate: z.nullish(z.object({ body: z.nullish(z.string()), userErrors })) }),
} as const;

/** Apple's merchant session for `completeMerchantValidation`, as JSON text. */
export async function applePaySessionCreate(
  client: CartClient,
  validationUrl: string,
  options?: CallOptions,
): Promise<WalletAnswer<string>> {
  const { applePaySessionCreate: payload } = await ask(client, session, { validationUrl }, options);
  return walletAnswer(payload?.body, payload?.userErrors);
}

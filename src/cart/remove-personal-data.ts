import * as z from './z';
import { ask } from './ask';
import { userErrors } from './cart-change';
import type { CartClient } from './client';
import { isClientError, type ClientError } from './client-error';
import type { ReportedError } from './reaction';
import * as sheetDocuments from './sheet-documents';

/** What came of it. Nobody waits for it, so that a failure is a value too: a rejection would land in the merchant's page. */
export type Removal =
  | { type: 'removed' }
  | { type: 'refused'; errors: ReportedError[] }
  | { type: 'failed'; error: ClientError };

const question = {
  operation: 'cartRemovePersonalData',
  document: sheetDocuments.cartRemovePersonalData,
  answer: z.object({ cartRemovePersonalData: z.nullish(z.object({ userErrors })) }),
  // A closed sheet is often followed by a closed page.
  keepalive: true,
} as const;

async function remove(client: CartClient, cartId: string): Promise<Removal> {
  try {
    const { cartRemovePersonalData: payload } = await ask(client, question, { cartId });
    const errors = payload?.userErrors ?? [];
    return errors.length > 0 ? { type: 'refused', errors } : { type: 'removed' };
  } catch (error) {
    if (!isClientError(error)) throw error;
    return { type: 'failed', error };
  }
}

/**
 * Removes what the sheet has told the cart about the shopper (specification, wallets §4). The returned function may be called
 * at every way out of the sheet: it does its work once, and gives the same promise to all.
 */
export function personalDataRemoval(client: CartClient, cartId: string): () => Promise<Removal> {
  let removal: Promise<Removal> | undefined;
  return () => (removal ??= remove(client, cartId));
}

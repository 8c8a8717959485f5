import * as z from '../../../src/api/z';
import { sendOperation } from '../../../src/api/send-operation';
import { userErrors } from './cart-change';
import type { CartClient } from '../../../src/api/client';
import { isClientError, type ClientError } from '../../../src/api/client-error';
import type { ReportedError } from '../errors/reaction';
import * as sheetDocuments from './documents';

/** What came of it. Nobody waits for it, so that a failure is a value too: a rejection would land in the merchant's page. */
export type Removal =
  | { type: 'removed' }
  | { type: 'refused'; errors: ReportedError[] }
  | { type: 'failed'; error: ClientError };

const operation = {
  name: 'cartRemovePersonalData',
  document: sheetDocuments.cartRemovePersonalData,
  // The page may be gone before a second time.
  isIdempotent: false,
  answer: z.object({ cartRemovePersonalData: z.nullish(z.object({ userErrors })) }),
  // A closed sheet is often followed by a closed page.
  keepalive: true,
} as const;

async function remove(client: CartClient, cartId: string): Promise<Removal> {
  try {
    const { cartRemovePersonalData: payload } = await sendOperation(client, operation, { cartId });
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

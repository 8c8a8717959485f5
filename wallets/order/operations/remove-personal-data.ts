import type { CartClient } from '../../../src/press/api/client';
import * as documents from './documents';

/** Removes the shopper's data from the cart. A closed sheet is often followed by a closed page, so the request outlives the page. */
export function cartRemovePersonalData(client: CartClient, cartId: string): Promise<unknown> {
  return client.send(documents.cartRemovePersonalData, { cartId }, { keepalive: true });
}

/**
 * Removes the data once, however often the returned function is called: each way out of the sheet calls it. Never rejects, because nothing
 * awaits it, and an unhandled rejection would appear as an error of the merchant's page.
 */
export function personalDataRemoval(client: CartClient, cartId: string): () => Promise<unknown> {
  let removal: Promise<unknown> | undefined;
  return () => (removal ??= cartRemovePersonalData(client, cartId).catch(() => {}));
}

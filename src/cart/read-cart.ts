import { ask, type CallOptions } from './ask';
import type { CartClient } from './client';
import { sheetCart, type SheetCart } from './sheet-cart';
import * as sheetDocuments from './sheet-documents';
import * as z from './z';

const wholeCart = {
  operation: 'cart',
  document: sheetDocuments.cart,
  answer: z.object({ cart: z.nullable(sheetCart) }),
} as const;

/** Reads the cart with its first 10 lines and 10 delivery groups; null when there is none by that id. */
export async function readCart(client: CartClient, id: string, options?: CallOptions): Promise<SheetCart | null> {
  return (await ask(client, wholeCart, { id }, options)).cart;
}

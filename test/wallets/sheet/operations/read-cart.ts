import { sendOperation, type CallOptions } from '../../../../src/api/send-operation';
import type { CartClient } from '../../../../src/api/client';
import { sheetCart, type SheetCart } from '../../../../wallets/sheet/operations/sheet-cart';
import * as sheetDocuments from '../../../../wallets/sheet/operations/documents';
import * as z from '../../../../src/api/z';

const wholeCart = {
  isIdempotent: true,
  document: sheetDocuments.cart,
  answer: z.object({ cart: z.nullable(sheetCart) }),
} as const;

/** Reads the cart with its first 10 lines and 10 delivery groups; null when there is none by that id. */
export async function readCart(client: CartClient, id: string, options?: CallOptions): Promise<SheetCart | null> {
  return (await sendOperation(client, wholeCart, { id }, options)).cart;
}

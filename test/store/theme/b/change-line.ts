import type { ChangeLine } from '../cart-lines';
import { writeCartJson } from '../write-cart';
import { morphCarts } from './morph-cart';

/** Theme B: changes the line first, then fetches the page and morphs the cart. */
export const changeLine: ChangeLine = async (_cart, line, quantity) => {
  const answer = await writeCartJson('/cart/change.js', { line, quantity });
  await morphCarts().catch(() => {
    // The cart has changed. When the page can't be fetched, the old lines stay until it is loaded again.
  });
  return answer;
};

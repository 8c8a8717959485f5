import type { ChangeLine } from '../cart-lines';
import { writeCartJson } from '../write-cart';
import { morphCarts } from './morph-cart';

/** Dialect B: write first, then get the page and morph. */
export const changeLine: ChangeLine = async (_cart, line, quantity) => {
  const answer = await writeCartJson('/cart/change.js', { line, quantity });
  await morphCarts().catch(() => {
    // The cart is changed; a page that can't be had shows the old one until it is loaded again.
  });
  return answer;
};

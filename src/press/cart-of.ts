import { cartId } from '../core/page/cart-id';
import type { Purchase } from '../core/page/purchase';

/** Global id of the shopper's own cart, read now; null on product pages, which make a cart of their own. */
export const cartOf = ({ form, knownCart }: Purchase): string | null => (form ? null : cartId(knownCart));

import { readCookie } from '../core/lib/of-document';

const LEGACY_CART = /^[a-z0-9]*$/;

/** The whole value of the shopper's cart cookie, unparsed, with its `?key=`. Empty if there is none. */
const cookie = () => readCookie('cart');

/** Whether an id is that of a cart: not empty, and not of a legacy cart, which the cart API does not accept. */
const isCart = (id: string): boolean => !LEGACY_CART.test(id);

/** Whether the shopper has a cart. */
export const hasCart = (): boolean => isCart(cookie());

/**
 * The id of a cart for the cart API: from the markup, as a global id or as in the cookie; otherwise the shopper's cart. Null if there is
 * none.
 */
export function readCartId(givenId: string | null = null): `gid://shopify/Cart/${string}` | null {
  const id = givenId ?? cookie();
  return isCart(id) ? `gid://shopify/Cart/${id.replace(/^gid:.*Cart\//, '')}` : null;
}

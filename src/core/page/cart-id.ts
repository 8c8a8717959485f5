import { readCookie } from '../lib/read-cookie';

const LEGACY_CART = /^[a-z0-9]*$/;

/**
 * The id of a cart for the cart API: what the markup knows, global or as in the cookie, else the shopper's whole cookie, opaque, with
 * its `?key=`. Null when there is no cart or only a legacy cookie, which the cart API does not take.
 */
export function cartId(known: string | null = null): `gid://shopify/Cart/${string}` | null {
  const cookie = known ?? readCookie('cart');
  return LEGACY_CART.test(cookie) ? null : `gid://shopify/Cart/${cookie.replace(/^gid:.*Cart\//, '')}`;
}

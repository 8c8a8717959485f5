import { readCookie } from '../lib/read-cookie';

const LEGACY_CART = /^[a-z0-9]*$/;

/**
 * The id of a cart for the cart API: from the markup, as a global id or as in the cookie; otherwise the whole value of the shopper's
 * cookie, unparsed, with its `?key=`. Null if there is no cart, or only a legacy cookie, which the cart API does not accept.
 */
export function cartId(known: string | null = null): `gid://shopify/Cart/${string}` | null {
  const cookie = known ?? readCookie('cart');
  return LEGACY_CART.test(cookie) ? null : `gid://shopify/Cart/${cookie.replace(/^gid:.*Cart\//, '')}`;
}

/** A cookie's decoded value; empty when there is none, when it is badly encoded or when the page may not read cookies. */
export function readCookie(name: string): string {
  try {
    // `$` matches where there is no such cookie, because to catch an exception would take a tenth of a millisecond.
    return decodeURIComponent(document.cookie.match(`(?:(?:^|; )${name}=|$)([^;]*)`)![1]!);
  } catch {
    // A sandboxed page may not read cookies, and a badly encoded value can't be decoded.
    return '';
  }
}

const LEGACY_CART = /^[a-z0-9]*$/;

/**
 * The id of a cart for the cart API: what the markup knows, global or as in the cookie, else the shopper's whole cookie, opaque, with
 * its `?key=`. Null when there is no cart or only a legacy cookie, which the cart API does not take.
 */
export function cartId(known: string | null = null): `gid://shopify/Cart/${string}` | null {
  const cookie = known ?? readCookie('cart');
  return LEGACY_CART.test(cookie) ? null : `gid://shopify/Cart/${cookie.replace(/^gid:.*Cart\//, '')}`;
}

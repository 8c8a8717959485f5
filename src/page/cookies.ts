/** The decoded value of a cookie; null when there is none, when it is badly encoded or when the page may not read cookies. */
export function readCookie(name: string): string | null {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    // A sandboxed page throws on reading, a broken value on decoding: for us both are no cookie.
    return null;
  }
}

const LEGACY_CART = /^[a-z0-9]+$/;

/**
 * The id of a cart for the cart API: what the markup knows, global or as in the cookie, else the shopper's whole cookie, opaque, with
 * its `?key=`. Null when there is no cart or only a legacy cookie, which the cart API does not take (specification, wallets §2).
 */
export function cartId(known: string | null = null): string | null {
  const cookie = known ?? readCookie('cart');
  return cookie && !LEGACY_CART.test(cookie) ? `gid://shopify/Cart/${cookie.replace(/^gid:.*Cart\//, '')}` : null;
}

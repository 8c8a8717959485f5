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
 * The id of the shopper's cart: the whole cookie, opaque, with its `?key=`. Null when there is no cart or only a legacy cookie,
 * which the cart API does not take (specification, wallets §2).
 */
export function cartId(): string | null {
  const cookie = readCookie('cart');
  return cookie && !LEGACY_CART.test(cookie) ? `gid://shopify/Cart/${cookie}` : null;
}

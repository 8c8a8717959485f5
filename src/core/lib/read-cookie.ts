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

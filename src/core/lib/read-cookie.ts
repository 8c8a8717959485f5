/** A cookie's decoded value; empty when there is none, when it is badly encoded or when the page may not read cookies. */
export function readCookie(name: string): string {
  try {
    const cookie = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return decodeURIComponent(cookie?.slice(name.length + 1) ?? '');
  } catch {
    // A sandboxed page may not read cookies, and a badly encoded value can't be decoded.
    return '';
  }
}

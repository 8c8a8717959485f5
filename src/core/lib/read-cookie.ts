import { ofDocument } from './of-document';

/** A cookie's decoded value. Empty if there is no such cookie, if its encoding is broken, or if the page may not read cookies. */
export function readCookie(name: string): string {
  try {
    const cookie = ofDocument('cookie')
      .split('; ')
      .find((text) => text.startsWith(`${name}=`));
    return decodeURIComponent(cookie?.slice(name.length + 1) ?? '');
  } catch {
    // A sandboxed page may not read cookies, and a badly encoded value can't be decoded.
    return '';
  }
}

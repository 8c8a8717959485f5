/** A cookie's decoded value. Empty if there is no such cookie, if its encoding is broken, or if the page may not read cookies. */
export function readCookie(name: string): string {
  try {
    // Through the prototype, because a form named `cookie` hides the document's own property.
    const cookies = Reflect.get(Document.prototype, 'cookie', document) as string;
    const cookie = cookies.split('; ').find((text) => text.startsWith(`${name}=`));
    return decodeURIComponent(cookie?.slice(name.length + 1) ?? '');
  } catch {
    // A sandboxed page may not read cookies, and a badly encoded value can't be decoded.
    return '';
  }
}

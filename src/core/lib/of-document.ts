/**
 * A property of the document, such as `head`. Read through the prototype, because an image, form or frame with that name hides the
 * document's own property: `<form name="head">`. The document's own one, because old libraries put another `Document` on the window.
 */
export const ofDocument = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Object.getPrototypeOf(document) as Document, name, document) as Document[Name];

/** The page's own language, where it is one; else Japanese. */
export function pageLanguage(): string {
  const { lang } = ofDocument('documentElement');
  return /^[a-z]{2}([-_]|$)/i.test(lang) ? lang : 'ja';
}

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

/**
 * An object's prototype. The methods of a form or a document are taken from it, because an element that has their name hides them
 * (`<input name="submit">`). Not from `HTMLFormElement` or `Document` of the window: old libraries put their own in that place.
 */
export const prototypeOf = <T extends object>(object: T): T => Object.getPrototypeOf(object) as T;

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

/** Makes an element with attributes: `makeElement('shop-pay-wallet-button', { slot: 'button' })`. */
export function makeElement(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The shadow roots that contain an element, from the inside out. Events such as `change` and `submit` do not leave a shadow root. */
export function shadowRootsAround(element: Element): ShadowRoot[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...shadowRootsAround(root.host)] : [];
}

/** Adds a sheet to the others. In place: Safari 16.4 to 16.6 may spread the list as an empty one, and the page's own sheets would go. */
export function addStyleSheet(root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void {
  const { adoptedStyleSheets } = root;
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}

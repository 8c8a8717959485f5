/**
 * A property of the document, such as `head`. Read through the prototype, because an image, form or frame with that name hides the
 * document's own property: `<form name="head">`.
 */
export const ofDocument = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document) as Document[Name];

/** The page's own language, where it is one; else Japanese. */
export function pageLanguage(): string {
  const { lang } = ofDocument('documentElement');
  return /^[a-z]{2}([-_]|$)/i.test(lang) ? lang : 'ja';
}

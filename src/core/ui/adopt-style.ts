import { addStyleSheet } from '../lib/add-style-sheet';

/** Text of a style → our style sheet. */
export const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style to a document or shadow root. */
export type AdoptStyle = (root: Document | ShadowRoot, css: string) => void;

let adoptAsElement: AdoptStyle | undefined;

/** Whether the browser can construct style sheets; Safari before 16.4 can't. */
export const canConstruct = (): boolean => 'adoptedStyleSheets' in document;

/** From now on styles are added by this, for browsers that can't construct style sheets: src/older-browsers. */
export const adoptStylesBy = (adopt: AdoptStyle): void => void (adoptAsElement = adopt);

/**
 * Adds a style to a document or shadow root once, as a constructed sheet: no element in the page's markup, no CSP exception. The same text
 * is parsed once for all roots. Where sheets can't be constructed, as a style element: then to be called again when the root is filled.
 */
export const adoptStyle: AdoptStyle = (root, css) => {
  if (adoptAsElement) return adoptAsElement(root, css);
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  addStyleSheet(root, sheet);
};

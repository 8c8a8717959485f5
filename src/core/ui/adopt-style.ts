import { addStyleSheet } from '../lib/add-style-sheet';

/** Text of a style → our style sheet. */
export const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style element, unless there is one with this text. */
function adoptAsElement(root: Document | ShadowRoot, css: string): void {
  const place = root.querySelector('head') ?? root;
  if (Array.from(place.querySelectorAll('style')).some(({ textContent }) => textContent === css)) return;
  const style = document.createElement('style');
  style.textContent = css;
  // A page that uses nonces refuses an element without one.
  style.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
  place.appendChild(style);
}

/**
 * Adds a style to a document or shadow root once, as a constructed sheet: no element in the page's markup, no CSP exception. The same text
 * is parsed once for all roots. Where sheets can't be constructed (Safari before 16.4), as a style element: so a root has to be filled before,
 * because a view removes what it finds there.
 */
export function adoptStyle(root: Document | ShadowRoot, css: string): void {
  if (!('adoptedStyleSheets' in document)) return adoptAsElement(root, css);
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  addStyleSheet(root, sheet);
}

import { addStyleSheet } from '../lib/add-style-sheet';

/** Text of a style → our style sheet. */
export const sheets = new Map<string, CSSStyleSheet>();

/** Root → text of a style → its element, in browsers that can't construct style sheets. */
const elements = new WeakMap<Node, Map<string, HTMLElement>>();

/** Adds a style element, or adds it again: a view that is rendered into a root removes what is not its own. */
function adoptAsElement(root: Document | ShadowRoot, css: string): void {
  const styles = elements.get(root) ?? new Map<string, HTMLElement>();
  const style = styles.get(css) ?? document.createElement('style');
  elements.set(root, styles.set(css, style));
  if (style.parentNode) return;
  style.textContent = css;
  // A page that uses nonces refuses an element without one.
  style.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
  (root.querySelector('head') ?? root).appendChild(style);
}

/**
 * Adds a style to a document or shadow root once, as a constructed sheet: no element in the page's markup, no CSP exception. The same text
 * is parsed once for all roots. Where sheets can't be constructed (Safari before 16.4), as a style element: then to be called again when the
 * root is filled.
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

import { addStyleSheet } from '../core/lib/add-style-sheet';

/** Text of a style → our style sheet; null in a browser that can't construct one, such as Safari before 16.4. */
export const sheets = new Map<string, CSSStyleSheet | null>();

/** Style elements in place of sheets: root → text → element. */
const elements = new WeakMap<object, Map<string, HTMLElement>>();

function makeSheet(css: string): CSSStyleSheet | null {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  } catch {
    return null;
  }
}

/** Adds a style element, or adds it again: a view that is rendered into a root removes what is not its own. */
function addElement(root: Document | ShadowRoot, css: string): void {
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
 * is parsed once for all roots. Where sheets can't be constructed, as a style element: then to be called again when the root is filled.
 */
export function adoptStyle(root: Document | ShadowRoot, css: string): void {
  if (!sheets.has(css)) sheets.set(css, makeSheet(css));
  const sheet = sheets.get(css);
  if (sheet && root.adoptedStyleSheets) addStyleSheet(root, sheet);
  else addElement(root, css);
}

/** Text of a style → our style sheet. */
export const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds a style to a document or shadow root once, as a constructed sheet: no element in the page's markup, no CSP exception.
 * The same text is parsed once for all roots.
 */
export function adoptStyle(root: DocumentOrShadowRoot, css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

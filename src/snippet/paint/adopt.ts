const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds a style to a document or shadow root once, and parses it once for all of them. `src/core/lib/adopt-style.ts` does the same for older
 * browsers too.
 */
export function adopt(root: DocumentOrShadowRoot, css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

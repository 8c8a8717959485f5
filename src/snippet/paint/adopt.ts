const sheets: Record<string, CSSStyleSheet> = {};

/** Adds a style to a document or shadow root, once. Parsed once for all, as by `src/core/lib/adopt-style.ts`, which knows older browsers. */
export const adopt = (root: DocumentOrShadowRoot, css: string): void => {
  if (!sheets[css]) (sheets[css] = new CSSStyleSheet()).replaceSync(css);
  if (!root.adoptedStyleSheets.includes(sheets[css])) root.adoptedStyleSheets.push(sheets[css]);
};

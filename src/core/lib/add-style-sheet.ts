/** Adds a sheet to the others. In place: Safari 16.4 to 16.6 may spread the list as an empty one, and the page's own sheets would go. */
export function addStyleSheet(root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void {
  const { adoptedStyleSheets } = root;
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}

/** Copies the text of the elements that match the selectors; an element that is missing on either side is skipped. */
export function copyTexts(from: ParentNode, to: ParentNode, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const source = from.querySelector(selector);
    const target = to.querySelector(selector);
    if (source && target) target.textContent = source.textContent;
  }
}

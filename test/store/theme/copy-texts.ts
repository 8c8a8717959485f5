/** Takes over the text of the elements that the selectors name; one that is missing on either side stays as it is. */
export function copyTexts(from: ParentNode, to: ParentNode, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const source = from.querySelector(selector);
    const target = to.querySelector(selector);
    if (source && target) target.textContent = source.textContent;
  }
}

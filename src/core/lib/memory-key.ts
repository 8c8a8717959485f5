interface Page {
  Shopify?: { theme?: { id?: unknown } };
}

/**
 * The first line of what is remembered, a CSS comment: the theme and the width of the window for which the rules are valid.
 *
 * @param page the window
 * @param width of the window
 */
export const memoryKey = (page: object, width: number): string =>
  `/*${(page as Page).Shopify?.theme?.id ?? ''},${width}*/`;

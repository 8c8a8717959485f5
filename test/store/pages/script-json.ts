/** JSON for use inside a script element, where an unescaped `<` could end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

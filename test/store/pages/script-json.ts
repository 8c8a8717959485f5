/** JSON that may stand inside a script element: a `<` in it could end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

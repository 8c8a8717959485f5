/**
 * The value as JSON without any `toJSON` that the page has put on prototypes: with that of Prototype.js, lists become strings, and the API
 * refuses them. JSON.stringify calls `toJSON` first and the replacer after it, which can still read the original value. Not for dates,
 * which need their `toJSON`.
 */
export function toJson(value: object): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key];
  });
}

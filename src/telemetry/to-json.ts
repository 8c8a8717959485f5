/**
 * The value as JSON without any `toJSON` that the page has put on prototypes: with that of Prototype.js, lists become strings. The
 * replacer is called after it and can still read the original value.
 */
export function toJson(value: object): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key];
  });
}

/**
 * The value as JSON, whatever `toJSON` a page has put on the prototypes of lists or of all objects: with Prototype.js a list becomes a
 * text and is quoted once more, and the API refuses it. The standard asks `toJSON` first and the replacer after it, and the replacer
 * can still look at what stood there. So no prototype is touched; dates are not for this.
 */
export function toJson(value: object): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key];
  });
}

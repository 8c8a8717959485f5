/** Is called after any `toJSON` and can still read the original value. */
function original(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key];
}

/** Whether the page has put a `toJSON` on the prototype of lists or of all objects. JSON never calls a `toJSON` of strings and numbers. */
const hasToJson = (): unknown => ([] as { toJSON?: unknown }).toJSON;

/**
 * The value as JSON without any `toJSON` that the page has put on prototypes: with that of Prototype.js, lists become strings. A replacer
 * takes most of the time, and few pages need one.
 */
export const toJson = (value: object): string => JSON.stringify(value, hasToJson() ? original : undefined);

/** Whether a value is an object with members, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The value as JSON without any `toJSON` that the page has put on prototypes: with that of Prototype.js, lists become strings, and the API
 * refuses them. A replacer takes most of the time, and few pages need one. JSON never calls a `toJSON` of strings and numbers. Not for
 * dates, which need their own.
 */
export const toJson = (value: object): string =>
  JSON.stringify(
    value,
    ([] as { toJSON?: true }).toJSON &&
      // Is called after any `toJSON` and can still read the original value.
      function (this: Readonly<Record<string, unknown>>, key) {
        return this[key];
      },
  );

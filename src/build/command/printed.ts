/** Characters that a terminal obeys instead of showing them: control characters, and marks that turn the direction of a text. */
const OBEYED = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** A line for a terminal. What a store or a file has put into it can't colour, delete or forge other lines. */
export const asLine = (text: string): string => text.replace(OBEYED, '');

/** Lines for a terminal. */
export const asLines = (lines: readonly string[]): string => lines.map(asLine).join('\n');

/** JSON for programs that is harmless in a terminal too: the same value, with such characters as `\u001b`. */
export const asPrintedJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(OBEYED, (one) =>
    one === '\n' ? one : `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

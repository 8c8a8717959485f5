import { isRecord } from '../control/is-record';

export type Fields = Record<string, unknown>;

/** A whole number from JSON or a form, `null` for anything else. */
export const wholeNumber = (value: unknown): number | null => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return /^-?\d+$/.test(text) ? Number(text) : null;
};

/** Whether a field is missing, `null` or empty, as an unset form control sends it. */
export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Key/value pairs as texts, without those that are empty: shops leave out properties that were not filled in. */
export const textPairs = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {})
      .filter(([, text]) => !isBlank(text))
      .map(([key, text]) => [key, typeof text === 'string' ? text : JSON.stringify(text)]),
  );

/** A list, also one that a form spelled with numbers for keys (`items[0]…`). */
export const listOf = (value: unknown): unknown[] | null => {
  if (Array.isArray(value)) return value as unknown[];
  return isRecord(value) ? Object.values(value) : null;
};

/** A request that reached a receiver, as the store's `GET /__store/telemetry/received` lists it. */
export interface Received {
  /** Counts from 1 in the order of arrival. */
  number: number;
  /** ISO 8601. */
  at: string;
  receiver: 'events' | 'metrics' | 'logs' | 'errors' | 'sessions';
  outcome: 'taken' | 'partly' | 'refused' | 'fault' | 'waiting';
  /** Of the answer; null while there is none, and when the connection was cut. */
  status: number | null;
  /** Why it was not taken; empty when it was. */
  reason: string;
  /** Parsed JSON, the text if it could not be parsed, null without a body. */
  body: unknown;
}

/** Reads a member of something unknown, by its path; undefined where there is none. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined,
    value,
  );
}

/** A list in something unknown; empty where there is none. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** A list with each item's number, from 1. */
export const numbered = <T>(list: readonly T[]): { number: number; item: T }[] =>
  list.map((item, index) => ({ number: index + 1, item }));

/** A member as words to show; empty where there is none. */
export function wordsAt(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path);
  if (found === undefined || found === null) return '';
  return typeof found === 'object' ? JSON.stringify(found) : String(found as string | number | boolean);
}

/** Attributes of OTLP in one line: `wallet=ShopPay, ending=redirect`. */
export function attributeWords(point: unknown): string {
  return listAt(point, 'attributes')
    .map((one) => `${wordsAt(one, 'key')}=${valueWords(at(one, 'value'))}`)
    .join(', ');
}

/** A value of OTLP as words: the one member of `{ stringValue: … }`. */
export function valueWords(value: unknown): string {
  const [given] = typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [];
  return typeof given === 'object' ? JSON.stringify(given) : String((given as string | undefined) ?? '');
}

/** Time of day in this browser's zone. */
export const timeOf = (ms: number): string => new Date(ms).toLocaleTimeString('ja-JP');

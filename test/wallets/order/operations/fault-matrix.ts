import type { ClientErrorKind } from '../../../../src/api/client-error';
import { answer } from '../../../press/cart/answers';
import { type Answering, silent } from '../../../api/fake-api';

/** Whether a call is made again after a fault: not at all, only where it may happen twice, or by every call. */
export type Again = 'never' | 'where allowed' | 'always';

/** What goes wrong, in one row, for every operation. */
export interface FaultRow {
  /** As .github/docs/store-answers.md says it. */
  fault: string;
  answer: Answering;
  again: Again;
  /** Milliseconds before the next try. */
  wait: number;
  /** The outcome when the fault lasts: a failure's kind, the ordinary result, or the one of an empty payload. */
  ends: ClientErrorKind | 'result' | 'empty';
}

const status =
  (code: number, headers: Record<string, string> = {}): Answering =>
  () =>
    answer({ errors: 'answered as asked' }, { status: code, headers });

/** A date header has whole seconds only. */
const inSeconds = (seconds: number) => new Date(Math.ceil(Date.now() / 1000) * 1000 + seconds * 1000).toUTCString();

const row = (
  fault: string,
  ends: FaultRow['ends'],
  answering: Answering,
  again: Again = 'never',
  wait = 0,
): FaultRow => ({
  fault,
  answer: answering,
  again,
  wait,
  ends,
});

/** Passes and is asked again after a while, by every call. */
const busy = (code: 429 | 503): FaultRow[] => {
  const after = (header: string) => status(code, { 'Retry-After': header });
  const date: Answering = (...given) => after(inSeconds(2))(...given);
  return [
    row(`${code}`, 'status', status(code), 'always', 1000),
    row(`${code}, \`Retry-After: 3\``, 'status', after('3'), 'always', 3000),
    row(`${code}, \`Retry-After\` as a date 2 s away`, 'status', date, 'always', 2000),
    row(`${code}, \`Retry-After\` of more than 10 s`, 'status', after('11')),
  ];
};

const lost = (fault: string, answering: Answering) => row(fault, 'network', answering, 'where allowed', 1000);

const FIELDS_OF_TOMORROW = { tomorrow: { a: [1] } };

/** Puts a field that nobody has heard of beside those of every object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withMore(field)] as const);
  return { ...Object.fromEntries(fields), ...FIELDS_OF_TOMORROW };
}

const mapFields = (value: object, change: (field: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field)]));

/** The expected result of every fault of every operation. `good` is the data that the operation would have had. */
export const faultMatrix = (good: object): FaultRow[] => [
  ...busy(429),
  ...busy(503),
  row('430, a security refusal', 'status', status(430)),
  row('401, a wrong token', 'status', status(401)),
  row('400, a refused body', 'status', status(400)),
  row('500', 'status', status(500)),
  row(
    'a page of HTML',
    'content_type',
    () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  ),
  row('an empty answer', 'no_data', () => answer('')),
  row('JSON that is cut off', 'no_data', () => answer(JSON.stringify({ data: good }).slice(0, -5))),
  row('data of other types', 'shape', () => answer({ data: mapFields(good, () => [7]) })),
  row('fields that nobody knows', 'result', () => answer({ data: withMore(good) })),
  row('GraphQL errors', 'graphql', () => answer({ errors: [{ message: 'no' }] })),
  row('GraphQL errors beside a payload of null', 'graphql', () =>
    answer({ data: mapFields(good, () => null), errors: [{ message: 'no' }] }),
  ),
  row('200 with `THROTTLED`', 'graphql', () =>
    answer({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }),
  ),
  row('data of null', 'no_data', () => answer({ data: null })),
  row('a payload of null', 'empty', () => answer({ data: mapFields(good, () => null) })),
  lost('a dropped connection', () => Promise.reject(new TypeError('Failed to fetch'))),
  lost('no connection', () => Promise.reject(new TypeError('The Internet connection appears to be offline.'))),
  lost(
    'a connection dropped in the middle of the answer',
    () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }), {
        headers: { 'Content-Type': 'application/json' },
      }),
  ),
  row('no answer within 15 s', 'timeout', silent),
];

import type { ClientErrorKind } from '../../../../src/press/api/client-error';
import { answer } from '../../../press/checkout/answers';
import type { Answering } from '../../../press/api/fake-api';
import { silent } from '../../../press/api/fake-api';

/** Whether a call is made again after a fault: not at all, only where it may happen twice, or by every call. */
export type Again = 'never' | 'where allowed' | 'always';

/** What goes wrong, in one row, for every operation. */
export interface FaultRow {
  /** As CONTRIBUTING.md says it. */
  fault: string;
  answer: Answering;
  again: Again;
  /** Milliseconds before the next try. */
  wait: number;
  /** What comes of it when it lasts: a failure's kind, the ordinary result, or the one of an empty payload. */
  ends: ClientErrorKind | 'result' | 'empty';
}

const status =
  (code: number, headers: Record<string, string> = {}): Answering =>
  () =>
    answer({ errors: 'answered as asked' }, { status: code, headers });

/** A date header has whole seconds only. */
const inSeconds = (seconds: number) => new Date(Math.ceil(Date.now() / 1000) * 1000 + seconds * 1000).toUTCString();

const busy = (code: 429 | 503): FaultRow[] => [
  { fault: `${code}`, answer: status(code), again: 'always', wait: 1000, ends: 'status' },
  {
    fault: `${code}, \`Retry-After: 3\``,
    answer: status(code, { 'Retry-After': '3' }),
    again: 'always',
    wait: 3000,
    ends: 'status',
  },
  {
    fault: `${code}, \`Retry-After\` as a date 2 s away`,
    answer: (...given) => status(code, { 'Retry-After': inSeconds(2) })(...given),
    again: 'always',
    wait: 2000,
    ends: 'status',
  },
  {
    fault: `${code}, \`Retry-After\` of more than 10 s`,
    answer: status(code, { 'Retry-After': '11' }),
    again: 'never',
    wait: 0,
    ends: 'status',
  },
];

const once = (fault: string, ends: FaultRow['ends'], answering: Answering): FaultRow => ({
  fault,
  answer: answering,
  again: 'never',
  wait: 0,
  ends,
});

const lost = (fault: string, answering: Answering): FaultRow => ({
  fault,
  answer: answering,
  again: 'where allowed',
  wait: 1000,
  ends: 'network',
});

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
  once('430, a security refusal', 'status', status(430)),
  once('401, a wrong token', 'status', status(401)),
  once('400, a refused body', 'status', status(400)),
  once('500', 'status', status(500)),
  once(
    'a page of HTML',
    'content_type',
    () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  ),
  once('an empty answer', 'no_data', () => answer('')),
  once('JSON that is cut off', 'no_data', () => answer(JSON.stringify({ data: good }).slice(0, -5))),
  once('data of other types', 'shape', () => answer({ data: mapFields(good, () => [7]) })),
  once('fields that nobody knows', 'result', () => answer({ data: withMore(good) })),
  once('GraphQL errors', 'graphql', () => answer({ errors: [{ message: 'no' }] })),
  once('GraphQL errors beside a payload of null', 'graphql', () =>
    answer({ data: mapFields(good, () => null), errors: [{ message: 'no' }] }),
  ),
  once('200 with `THROTTLED`', 'graphql', () =>
    answer({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }),
  ),
  once('data of null', 'no_data', () => answer({ data: null })),
  once('a payload of null', 'empty', () => answer({ data: mapFields(good, () => null) })),
  lost('a dropped connection', () => Promise.reject(new TypeError('Failed to fetch'))),
  lost('no connection', () => Promise.reject(new TypeError('The Internet connection appears to be offline.'))),
  lost(
    'a connection dropped in the middle of the answer',
    () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }), {
        headers: { 'Content-Type': 'application/json' },
      }),
  ),
  once('no answer within 15 s', 'timeout', silent),
];

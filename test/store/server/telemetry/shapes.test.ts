import { expect, test } from 'vitest';
import * as bodies from '../../test-support/telemetry-bodies';
import { RECEIVERS } from './receivers';

const GOOD = {
  events: [bodies.eventBody(), {}],
  metrics: [bodies.metricsBody(), {}],
  logs: [bodies.logsBody(), {}],
  errors: [bodies.reportBody(), bodies.REPORT_HEADERS],
  sessions: [bodies.sessionBody(), bodies.SESSION_HEADERS],
} as const;

type Name = keyof typeof GOOD;

const problemOf = (name: Name, body: object = GOOD[name][0], headers: object = {}) =>
  RECEIVERS.find((one) => one.name === name)!.problemOf(body, { ...GOOD[name][1], ...headers }) ?? '';

type Row = readonly [path: string, value: unknown, problem: string];

/** The rows whose problem is not found. */
const missed = (name: Name, rows: readonly Row[]) =>
  rows
    .map(([path, value, problem]) => [path, problem, problemOf(name, bodies.withMember(GOOD[name][0], path, value))])
    .filter(([, problem, said]) => !said!.includes(problem!));

test('what the formats allow is taken', () => {
  expect((Object.keys(GOOD) as Name[]).map((name) => problemOf(name))).toEqual(['', '', '', '', '']);
  // A version in the address of a file is no e-mail address.
  const file = bodies.withMember(
    bodies.reportBody(),
    'events.0.exceptions.0.stacktrace.0.file',
    'https://c.jp/lib@1.2.min.js',
  );
  expect(problemOf('errors', file)).toBe('');
});

test('an event is refused that its table does not allow', () => {
  const rows: Row[] = [
    ['schema_id', 'shopify_wallet_checkout_track/6.2', 'schema_id'],
    ['payload.price', 100, 'Unrecognized key'],
    ['payload.event', 'hover', 'Invalid option'],
    ['payload.shop_id', null, 'shop_id'],
    ['payload.shop_id', '1', 'expected number'],
    ['payload.ttl', -1, 'Too small'],
    ['payload.checkout_token', 'c1-abc?key=secret', 'more than a token'],
    ['payload.content_language', '日本語', 'not a language'],
    ['payload.referer', 'https://shop.example/search?q=hanako', 'a query or a fragment'],
    ['payload.referer', 'https://shop.example/orders/hanako@example.com', 'an e-mail address'],
    ['payload', { app_name: 'karui', page_type: 'cart', event: 'failed', ttl: 0 }, 'need a reason'],
    ['metadata.consent', ['marketing'], 'does not allow analytics'],
    ['metadata.event_created_at_ms', 1_795_229_384, 'not milliseconds'],
    ['metadata.event_created_at_ms', 1_795_229_385_985, 'before it was created'],
  ];
  expect(missed('events', rows)).toEqual([]);
});

const SCOPE = 'resourceMetrics.0.scopeMetrics.0';
const SUM = `${SCOPE}.metrics.0.sum`;
const POINT = `${SUM}.dataPoints.0`;
const HISTOGRAM = `${SCOPE}.metrics.1.exponentialHistogram.dataPoints.0`;

test('metrics are refused that OTLP does not allow, or whose numbers do not fit each other', () => {
  const rows: Row[] = [
    ['resourceMetrics', [], 'Too small'],
    [`${SCOPE}.metrics.1.name`, 'karui.presses', 'two metrics of a scope have one name'],
    [`${SCOPE}.metrics.1.unit`, 'hanako@example.com', 'an e-mail address'],
    [`${SUM}.aggregationTemporality`, 'AGGREGATION_TEMPORALITY_DELTA', 'is the number 1'],
    [`${POINT}.asInt`, 3, 'decimal strings'],
    [`${POINT}.startTimeUnixNano`, '1795229384986000001', 'is after'],
    [`${HISTOGRAM}.count`, '6', 'do not add up'],
    [`${HISTOGRAM}.min`, 5, 'min is more than max'],
    [`${HISTOGRAM}.min`, 2, 'in none of the buckets'],
    [`${HISTOGRAM}.sum`, 17, 'the sum is none'],
  ];
  expect(missed('metrics', rows)).toEqual([]);
});

const RECORD = 'resourceLogs.0.scopeLogs.0.logRecords.0';

test('a log is refused that OTLP does not allow', () => {
  const rows: Row[] = [
    ['resourceLogs', [], 'Too small'],
    [`${RECORD}.severityNumber`, 'WARN', 'a number from 1 to 24'],
    [`${RECORD}.body`, { stringValue: 'no account hanako@example.com' }, 'an e-mail address'],
    [`${RECORD}.severity`, 13, 'Unrecognized key'],
    [RECORD, { severityNumber: 13, observedTimeUnixNano: '0' }, 'without a time'],
  ];
  expect(missed('logs', rows)).toEqual([]);
});

const EVENT = 'events.0';
const EXCEPTION = `${EVENT}.exceptions.0`;

test('a report or a session is refused that the error service would not take', () => {
  const rows: Row[] = [
    ['apiKey', 'abc', 'another key'],
    [`${EXCEPTION}.errorClass`, undefined, 'errorClass'],
    [`${EXCEPTION}.message`, 'no account hanako@example.com', 'an e-mail address'],
    [`${EVENT}.groupingHash`, 'a b c d e f', 'more than five words'],
    [`${EVENT}.request.url`, 'https://shop.example/cart?key=secret', 'a query or a fragment'],
    [`${EVENT}.user`, { email: 'hanako@example.com' }, 'Unrecognized key'],
  ];
  expect(missed('errors', rows)).toEqual([]);
  const session: Row[] = [
    ['sessions.0.startedAt', undefined, 'startedAt'],
    ['app.releaseStage', 'development', 'development stage'],
  ];
  expect(missed('sessions', session)).toEqual([]);
});

test('the error service wants its headers', () => {
  const said = [
    { 'bugsnag-api-key': undefined },
    { 'bugsnag-api-key': 'f'.repeat(32) },
    { 'bugsnag-payload-version': '4' },
    { 'bugsnag-sent-at': undefined },
    { 'bugsnag-sent-at': '1795229384984' },
  ].map((headers) => problemOf('errors', undefined, headers).replace(/:.*/, ''));
  expect(said).toEqual([
    'Bugsnag-Api-Key',
    'Bugsnag-Api-Key',
    'Bugsnag-Payload-Version',
    'Bugsnag-Sent-At',
    'Bugsnag-Sent-At',
  ]);
});

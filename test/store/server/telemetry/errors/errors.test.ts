import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  API_KEY,
  REPORT_HEADERS,
  reportBody,
  sessionBody,
  SESSION_HEADERS,
  withMember,
} from '../../../test-support/telemetry-bodies';
import { headerProblem } from './check-headers';
import { reportShape } from './report';
import { sessionShape } from './session';

const problemOf = (shape: z.ZodType, body: unknown): string => {
  const read = shape.safeParse(body);
  return read.success ? '' : z.prettifyError(read.error);
};

test('a report and a session are taken', () => {
  expect(problemOf(reportShape, reportBody())).toBe('');
  expect(problemOf(sessionShape, sessionBody())).toBe('');
});

const EVENT = 'events.0';
const EXCEPTION = `${EVENT}.exceptions.0`;
const crumb = reportBody().events[0]!.breadcrumbs[0]!;

test.each([
  ['no version', 'payloadVersion', undefined, 'payloadVersion'],
  ['an older version', 'payloadVersion', '4', 'payloadVersion'],
  ['a key that is too short', 'apiKey', 'abc', '32 hexadecimal digits'],
  ['no notifier', 'notifier', undefined, 'notifier'],
  ['a notifier without an address', 'notifier.url', undefined, 'notifier.url'],
  ['no events', 'events', [], 'Too small'],
  ['no exceptions', `${EVENT}.exceptions`, [], 'Too small'],
  [
    'more than 20 exceptions',
    `${EVENT}.exceptions`,
    Array.from({ length: 21 }, () => ({ errorClass: 'E', stacktrace: [] })),
    'Too big',
  ],
  ['an exception without a class', `${EXCEPTION}.errorClass`, undefined, 'errorClass'],
  ['an exception without a stack', `${EXCEPTION}.stacktrace`, undefined, 'stacktrace'],
  ['a message of more than 10,240 characters', `${EXCEPTION}.message`, 'x'.repeat(10_241), 'Too big'],
  ['a frame without a file', `${EXCEPTION}.stacktrace.0.file`, undefined, 'file'],
  ['a line as a text', `${EXCEPTION}.stacktrace.0.lineNumber`, '1', 'expected number'],
  ['a severity that nobody knows', `${EVENT}.severity`, 'fatal', 'Invalid option'],
  ['no word on whether it was handled', `${EVENT}.unhandled`, undefined, 'unhandled'],
  ['a reason that nobody knows', `${EVENT}.severityReason.type`, 'because', 'Invalid option'],
  ['a grouping hash of six words', `${EVENT}.groupingHash`, 'a b c d e f', 'more than five words'],
  ['a grouping hash of more than 100 characters', `${EVENT}.groupingHash`, 'あ'.repeat(101), 'Too big'],
  ['an address with a query', `${EVENT}.request.url`, 'https://shop.example/cart?key=secret', 'a query or a fragment'],
  ['an address with a fragment', `${EVENT}.request.url`, 'https://shop.example/cart#a', 'a query or a fragment'],
  ['more than 20 breadcrumbs', `${EVENT}.breadcrumbs`, Array.from({ length: 21 }, () => crumb), 'Too big'],
  ['a breadcrumb of an unknown type', `${EVENT}.breadcrumbs.0.type`, 'press', 'Invalid option'],
  ['a breadcrumb’s time in ms', `${EVENT}.breadcrumbs.0.timestamp`, 1_795_229_384_984, 'expected string'],
  ['a shopper’s address', `${EVENT}.user`, { email: 'hanako@example.com' }, 'Unrecognized key'],
  ['metadata of one level', `${EVENT}.metaData`, { wallet: 'shop_pay' }, 'expected record'],
  ['a member that the API does not have', `${EVENT}.cookies`, {}, 'Unrecognized key'],
])('a report with %s is refused', (_, path, value, problem) => {
  expect(problemOf(reportShape, withMember(reportBody(), path, value))).toContain(problem);
});

test.each([
  ['no sessions', 'sessions', [], 'Too small'],
  ['a session without a start', 'sessions.0.startedAt', undefined, 'startedAt'],
  ['no stage', 'app.releaseStage', undefined, 'releaseStage'],
  ['the stage in which none is sent', 'app.releaseStage', 'development', 'development stage'],
  ['a key in the body', 'apiKey', API_KEY, 'Unrecognized key'],
  ['no device', 'device', undefined, 'device'],
])('a session with %s is refused', (_, path, value, problem) => {
  expect(problemOf(sessionShape, withMember(sessionBody(), path, value))).toContain(problem);
});

test('headers with key, version and time are right', () => {
  expect(headerProblem(REPORT_HEADERS, { version: '5', key: API_KEY })).toBeNull();
  expect(headerProblem(SESSION_HEADERS, { version: '1', undated: true })).toBeNull();
});

test.each([
  ['no key', { 'bugsnag-api-key': undefined }, 'Api-Key'],
  ['another key than the body', { 'bugsnag-api-key': 'f'.repeat(32) }, 'another key'],
  ['another version', { 'bugsnag-payload-version': '4' }, '4 instead of 5'],
  ['no time', { 'bugsnag-sent-at': undefined }, 'Sent-At'],
  ['a time in ms', { 'bugsnag-sent-at': '1795229384984' }, 'Sent-At'],
])('headers with %s are wrong', (_, changed, problem) => {
  expect(headerProblem({ ...REPORT_HEADERS, ...changed }, { version: '5', key: API_KEY })).toContain(problem);
});

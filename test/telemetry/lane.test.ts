import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLane } from '../../src/telemetry/lane';
import { forgetInFlight, post } from '../../src/telemetry/post';

/** What the receiver answers, one after another; the last again and again. */
let answers: (() => Promise<Response>)[] = [];
let sent: { body: string; at: number; keepalive: boolean }[] = [];
let waiting: string[] = [];
let invalid = 0;
let isOffline = false;

const answer =
  (status: number, headers = {}) =>
  async () =>
    new Response('', { status, headers });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => {});

const lane = () =>
  createLane({
    url: 'https://receiver.example/v1/logs',
    headers: {},
    next: () => (waiting.length ? { text: waiting.shift() } : undefined),
    isAllowed: () => true,
    isOffline: () => isOffline,
    onInvalid: () => void (invalid += 1),
  });
/** Bytes of a body around its text. */
const AROUND = '{"text":""}'.length;
const bodies = () => sent.map(({ body }) => body);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('fetch', (_url: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    sent.push({ body: (JSON.parse(body) as { text: string }).text, at: Date.now(), keepalive });
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  });
  forgetInFlight();
  isOffline = false;
  [answers, sent, waiting, invalid] = [[answer(200)], [], [], 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each<[what: string, given: (() => Promise<Response>)[], times: number[]]>([
  ['taken at once', [answer(200)], [0]],
  ['429: again after 1 s, 2 s and 4 s, then no more', [answer(429)], [0, 1000, 3000, 7000]],
  ['503: the same', [answer(503)], [0, 1000, 3000, 7000]],
  ['429 with Retry-After: 3', [answer(429, { 'Retry-After': '3' }), answer(200)], [0, 3000]],
  ['429 with Retry-After: 0: as without', [answer(429, { 'Retry-After': '0' })], [0, 1000, 3000, 7000]],
  ['429 with a Retry-After of 25 days, longer than timers count', [answer(429, { 'Retry-After': '2160000' })], [0]],
  ['Retry-After that is a date: as without', [answer(503, { 'Retry-After': 'soon' }), answer(200)], [0, 1000]],
  ['400: never again', [answer(400)], [0]],
  ['413: never again', [answer(413)], [0]],
  ['500: never again', [answer(500)], [0]],
  ['502 and 504: never again', [answer(502)], [0]],
  ['partly taken: never again', [async () => Response.json({ partialSuccess: { rejectedLogRecords: '1' } })], [0]],
  ['cut off: it may have arrived, so never again', [lost], [0]],
])('%s', async (_what, given, times) => {
  answers = given;
  waiting = ['one'];
  lane().send(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.map(({ at }) => at)).toEqual(times);
  expect(invalid).toBe(given === undefined ? 0 : Number(_what.startsWith('400')));
});

test('requests are sent one after another, so that a receiver that hangs holds only one', async () => {
  answers = [never];
  waiting = ['one', 'two'];
  const way = lane();
  way.send(false);
  await vi.advanceTimersByTimeAsync(5000);
  way.send(false);
  expect(bodies()).toEqual(['one']);
});

test('all requests start at once when the page is left, also beside one that hangs', async () => {
  answers = [never];
  waiting = ['one', 'two', 'three'];
  const way = lane();
  way.send(false);
  way.send(true);
  expect(bodies()).toEqual(['one', 'two', 'three']);
});

test('a receiver gets nothing more after three failures in a row, until the page is restored as a new visit', async () => {
  answers = [lost];
  waiting = ['1', '2', '3', '4', '5'];
  const way = lane();
  way.send(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(bodies()).toEqual(['1', '2', '3']);
  expect(waiting).toEqual([]);
  way.restart();
  waiting = ['6'];
  way.send(false);
  expect(bodies()).toContain('6');
});

test('a success forgives the failures before', async () => {
  answers = [lost, lost, answer(200), lost, lost, answer(200)];
  waiting = ['1', '2', '3', '4', '5', '6'];
  lane().send(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(bodies()).toHaveLength(6);
});

test('no entry is taken from the queue while there is no line', () => {
  isOffline = true;
  waiting = ['one'];
  lane().send(false);
  expect([bodies(), waiting]).toEqual([[], ['one']]);
});

test('a body is sent without keepalive when it does not fit into 60,000 bytes under way, counted in UTF-8', async () => {
  answers = [never];
  waiting = ['あ'.repeat(10_000), 'あ'.repeat(9000), 'あ'.repeat(2000), 'x'.repeat(3000 - 3 * AROUND)];
  lane().send(true);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true, false, true]);
});

test('an answered request leaves its keepalive bytes to the next', async () => {
  waiting = ['x'.repeat(50_000), 'x'.repeat(50_000)];
  lane().send(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true]);
});

test('requests that begin within a second share their time limit, a later one has its own', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Response('');
  });
  // Later than what the tests before this one have sent.
  await vi.advanceTimersByTimeAsync(60_000);
  for (const wait of [0, 900, 200]) {
    await vi.advanceTimersByTimeAsync(wait);
    await post('https://receiver.example', '{}', undefined);
  }
  const [first, second, third] = signals;
  expect(second).toBe(first);
  expect(third).toBeInstanceOf(AbortSignal);
  expect(third).not.toBe(first);
});

test('a browser without AbortSignal.timeout sends without a time limit', async () => {
  const { timeout } = AbortSignal;
  onTestFinished(() => void (AbortSignal.timeout = timeout));
  Reflect.set(AbortSignal, 'timeout', undefined);
  // Later than what the tests before this one have sent.
  await vi.advanceTimersByTimeAsync(120_000);
  waiting = ['one', 'two'];
  lane().send(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(bodies()).toEqual(['one', 'two']);
});

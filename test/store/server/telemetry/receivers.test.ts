import { expect, test } from 'vitest';
import {
  eventBody,
  logsBody,
  metricsBody,
  REPORT_HEADERS,
  reportBody,
  SESSION_HEADERS,
  sessionBody,
  withMember,
} from '../../test-support/telemetry-bodies';
import { useStore } from '../../test-support/use-store';
import type { Received } from './received';

const store = useStore();

const RECEIVERS = [
  ['events', '/__telemetry/events/v1/produce', eventBody(), {}],
  ['metrics', '/__telemetry/otlp/v1/metrics', metricsBody(), {}],
  ['logs', '/__telemetry/otlp/v1/logs', logsBody(), {}],
  ['errors', '/__telemetry/errors/notify', reportBody(), REPORT_HEADERS],
  ['sessions', '/__telemetry/errors/sessions', sessionBody(), SESSION_HEADERS],
] as const;

const [, METRICS, metrics] = RECEIVERS[1];

const received = async () =>
  ((await (await store.get('/__store/telemetry/received')).json()) as { received: Received[] }).received;

const settled = async () => (await received()).map(({ outcome, status, reason }) => ({ outcome, status, reason }));

test.each(RECEIVERS)('%s are taken, kept, and lost with a reset', async (receiver, path, body, headers) => {
  const answer = await store.post(path, body, headers);
  expect(answer.ok).toBe(true);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await received()).toMatchObject([{ number: 1, receiver, outcome: 'taken', status: answer.status, body }]);
  await store.post('/__store/reset', {});
  expect(await received()).toEqual([]);
});

test.each(RECEIVERS)('%s: another origin may ask, with the headers that are needed', async (_, path, __, headers) => {
  const answer = await store.get(path, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
  expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
  const allowed = answer.headers.get('access-control-allow-headers')?.split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['content-type', ...Object.keys(headers)]));
  expect(await received()).toEqual([]);
});

test.each(RECEIVERS)(
  '%s that are wrong are refused, and kept with the reason',
  async (receiver, path, body, headers) => {
    const wrong = { ...body, extra: 1 };
    expect((await store.post(path, wrong, headers)).status).toBe(400);
    expect(await received()).toMatchObject([{ receiver, outcome: 'refused', status: 400, body: wrong }]);
    expect((await received())[0]?.reason).toContain('Unrecognized key: "extra"');
  },
);

const LINE = 'resourceLogs.0.scopeLogs.0.logRecords.0';

test.each<[string, (typeof RECEIVERS)[number], unknown]>([
  ['payload.referer', RECEIVERS[0], 'https://shop.example/orders/hanako@example.com'],
  ['resourceMetrics.0.scopeMetrics.0.metrics.0.unit', RECEIVERS[1], 'hanako@example.com'],
  [`${LINE}.body`, RECEIVERS[2], { stringValue: 'no account hanako@example.com' }],
  ['events.0.exceptions.0.message', RECEIVERS[3], 'no account hanako@example.com'],
  ['events.0.request.url', RECEIVERS[3], 'https://shop.example/orders/hanako%40example.com'],
  ['events.0.breadcrumbs.0.metaData', RECEIVERS[3], { reason: 'hanako@example.com' }],
  ['sessions.0.id', RECEIVERS[4], 'hanako@example.com'],
])('an e-mail address in %s is refused', async (member, [, path, body, headers], value) => {
  expect((await store.post(path, withMember(body, member, value), headers)).status).toBe(400);
  expect((await received())[0]?.reason).toContain('an e-mail address');
});

test('a file of a stack with a version in its address is no e-mail address', async () => {
  const [, path, body, headers] = RECEIVERS[3];
  const file = 'https://cdn.example/lib@1.2.min.js';
  const report = withMember(body, 'events.0.exceptions.0.stacktrace.0.file', file);
  expect((await store.post(path, report, headers)).status).toBe(200);
});

test.each(RECEIVERS)('%s: GET is no way to send', async (_, path) => {
  expect((await store.get(path)).status).toBe(405);
});

test('a receiver of OTLP says why in its own form', async () => {
  const answer = await store.post(METRICS, { resourceMetrics: [] });
  expect(await answer.json()).toEqual({ code: 3, message: expect.stringContaining('resourceMetrics') as string });
  const cut = await store.get(METRICS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"resourceMetrics":[',
  });
  expect([cut.status, await cut.json()]).toMatchObject([400, { code: 3 }]);
});

test.each([
  ['text/plain', 415],
  ['application/x-protobuf', 415],
  ['application/json; charset=utf-8', 200],
])('metrics as %s are answered with %i', async (type, status) => {
  const answer = await store.get(METRICS, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(metrics),
  });
  expect(answer.status).toBe(status);
});

test('an event may be sent as text, which needs no preflight', async () => {
  const answer = await store.get(RECEIVERS[0][1], { method: 'POST', body: JSON.stringify(eventBody()) });
  expect(answer.status).toBe(200);
  expect(await received()).toMatchObject([{ outcome: 'taken', body: eventBody() }]);
});

test('a report without its headers is refused', async () => {
  expect((await store.post('/__telemetry/errors/notify', reportBody())).status).toBe(400);
  expect((await received())[0]?.reason).toContain('Bugsnag-Api-Key');
});

test.each([
  [429, 8],
  [503, 14],
])('a fault of %i comes in the words of OTLP, with Retry-After for other origins', async (status, code) => {
  await store.fault({ operation: 'telemetry/metrics', status, retryAfter: 2, times: 1 });
  const answer = await store.post(METRICS, metrics);
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
  expect((await store.post(METRICS, metrics)).status).toBe(200);
  expect(await settled()).toEqual([
    { outcome: 'fault', status, reason: `answered ${status} as asked` },
    { outcome: 'taken', status: 200, reason: '' },
  ]);
});

test('a part of the metrics can be rejected', async () => {
  await store.fault({ operation: 'telemetry/metrics', partialSuccess: { rejected: 2, message: 'too old' } });
  const answer = await store.post(METRICS, metrics);
  expect(await answer.json()).toEqual({ partialSuccess: { rejectedDataPoints: '2', errorMessage: 'too old' } });
  expect(await settled()).toEqual([{ outcome: 'partly', status: 200, reason: 'too old' }]);
});

test('only a receiver of OTLP can take a part', async () => {
  expect((await store.fault({ operation: 'telemetry/events', partialSuccess: {} })).status).toBe(400);
});

test('a connection can be cut before the body is kept, and after', async () => {
  await store.fault([
    { operation: 'telemetry/metrics', drop: true, times: 1 },
    { operation: 'telemetry/metrics', drop: true, after: true, times: 1 },
  ]);
  await expect(store.post(METRICS, metrics)).rejects.toThrow();
  await expect(store.post(METRICS, metrics)).rejects.toThrow();
  expect((await settled()).map(({ outcome }) => outcome)).toEqual(['fault', 'taken']);
});

test('a receiver that hangs has the body, and no answer', async () => {
  await store.fault({ operation: 'telemetry/metrics', delayMs: 600_000 });
  const leaving = new AbortController();
  const hanging = store.get(METRICS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metrics),
    signal: leaving.signal,
  });
  await expect.poll(settled).toEqual([{ outcome: 'waiting', status: null, reason: '' }]);
  leaving.abort();
  await expect(hanging).rejects.toThrow();
});

test('a reader who knows all is told so in few bytes', async () => {
  const read = async (revision: number) => store.get(`/__store/telemetry/received?unless=${revision}`);
  const { revision } = (await (await read(0)).json()) as { revision: number };
  expect((await read(revision)).status).toBe(204);
  await store.post(METRICS, withMember(metrics, 'resourceMetrics', []));
  expect((await read(revision)).status).toBe(200);
  await store.get('/__store/telemetry/received', { method: 'DELETE' });
  expect(await received()).toEqual([]);
});

import { expect, test } from 'vitest';
import * as bodies from '../../test-support/telemetry-bodies';
import { useStore } from '../../test-support/use-store';
import type { Received } from './received';

const store = useStore();

const RECEIVERS = [
  ['events', '/__telemetry/events/v1/produce', bodies.eventBody(), {}],
  ['metrics', '/__telemetry/otlp/v1/metrics', bodies.metricsBody(), {}],
  ['logs', '/__telemetry/otlp/v1/logs', bodies.logsBody(), {}],
  ['errors', '/__telemetry/errors/notify', bodies.reportBody(), bodies.REPORT_HEADERS],
  ['sessions', '/__telemetry/errors/sessions', bodies.sessionBody(), bodies.SESSION_HEADERS],
] as const;

const [, METRICS, metrics] = RECEIVERS[1];

const received = async () =>
  ((await (await store.get('/__store/telemetry/received')).json()) as { received: Received[] }).received;
const settled = async () => (await received()).map(({ outcome, status, reason }) => ({ outcome, status, reason }));

test.each(RECEIVERS)(
  '%s are taken from any origin, or refused and kept with the reason',
  async (receiver, path, body, headers) => {
    const asked = await store.get(path, { method: 'OPTIONS' });
    const header = (name: string) => asked.headers.get(`access-control-${name}`);
    expect([asked.status, header('allow-origin'), header('allow-methods')]).toEqual([204, '*', 'POST']);
    expect(header('expose-headers')).toBe('Retry-After');
    expect(header('allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['content-type', ...Object.keys(headers)]),
    );

    const answer = await store.post(path, body, headers);
    expect([answer.ok, answer.headers.get('access-control-allow-origin')]).toEqual([true, '*']);
    expect((await store.post(path, { ...body, extra: 1 }, headers)).status).toBe(400);
    expect((await store.get(path)).status).toBe(405);
    expect(await received()).toMatchObject([
      { number: 1, receiver, outcome: 'taken', status: answer.status, body },
      {
        receiver,
        outcome: 'refused',
        status: 400,
        reason: expect.stringContaining('Unrecognized key: "extra"') as string,
      },
      { receiver, outcome: 'refused', status: 405 },
    ]);
    await store.post('/__store/reset', {});
    expect(await received()).toEqual([]);
  },
);

test('a receiver can be busy, lose the connection before or after, and hang', async () => {
  await store.fault([
    { operation: 'telemetry/metrics', status: 429, retryAfter: 2, times: 1 },
    { operation: 'telemetry/metrics', drop: true, times: 1 },
    { operation: 'telemetry/metrics', drop: true, after: true, times: 1 },
    { operation: 'telemetry/metrics', delayMs: 600_000 },
  ]);
  const busy = await store.post(METRICS, metrics);
  expect([busy.status, busy.headers.get('retry-after'), await busy.json()]).toMatchObject([429, '2', { code: 8 }]);
  await expect(store.post(METRICS, metrics)).rejects.toThrow();
  await expect(store.post(METRICS, metrics)).rejects.toThrow();
  const leaving = new AbortController();
  const hanging = store.get(METRICS, { method: 'POST', body: JSON.stringify(metrics), signal: leaving.signal });
  await expect.poll(settled).toEqual([
    { outcome: 'fault', status: 429, reason: 'answered 429 as asked' },
    { outcome: 'fault', status: null, reason: 'the connection is cut' },
    { outcome: 'taken', status: 200, reason: '' },
    { outcome: 'waiting', status: null, reason: '' },
  ]);
  leaving.abort();
  await expect(hanging).rejects.toThrow();
});

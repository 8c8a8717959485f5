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

const received = async () =>
  ((await (await store.get('/__store/telemetry/received')).json()) as { received: Received[] }).received;

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

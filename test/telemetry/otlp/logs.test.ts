import { JsonLogsSerializer } from '@opentelemetry/otlp-transformer';
import { expect, test } from 'vitest';
import pkg from '../../../package.json' with { type: 'json' };
import { createLogs, type Logs } from '../../../src/telemetry/otlp/logs';
import { alike } from './alike';

const lines = (logs: Logs) => {
  const body = logs.next(false) as
    | { resourceLogs: { scopeLogs: { logRecords: { severityNumber: number; body: { stringValue: string } }[] }[] }[] }
    | undefined;
  return (body?.resourceLogs[0]!.scopeLogs[0]!.logRecords ?? []).map(
    ({ severityNumber, body: { stringValue } }) => `${severityNumber} ${stringValue}`,
  );
};

test('lines have the numbers of their severities, and are collected once', () => {
  const logs = createLogs();
  for (const severity of ['INFO', 'WARN', 'ERROR'] as const) logs.write({ severity, message: 'x' + severity }, 1000);
  expect(lines(logs)).toEqual(['9 xINFO', '13 xWARN', '17 xERROR']);
  expect(logs.next(false)).toBeUndefined();
});

test('the same message is written five times; when the page is left one line has the count', () => {
  const logs = createLogs();
  for (let index = 0; index < 12; index++) logs.write({ severity: 'WARN', message: 'again' }, 1000);
  expect(lines(logs)).toHaveLength(5);
  const body = JSON.stringify(logs.next(true));
  expect(body).toContain('{"key":"log.repeated","value":{"intValue":"7"}}');
  expect(logs.next(true)).toBeUndefined();
  logs.restart();
  logs.write({ severity: 'WARN', message: 'again' }, 1000);
  expect(lines(logs)).toHaveLength(1);
});

test('the same message with other attributes is another line, also when repeats are counted', () => {
  const logs = createLogs();
  const write = (code: string) =>
    logs.write({ severity: 'WARN', message: 'developer error', attributes: { code } }, 1000);
  for (let index = 0; index < 7; index++) write('first');
  write('second');
  expect(lines(logs)).toHaveLength(6);
  expect(JSON.stringify(logs.next(true))).toContain(
    '[{"key":"code","value":{"stringValue":"first"}},{"key":"log.repeated","value":{"intValue":"2"}}]',
  );
});

test("a body is the same as OpenTelemetry's own", () => {
  const logs = createLogs();
  logs.write({ severity: 'WARN', message: 'missing translation', attributes: { key: 'cart.title' } }, 1_000_000);
  logs.write({ severity: 'ERROR', message: 'again', attributes: { times: 7, wallet: undefined } }, 1_002_000);
  // The exporter groups records by this object's identity.
  const by = {
    resource: { attributes: { 'service.name': 'karui', 'service.version': pkg.version } },
    instrumentationScope: { name: 'karui', version: pkg.version },
  };
  const record = (severityNumber: number, severityText: string, body: string, attributes: object, seconds: number) => ({
    ...by,
    hrTime: [seconds, 0],
    // Only a collector elsewhere would have a time of its own.
    hrTimeObserved: [0, 0],
    severityNumber,
    severityText,
    body,
    attributes,
    droppedAttributesCount: 0,
  });
  const reference = JsonLogsSerializer.serializeRequest([
    record(13, 'WARN', 'missing translation', { key: 'cart.title' }, 1000),
    record(17, 'ERROR', 'again', { times: 7 }, 1002),
  ] as unknown as Parameters<typeof JsonLogsSerializer.serializeRequest>[0]);
  expect(alike(logs.next(false))).toEqual(alike(JSON.parse(new TextDecoder().decode(reference))));
});

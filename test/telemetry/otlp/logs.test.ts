import { expect, test } from 'vitest';
import { createLogs, type Logs } from '../../../src/telemetry/otlp/logs';

const lines = (logs: Logs) => {
  const body = logs.collect() as
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
  expect(logs.collect()).toBeUndefined();
});

test('the same message is written five times; when the page is left one line has the count', () => {
  const logs = createLogs();
  for (let index = 0; index < 12; index++) logs.write({ severity: 'WARN', message: 'again' }, 1000);
  expect(lines(logs)).toHaveLength(5);
  logs.close(1500);
  const body = JSON.stringify(logs.collect());
  expect(body).toContain('{"key":"log.repeated","value":{"intValue":"7"}}');
  logs.close(1600);
  expect(logs.collect()).toBeUndefined();
  logs.restart();
  logs.write({ severity: 'WARN', message: 'again' }, 1000);
  expect(lines(logs)).toHaveLength(1);
});

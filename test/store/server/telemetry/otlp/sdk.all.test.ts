import { JsonMetricsSerializer } from '@opentelemetry/otlp-transformer';
import * as sdk from '@opentelemetry/sdk-metrics';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { metricsBody, withMember } from '../../../test-support/telemetry-bodies';
import { metricsShape } from './metrics';

/** Members that are 64-bit integers: OpenTelemetry's JavaScript SDK writes them as numbers, and the specification as texts. */
const WHOLE = /^(count|zeroCount|asInt|intValue|\d+)$/;

test('what OpenTelemetry’s own SDK sends is taken, with its counts as texts', async () => {
  const exporter = new sdk.InMemoryMetricExporter(sdk.AggregationTemporality.DELTA);
  const reader = new sdk.PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
  const options = { maxSize: 160, recordMinMax: true };
  const aggregation = { type: sdk.AggregationType.EXPONENTIAL_HISTOGRAM as const, options };
  const provider = new sdk.MeterProvider({ readers: [reader], views: [{ instrumentName: 'duration', aggregation }] });
  const meter = provider.getMeter('karui', '1.0.0');
  meter.createCounter('presses', { unit: '1' }).add(3, { wallet: 'ShopPay', again: false, tries: 2 });
  meter.createCounter('amount').add(1.5);
  const durations = meter.createHistogram('duration', { unit: 'ms' });
  for (const value of [0, 1, 12.5, 80, 81, 640, 30_000]) durations.record(value, { ending: 'redirect' });
  await reader.forceFlush();
  const text = new TextDecoder().decode(JsonMetricsSerializer.serializeRequest(exporter.getMetrics()[0]!));
  await provider.shutdown();
  const sent: unknown = JSON.parse(text, (name, value: unknown) =>
    WHOLE.test(name) && Number.isInteger(value) ? String(value) : value,
  );
  const read = metricsShape.safeParse(sent);
  expect(read.success ? '' : z.prettifyError(read.error)).toBe('');
  expect(text).toMatch(/"exponentialHistogram".*"scale"/);
});

/** The paths of all members of a body. */
const pathsOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [path + name].concat(pathsOf(inner, `${path}${name}.`)))
    : [];

test('a check says what is wrong and never throws, whatever a member is', () => {
  for (const path of pathsOf(metricsBody()))
    for (const value of [null, '', 'x', '3.5', '-1', -1, 1.5, true, {}, [], [null], ['x']])
      expect(() => metricsShape.safeParse(withMember(metricsBody(), path, value)), path).not.toThrow();
});

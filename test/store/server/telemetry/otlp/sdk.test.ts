import { JsonMetricsSerializer } from '@opentelemetry/otlp-transformer';
import {
  AggregationTemporality,
  AggregationType,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { metricsShape } from './metrics';
import { TEXT_OR_NUMBER } from './values';

const exporter = new InMemoryMetricExporter(AggregationTemporality.DELTA);
const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
const provider = new MeterProvider({
  readers: [reader],
  views: [
    {
      instrumentName: 'press.duration',
      aggregation: { type: AggregationType.EXPONENTIAL_HISTOGRAM, options: { maxSize: 160, recordMinMax: true } },
    },
  ],
});

/** What OpenTelemetry's own SDK sends of all kinds of instruments. */
let sent: unknown;

beforeAll(async () => {
  const meter = provider.getMeter('karui', '1.0.0');
  meter.createCounter('presses', { unit: '1' }).add(3, { wallet: 'ShopPay', again: false, tries: 2 });
  meter.createCounter('amount').add(1.5);
  meter.createUpDownCounter('hosts').add(-2);
  meter.createGauge('height').record(44.5);
  const sizes = meter.createHistogram('size', { unit: 'ms', advice: { explicitBucketBoundaries: [0, 5, 10] } });
  const durations = meter.createHistogram('press.duration', { unit: 'ms' });
  for (const value of [0, 1, 12.5, 80, 81, 640, 30_000]) {
    sizes.record(value);
    durations.record(value, { ending: 'redirect' });
  }
  await reader.forceFlush();
  const bytes = JsonMetricsSerializer.serializeRequest(exporter.getMetrics()[0]!);
  sent = JSON.parse(new TextDecoder().decode(bytes));
});

afterAll(() => provider.shutdown());

test('what OpenTelemetry’s own SDK sends is taken, where integers may be numbers as there', () => {
  const read = metricsShape(TEXT_OR_NUMBER).safeParse(sent);
  expect(read.success ? '' : z.prettifyError(read.error)).toBe('');
  expect(JSON.stringify(sent)).toMatch(/"exponentialHistogram".*"scale"/);
});

test('its counts as numbers are the only thing that our stricter receiver does not take of it', () => {
  const { error } = metricsShape().safeParse(sent);
  expect(error?.issues.length).toBeGreaterThan(0);
  expect(new Set(error?.issues.map(({ message }) => message))).toEqual(
    new Set(['64-bit integers are decimal strings']),
  );
});

import { JsonMetricsSerializer } from '@opentelemetry/otlp-transformer';
import { expect, test } from 'vitest';
import { exponentialHistogram } from '../../../src/telemetry/otlp/histogram';
import { createMetrics } from '../../../src/telemetry/otlp/metrics';
import { metricsShape } from '../../store/server/telemetry/otlp/metrics';
import pkg from '../../../package.json' with { type: 'json' };
import { alike } from './alike';

interface Body {
  resourceMetrics: { scopeMetrics: { metrics: { sum?: { dataPoints: unknown[] } }[] }[] }[];
}

test("a body is the same as OpenTelemetry's own", () => {
  const metrics = createMetrics(1_000_000);
  metrics.record('presses', { wallet: 'paypal' });
  metrics.record('presses', { wallet: 'paypal' });
  const durations = [12.5, 80, 81, 640];
  for (const ms of durations) metrics.record('press.duration', { wallet: 'paypal', ending: 'redirect' }, ms);
  const { offset, bucketCounts } = exponentialHistogram(durations).positive;
  const [startTime, endTime] = [
    [1000, 0],
    [1002, 0],
  ];
  const point = { startTime, endTime };
  const descriptor = (name: string, unit: string) => ({ name, unit, description: '', type: 'COUNTER', valueType: 0 });
  const reference = JsonMetricsSerializer.serializeRequest({
    resource: { attributes: { 'service.name': 'karui', 'service.version': pkg.version } },
    scopeMetrics: [
      {
        scope: { name: 'karui', version: pkg.version },
        metrics: [
          {
            descriptor: descriptor('karui.presses', '1'),
            aggregationTemporality: 0,
            dataPointType: 3,
            isMonotonic: true,
            dataPoints: [{ ...point, attributes: { wallet: 'paypal' }, value: 2 }],
          },
          {
            descriptor: descriptor('karui.press.duration', 'ms'),
            aggregationTemporality: 0,
            dataPointType: 1,
            dataPoints: [
              {
                ...point,
                attributes: { wallet: 'paypal', ending: 'redirect' },
                value: {
                  min: 12.5,
                  max: 640,
                  sum: 813.5,
                  count: 4,
                  scale: 3,
                  zeroCount: 0,
                  positive: { offset, bucketCounts: bucketCounts.map(Number) },
                  negative: { offset: 0, bucketCounts: [] },
                },
              },
            ],
          },
        ],
      },
    ],
  } as unknown as Parameters<typeof JsonMetricsSerializer.serializeRequest>[0]);
  const expected: unknown = JSON.parse(new TextDecoder().decode(reference));
  // The reference may leave out an integer's text form: both are read alike.
  expect(alike(metrics.collect(1_002_000))).toEqual(alike(expected));
});

test('each body has the values since the body before', () => {
  const metrics = createMetrics(1000);
  metrics.record('presses', { wallet: 'paypal' });
  expect(metrics.collect(2000)).toBeDefined();
  expect(metrics.collect(3000)).toBeUndefined();
  metrics.record('presses', { wallet: 'paypal' });
  const body = metrics.collect(4000) as Body;
  expect(body.resourceMetrics[0]!.scopeMetrics[0]!.metrics[0]!.sum!.dataPoints).toMatchObject([
    { asInt: '1', startTimeUnixNano: '3000000000', timeUnixNano: '4000000000' },
  ]);
});

test('a metric has at most 20 sets of attributes; further sets are counted together', () => {
  const metrics = createMetrics(1000);
  for (let index = 0; index < 1000; index++) metrics.record('presses', { wallet: `wallet ${index}` });
  const body = metrics.collect(2000) as Body;
  const points = body.resourceMetrics[0]!.scopeMetrics[0]!.metrics[0]!.sum!.dataPoints;
  expect(points).toHaveLength(20);
  expect(points.at(-1)).toMatchObject({
    attributes: [{ key: 'otel.metric.overflow', value: { stringValue: 'true' } }],
    asInt: '981',
  });
});

test('a value that is no duration is not counted', () => {
  const metrics = createMetrics(1000);
  for (const ms of [Number.NaN, -1, Infinity]) metrics.record('press.duration', {}, ms);
  expect(metrics.collect(2000)).toBeUndefined();
});

test('durations are sent with fixed buckets where a merchant asks for them', () => {
  const metrics = createMetrics(1000, 'explicit');
  metrics.record('press.duration', { wallet: 'paypal' }, 7);
  metrics.record('presses', { wallet: 'paypal' });
  const body = metrics.collect(2000) as Body;
  expect(body.resourceMetrics[0]!.scopeMetrics[0]!.metrics).toMatchObject([
    { histogram: { aggregationTemporality: 1, dataPoints: [{ count: '1', sum: 7, bucketCounts: { length: 13 } }] } },
    { sum: {} },
  ]);
  expect(metricsShape.safeParse(body).error).toBeUndefined();
});

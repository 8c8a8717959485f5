import { expect, test } from 'vitest';
import { createSplitMetrics, type SplitMetric } from '../../src/split/metrics';
import { metricsShape } from '../store/server/telemetry/otlp/metrics';

const ATTRIBUTES = { 'karui.arm': 'platform', 'karui.page_type': 'product', 'karui.split': 50 };
const SENT = [
  { key: 'karui.arm', value: { stringValue: 'platform' } },
  { key: 'karui.page_type', value: { stringValue: 'product' } },
  { key: 'karui.split', value: { intValue: '50' } },
];

interface Body {
  resourceMetrics: { scopeMetrics: { metrics: (Record<string, unknown> & { name: string; unit: string })[] }[] }[];
}

/** The metrics that are sent of some values. */
function sentOf(kind: 'exponential' | 'explicit', values: readonly (readonly [SplitMetric, number])[]) {
  const metrics = createSplitMetrics(1000, kind);
  for (const [name, value] of values) metrics.record(name, ATTRIBUTES, value);
  const body = metrics.collect(3000);
  expect(metricsShape.parse(body)).toEqual(body);
  expect(metrics.collect(4000), 'a second body').toBeUndefined();
  return (body as Body).resourceMetrics[0]!.scopeMetrics[0]!.metrics;
}

test('steps are sums of visits, as differences, with arm, page type and split', () => {
  const times = { startTimeUnixNano: '1000000000', timeUnixNano: '3000000000' };
  const [visits, checkouts] = sentOf('exponential', [
    ['visits', 1],
    ['checkouts', 1],
  ]);
  const sum = {
    aggregationTemporality: 1,
    isMonotonic: true,
    dataPoints: [{ attributes: SENT, ...times, asInt: '1' }],
  };
  expect(visits).toEqual({ name: 'karui.split.visits', unit: '{visit}', sum });
  expect(checkouts).toEqual({ name: 'karui.split.checkouts', unit: '{visit}', sum });
});

/** Values of a quick page, and of a poor one. */
const VALUES = [
  ['fcp', 412.5],
  ['lcp', 8123.25],
  ['inp', 24],
  ['cls', 0],
  ['cls', 0.0123],
  ['cls', 3.2],
] as const;

test.each([
  ['exponential', 'exponentialHistogram'],
  ['explicit', 'histogram'],
] as const)(
  'vitals are %s histograms that a strict receiver takes, in milliseconds, and layout shift in 1',
  (kind, member) => {
    const sent = sentOf(kind, VALUES);
    expect(sent.map(({ name, unit }) => [name, unit])).toEqual([
      ['karui.split.fcp', 'ms'],
      ['karui.split.lcp', 'ms'],
      ['karui.split.inp', 'ms'],
      ['karui.split.cls', '1'],
    ]);
    for (const metric of sent) expect(metric[member], metric.name).toMatchObject({ aggregationTemporality: 1 });
    const { dataPoints } = sent[3]![member] as { dataPoints: object[] };
    expect(dataPoints).toMatchObject([{ count: '3', min: 0, max: 3.2, attributes: SENT }]);
  },
);

test('explicit buckets have the bounds between good and poor', () => {
  const boundsOf = (name: SplitMetric) => {
    const [metric] = sentOf('explicit', [[name, 0.1]]);
    return (metric!['histogram'] as { dataPoints: { explicitBounds: number[] }[] }).dataPoints[0]!.explicitBounds;
  };
  for (const name of ['fcp', 'lcp', 'inp'] as const)
    expect(boundsOf(name)).toEqual(expect.arrayContaining([200, 500, 1800, 2500, 3000, 4000]));
  expect(boundsOf('cls')).toEqual(expect.arrayContaining([0.1, 0.25]));
});

test('a value belongs to the bucket of its upper bound', () => {
  const [lcp] = sentOf('explicit', [
    ['lcp', 2500],
    ['lcp', 2500.1],
    ['lcp', 99_999],
  ]);
  const { dataPoints } = lcp!['histogram'] as { dataPoints: { explicitBounds: number[]; bucketCounts: string[] }[] };
  const { explicitBounds, bucketCounts } = dataPoints[0]!;
  const at = explicitBounds.indexOf(2500);
  expect([bucketCounts[at], bucketCounts[at + 1], bucketCounts.at(-1)]).toEqual(['1', '1', '1']);
});

test('a body whose clock was set back has no start after its end', () => {
  const metrics = createSplitMetrics(5000, 'exponential');
  metrics.record('visits', ATTRIBUTES, 1);
  const body = metrics.collect(4000);
  expect(metricsShape.parse(body)).toEqual(body);
});

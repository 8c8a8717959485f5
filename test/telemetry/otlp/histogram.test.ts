import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { explicitHistogram, exponentialHistogram } from '../../../src/telemetry/otlp/histogram';

const ourOwn = (values: readonly number[]) => {
  const { count, zeroCount, positive, ...rest } = exponentialHistogram(values);
  const counts = positive.bucketCounts.map(Number);
  return { ...rest, count: Number(count), zeroCount: Number(zeroCount), offset: positive.offset, counts };
};

/** What is needed of OpenTelemetry's aggregator, whose first scale is no option of its package. */
interface Point {
  scale: number;
  count: number;
  sum: number;
  min: number;
  max: number;
  zeroCount: number;
  positive: { offset: number; bucketCounts: number[] };
}
interface Accumulation<Value> {
  record(value: number): void;
  toPointValue(): Value;
}
type Aggregator<Value> = new (...args: unknown[]) => Accumulation<Value>;

/** What is needed of its histogram with fixed buckets. */
interface FixedPoint {
  count: number;
  sum: number;
  min: number;
  max: number;
  buckets: { boundaries: number[]; counts: number[] };
}
type Mapping = (scale: number) => unknown;

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@opentelemetry/sdk-metrics')), 'aggregator');
const { ExponentialHistogramAccumulation } = require(join(folder, 'ExponentialHistogram.js')) as {
  ExponentialHistogramAccumulation: Aggregator<Point>;
};
const { HistogramAccumulation } = require(join(folder, 'Histogram.js')) as {
  HistogramAccumulation: Aggregator<FixedPoint>;
};
const { getMapping } = require(join(folder, 'exponential-histogram/mapping/getMapping.js')) as { getMapping: Mapping };

/** All that stands before the first scale among the parameters. */
const FIRST = [[0, 0], 160, true, 0, 0, 0, Infinity, -Infinity, undefined, undefined];

const reference = (values: readonly number[]) => {
  const accumulation = new ExponentialHistogramAccumulation(...FIRST, getMapping(3));
  for (const value of values) accumulation.record(value);
  const { scale, count, sum, min, max, zeroCount, positive } = accumulation.toPointValue();
  return { scale, count, sum, min, max, zeroCount, offset: positive.offset, counts: positive.bucketCounts };
};

test.each<[values: number[], scale: number, offset: number, length: number]>([
  [[1], 3, -1, 1],
  [[2], 3, 7, 1],
  [[4], 3, 15, 1],
  [[1, 2, 4], 3, -1, 17],
  [[12.5, 80, 81, 640], 3, 29, 46],
  [[0, 0, 5], 3, 18, 1],
  [[0.001, 60_000], 2, -40, 104],
  [[1, 1_048_576], 2, -1, 81],
  [[1e-9, 1e9], 1, -60, 120],
])('%j has scale %i, offset %i and %i buckets', (values, scale, offset, length) => {
  const found = ourOwn(values);
  expect([found.scale, found.offset, found.counts.length]).toEqual([scale, offset, length]);
});

/** Durations as pages have them, and some of a browser with a clock of its own kind. */
const duration = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 60_000 }) },
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 600_000 }).map((tenths) => tenths / 10) },
  fc.constantFrom(0, 1, 2, 4, 1024, 1_048_576),
  fc.integer({ min: 1, max: 1_000_000_000 }).map((value) => value / 1_000_000),
);

test("agrees with OpenTelemetry's own on 10,000 random streams", () => {
  fc.assert(
    fc.property(fc.array(duration, { minLength: 1, maxLength: 40 }), (values) => {
      const [found, expected] = [ourOwn(values), reference(values)];
      // The reference has scale 0 as long as it has seen only zeros.
      const isOnlyZeros = values.every((value) => value === 0);
      expect({ ...found, scale: isOnlyZeros ? expected.scale : found.scale }).toEqual(expected);
    }),
    { numRuns: 10_000 },
  );
});

/** As the specification lists them. */
const BOUNDS = [0, 5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120];

test("fixed buckets agree with OpenTelemetry's own on 2,000 random streams, and on each bound", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(duration, fc.constantFrom(...BOUNDS)), { minLength: 1, maxLength: 40 }), (values) => {
      const accumulation = new HistogramAccumulation([0, 0], BOUNDS, true);
      for (const value of values) accumulation.record(value);
      const { buckets, ...rest } = accumulation.toPointValue();
      const { explicitBounds, bucketCounts, count, ...found } = explicitHistogram(values);
      expect({ ...found, count: Number(count), explicitBounds, counts: bucketCounts.map(Number) }).toMatchObject({
        count: rest.count,
        sum: rest.sum,
        min: rest.min,
        max: rest.max,
        explicitBounds: buckets.boundaries,
        counts: buckets.counts,
      });
    }),
    { numRuns: 2000 },
  );
});

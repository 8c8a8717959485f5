/**
 * What is read of OTLP's metrics in JSON. A Collector may leave out what is 0 or empty, and write more than is read here:
 * https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
 */
import * as z from 'zod';

/** 64-bit integers are texts; smaller ones may be numbers. */
const whole = z.union([z.string(), z.number()]).transform(Number).pipe(z.int().nonnegative());

const counts = z.array(whole).default([]);

const attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })).default([]);

/** A list of OTLP's attributes. */
export type Attributes = z.infer<typeof attributes>;

const numberPoint = z.object({ attributes, asInt: whole.optional(), asDouble: z.int().nonnegative().optional() });

const explicitPoint = z.object({ attributes, explicitBounds: z.array(z.number()).default([]), bucketCounts: counts });

const exponentialPoint = z.object({
  attributes,
  scale: z.int().default(0),
  zeroCount: whole.default(0),
  zeroThreshold: z.number().default(0),
  positive: z.object({ offset: z.int().default(0), bucketCounts: counts }).default({ offset: 0, bucketCounts: [] }),
});

/** A point of a histogram that names its bounds: one bucket more than bounds. */
export type ExplicitPoint = z.infer<typeof explicitPoint>;

/** A point of a histogram whose bounds follow from its scale: bucket i has what lies in (base^i, base^(i+1)], base = 2^(2^-scale). */
export type ExponentialPoint = z.infer<typeof exponentialPoint>;

const aggregationTemporality = z.int().default(0);

/** A metric of the split. */
export const metricShape = z.object({
  name: z.string(),
  sum: z.object({ aggregationTemporality, dataPoints: z.array(numberPoint) }).optional(),
  histogram: z.object({ aggregationTemporality, dataPoints: z.array(explicitPoint) }).optional(),
  exponentialHistogram: z.object({ aggregationTemporality, dataPoints: z.array(exponentialPoint) }).optional(),
});

/** A metric of the split, read. */
export type Metric = z.infer<typeof metricShape>;

const scopeMetrics = z.object({ metrics: z.array(z.looseObject({})).default([]) });

/** A request with metrics, which may be others' and have other shapes. */
export const requestShape = z.object({
  resourceMetrics: z.array(
    z.object({
      resource: z.object({ attributes }).default({ attributes: [] }),
      scopeMetrics: z.array(scopeMetrics).default([]),
    }),
  ),
});

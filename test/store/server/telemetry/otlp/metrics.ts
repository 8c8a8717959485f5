import * as z from 'zod';
import { explicitPoint, exponentialPoint, numberPoint } from './data-points';
import { enveloped, hasOne } from './values';

interface Point {
  attributes?: readonly { key: string; value: unknown }[] | undefined;
}

/** The attributes in one text, whatever their order. */
const identity = ({ attributes = [] }: Point): string =>
  JSON.stringify(attributes.map(({ key, value }) => [key, JSON.stringify(value)]).sort());

const points = <T extends z.ZodType<Point>>(point: T) =>
  z
    .array(point)
    .min(1, { error: 'a metric without data points' })
    .refine((list) => new Set(list.map(identity)).size === list.length, {
      error: 'two data points of a metric have the same attributes',
    });

const aggregationTemporality = z.union([z.literal(1), z.literal(2)], {
  error: 'aggregationTemporality is the number 1 (delta) or 2 (cumulative)',
});

/** The kinds of metrics that the widget sends. */
const kinds = {
  sum: z
    .strictObject({ aggregationTemporality, isMonotonic: z.boolean().optional(), dataPoints: points(numberPoint) })
    .refine(
      ({ isMonotonic, dataPoints }) =>
        !isMonotonic || dataPoints.every(({ asInt, asDouble }) => Number(asInt ?? asDouble) >= 0),
      { error: 'a monotonic sum below 0' },
    ),
  histogram: z.strictObject({ aggregationTemporality, dataPoints: points(explicitPoint) }),
  exponentialHistogram: z.strictObject({ aggregationTemporality, dataPoints: points(exponentialPoint) }),
};

const metric = z
  .strictObject({
    name: z.string().regex(/^[a-z][\w./-]{0,254}$/i, { error: 'not a name of a metric' }),
    description: z.string().optional(),
    unit: z.string().max(63).optional(),
    ...z.object(kinds).partial().shape,
  })
  .refine((given) => hasOne(given, Object.keys(kinds)), {
    error: `a metric has exactly one of ${Object.keys(kinds).join(', ')}`,
  });

/**
 * The body of `POST /v1/metrics`, as OTLP 1 has it in JSON: lowerCamelCase names, enums as numbers, 64-bit integers as decimal strings,
 * no name that OTLP does not know, no empty envelope. A Collector is more lenient, so that it would not find a client's mistakes.
 */
export const metricsShape = enveloped(
  'resourceMetrics',
  'scopeMetrics',
  'metrics',
  z
    .array(metric)
    .min(1)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
      error: 'two metrics of a scope have one name',
    }),
);

import * as z from 'zod';
import { exponentialPoint, histogramPoint, numberPoint } from './data-points';
import { hasOne, resource, scope, TEXT_ONLY, type Integers } from './values';

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

const temporality = z.union([z.literal(1), z.literal(2)], {
  error: 'aggregationTemporality is the number 1 (delta) or 2 (cumulative)',
});

interface NumberPoint extends Point {
  asInt?: string | number | undefined;
  asDouble?: number | undefined;
}

const falls = ({ asInt, asDouble }: NumberPoint): boolean => Number(asInt ?? asDouble) < 0;

function metric(integers: Integers) {
  const number = points(numberPoint(integers));
  const kinds = {
    sum: z
      .strictObject({ aggregationTemporality: temporality, isMonotonic: z.boolean().optional(), dataPoints: number })
      .refine(({ isMonotonic, dataPoints }) => !isMonotonic || !dataPoints.some(falls), {
        error: 'a monotonic sum below 0',
      }),
    gauge: z.strictObject({ dataPoints: number }),
    histogram: z.strictObject({
      aggregationTemporality: temporality,
      dataPoints: points(histogramPoint(integers)),
    }),
    exponentialHistogram: z.strictObject({
      aggregationTemporality: temporality,
      dataPoints: points(exponentialPoint(integers)),
    }),
  };
  return z
    .strictObject({
      name: z.string().regex(/^[a-z][\w./-]{0,254}$/i, { error: 'not a name of a metric' }),
      description: z.string().optional(),
      unit: z.string().max(63).optional(),
      ...z.object(kinds).partial().shape,
    })
    .refine((given) => hasOne(given, Object.keys(kinds)), {
      error: `a metric has exactly one of ${Object.keys(kinds).join(', ')}`,
    });
}

const distinct = (list: readonly { name: string }[]): boolean =>
  new Set(list.map(({ name }) => name)).size === list.length;

/**
 * The body of `POST /v1/metrics`, as OTLP 1 has it in JSON: lowerCamelCase names, enums as numbers, 64-bit integers as decimal strings,
 * no name that OTLP does not know, no empty envelope. A Collector is more lenient, so that it would not find a client's mistakes.
 *
 * @param integers how 64-bit integers may be written
 */
export const metricsShape = (integers: Integers = TEXT_ONLY) =>
  z.strictObject({
    resourceMetrics: z
      .array(
        z.strictObject({
          resource: resource(integers).optional(),
          schemaUrl: z.string().optional(),
          scopeMetrics: z
            .array(
              z.strictObject({
                scope: scope(integers).optional(),
                schemaUrl: z.string().optional(),
                metrics: z
                  .array(metric(integers))
                  .min(1)
                  .refine(distinct, { error: 'two metrics of a scope have one name' }),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  });

import * as z from 'zod';
import { fitsBounds, fitsScale, isRange } from './range';
import { attributes, hasOne, uint32, type Integers } from './values';

type Counts = readonly (string | number)[];

const total = (counts: Counts): bigint => counts.reduce<bigint>((sum, count) => sum + BigInt(count), 0n);

const isRising = (bounds: readonly number[]): boolean =>
  bounds.every((bound, index) => index === 0 || bound > bounds[index - 1]!);

/** What every data point has. Times are nanoseconds since 1970. */
const common = (integers: Integers) => ({
  attributes: attributes(integers).optional(),
  startTimeUnixNano: integers.uint64.optional(),
  timeUnixNano: integers.uint64.refine((time) => BigInt(time) > 0n, { error: 'must be more than 0' }),
  flags: uint32.optional(),
});

interface Times {
  startTimeUnixNano?: string | number | undefined;
  timeUnixNano: string | number;
}

const inOrder = ({ startTimeUnixNano, timeUnixNano }: Times): boolean =>
  startTimeUnixNano === undefined || BigInt(startTimeUnixNano) <= BigInt(timeUnixNano);

const ORDER = { error: 'startTimeUnixNano is after timeUnixNano' };

const RANGE = { error: 'min is more than max, or the sum is none of values between them' };

const PLACES = { error: 'min or max lies in none of the buckets that have something in them' };

/** A point of a sum or a gauge. */
export const numberPoint = (integers: Integers) =>
  z
    .strictObject({ ...common(integers), asInt: integers.int64.optional(), asDouble: z.number().optional() })
    .refine(inOrder, ORDER)
    .refine((point) => hasOne(point, ['asInt', 'asDouble']), { error: 'a point has exactly one of asInt, asDouble' });

const distribution = (integers: Integers) => ({
  ...common(integers),
  count: integers.uint64,
  sum: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
});

/** A point of a histogram whose bounds are written out. */
export const histogramPoint = (integers: Integers) =>
  z
    .strictObject({
      ...distribution(integers),
      explicitBounds: z.array(z.number()).refine(isRising, { error: 'the bounds are not rising' }),
      bucketCounts: z.array(integers.uint64),
    })
    .refine(inOrder, ORDER)
    .refine(isRange, RANGE)
    .refine(({ bucketCounts, explicitBounds }) => bucketCounts.length === explicitBounds.length + 1, {
      error: 'there must be one bucket more than bounds',
    })
    .refine(({ bucketCounts, count }) => total(bucketCounts) === BigInt(count), {
      error: 'the buckets do not add up to count',
    })
    .refine((point) => fitsBounds(point, point.explicitBounds, point.bucketCounts), PLACES);

const buckets = (integers: Integers) => z.strictObject({ offset: z.int32(), bucketCounts: z.array(integers.uint64) });

/** A point of a histogram whose bounds follow from its scale. */
export const exponentialPoint = (integers: Integers) =>
  z
    .strictObject({
      ...distribution(integers),
      scale: z.int32().min(-10).max(20),
      zeroCount: integers.uint64,
      zeroThreshold: z.number().nonnegative().optional(),
      positive: buckets(integers).optional(),
      negative: buckets(integers).optional(),
    })
    .refine(inOrder, ORDER)
    .refine(isRange, RANGE)
    .refine(
      ({ positive, negative, zeroCount, count }) =>
        total([...(positive?.bucketCounts ?? []), ...(negative?.bucketCounts ?? []), zeroCount]) === BigInt(count),
      { error: 'the buckets and zeroCount do not add up to count' },
    )
    // Values below 0 are in buckets of their own, which no duration needs.
    .refine((point) => total(point.negative?.bucketCounts ?? []) > 0n || fitsScale(point), PLACES);

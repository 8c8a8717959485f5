import * as z from 'zod';
import { fitsScale, isRange } from './range';
import { attributes, hasOne, int64, uint64 } from './values';

const total = (counts: readonly string[]): bigint => counts.reduce((sum, count) => sum + BigInt(count), 0n);

/** What every data point has. Times are nanoseconds since 1970. */
const common = {
  attributes: attributes.optional(),
  startTimeUnixNano: uint64.optional(),
  timeUnixNano: uint64.refine((time) => BigInt(time) > 0n, { error: 'must be more than 0' }),
};

interface Times {
  startTimeUnixNano?: string | undefined;
  timeUnixNano: string;
}

const inOrder = ({ startTimeUnixNano, timeUnixNano }: Times): boolean =>
  startTimeUnixNano === undefined || BigInt(startTimeUnixNano) <= BigInt(timeUnixNano);

const ORDER = { error: 'startTimeUnixNano is after timeUnixNano' };

/** A point of a sum. */
export const numberPoint = z
  .strictObject({ ...common, asInt: int64.optional(), asDouble: z.number().optional() })
  .refine(inOrder, ORDER)
  .refine((point) => hasOne(point, ['asInt', 'asDouble']), { error: 'a point has exactly one of asInt, asDouble' });

/** What points of all histograms have. */
const summary = {
  count: uint64,
  sum: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
};

const NO_RANGE = { error: 'min is more than max, or the sum is none of values between them' };

/** A point of a histogram that names its bounds: one bucket more than bounds. */
export const explicitPoint = z
  .strictObject({ ...common, ...summary, explicitBounds: z.array(z.number()), bucketCounts: z.array(uint64) })
  .refine(inOrder, ORDER)
  .refine(isRange, NO_RANGE)
  .refine(({ explicitBounds: bounds }) => bounds.every((bound, index) => index === 0 || bound > bounds[index - 1]!), {
    error: 'explicitBounds do not go up',
  })
  .refine(({ explicitBounds, bucketCounts }) => bucketCounts.length === explicitBounds.length + 1, {
    error: 'bucketCounts has to be one longer than explicitBounds',
  })
  .refine(({ bucketCounts, count }) => total(bucketCounts) === BigInt(count), {
    error: 'the buckets do not add up to count',
  });

const buckets = z.strictObject({ offset: z.int32(), bucketCounts: z.array(uint64) });

/** A point of a histogram whose bounds follow from its scale. */
export const exponentialPoint = z
  .strictObject({
    ...common,
    ...summary,
    scale: z.int32().min(-10).max(20),
    zeroCount: uint64,
    zeroThreshold: z.number().nonnegative().optional(),
    positive: buckets.optional(),
    negative: buckets.optional(),
  })
  .refine(inOrder, ORDER)
  .refine(isRange, NO_RANGE)
  .refine(
    ({ positive, negative, zeroCount, count }) =>
      total([...(positive?.bucketCounts ?? []), ...(negative?.bucketCounts ?? []), zeroCount]) === BigInt(count),
    { error: 'the buckets and zeroCount do not add up to count' },
  )
  // Values below 0 are in buckets of their own, which no duration needs.
  .refine((point) => total(point.negative?.bucketCounts ?? []) > 0n || fitsScale(point), {
    error: 'min or max lies in none of the buckets that have something in them',
  });

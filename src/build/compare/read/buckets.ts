import type { ExplicitPoint, ExponentialPoint } from './shapes.ts';

/** How many values lie above `low` and up to `high`. */
export interface Bucket {
  low: number;
  high: number;
  count: number;
}

/** The buckets that have something in them, by their bounds. */
export type Buckets = Map<string, Bucket>;

/** Adds buckets to others, so that many page views need no more room than one. */
export function addBuckets(to: Buckets, more: Iterable<Bucket>): void {
  for (const { low, high, count } of more) {
    if (count === 0) continue;
    const key = `${low} ${high}`;
    to.set(key, { low, high, count: (to.get(key)?.count ?? 0) + count });
  }
}

/** The buckets of a histogram that names its bounds. No vital is less than 0: what is no more than the first bound of 0 is 0. */
export const explicitBuckets = ({ explicitBounds, bucketCounts }: ExplicitPoint): Bucket[] =>
  bucketCounts.map((count, index) => ({
    low: explicitBounds[index - 1] ?? 0,
    high: explicitBounds[index] ?? Infinity,
    count,
  }));

/** The buckets of a histogram whose bounds follow from its scale. */
export function exponentialBuckets({ scale, zeroCount, zeroThreshold, positive }: ExponentialPoint): Bucket[] {
  const bound = (index: number) => 2 ** (index * 2 ** -scale);
  const { offset, bucketCounts } = positive;
  return [
    { low: 0, high: zeroThreshold, count: zeroCount },
    ...bucketCounts.map((count, index) => ({ low: bound(offset + index), high: bound(offset + index + 1), count })),
  ];
}

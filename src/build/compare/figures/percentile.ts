import type { Bucket } from '../read/buckets.ts';

/** A percentile of what was measured. */
export interface Percentile {
  value: number;
  /** It lies somewhere above `value`, in the last bucket, which has no bound. */
  isAbove: boolean;
}

/** How much of a bucket is no more than a value: within it, values count as spread evenly. */
function partBelow({ low, high }: Bucket, value: number): number {
  if (value >= high) return 1;
  return value > low && high < Infinity ? (value - low) / (high - low) : 0;
}

/**
 * The value that so large a part of all values does not exceed, interpolated between the bounds of all buckets. They may overlap, as those of
 * different scales do. Null without values.
 */
export function percentileOf(buckets: readonly Bucket[], part: number): Percentile | null {
  const countBelow = (value: number) =>
    buckets.reduce((sum, bucket) => sum + bucket.count * partBelow(bucket, value), 0);
  const wanted = part * countBelow(Infinity);
  if (wanted === 0) return null;
  const bounds = [...new Set(buckets.flatMap(({ low, high }) => [low, high]))].sort((a, b) => a - b);
  const at = bounds.findIndex((bound) => countBelow(bound) >= wanted);
  const bound = bounds[at]!;
  const before = bounds[at - 1];
  if (before === undefined) return { value: bound, isAbove: false };
  if (bound === Infinity) return { value: before, isAbove: true };
  const [from, to] = [countBelow(before), countBelow(bound)];
  return { value: before + ((wanted - from) / (to - from)) * (bound - before), isAbove: false };
}

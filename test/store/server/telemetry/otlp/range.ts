/** What every histogram says of its values. */
interface Summary {
  count: string;
  sum?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** An exponential histogram, as far as its numbers have to fit each other. */
interface Histogram extends Summary {
  scale: number;
  zeroCount: string;
  positive?: { offset: number; bucketCounts: readonly string[] } | undefined;
}

/** How exact the sum of many doubles is, as a part of it. */
const SUM_ACCURACY = 1e-9;

/** A value so near to a bound, in widths of a bucket, may be counted on either side of it: logarithms of doubles are not exact. */
const NEAR = 0.001;

/** Whether min is no more than max, and the sum one of so many values between the two. */
export function isRange({ count, sum, min, max }: Summary): boolean {
  if (min === undefined || max === undefined) return true;
  if (min > max) return false;
  if (sum === undefined) return true;
  const tolerance = SUM_ACCURACY * Math.max(Math.abs(sum), 1);
  return sum >= min * Number(count) - tolerance && sum <= max * Number(count) + tolerance;
}

/**
 * Whether min lies in the first bucket that is used, and max in the last: bucket i has what lies in (base^i, base^(i+1)], with
 * base = 2^(2^-scale).
 */
export function fitsScale({ min, max, scale, zeroCount, positive }: Histogram): boolean {
  const counts = positive?.bucketCounts ?? [];
  const isUsed = (count: string) => Number(count) > 0;
  const [first, last] = [counts.findIndex(isUsed), counts.findLastIndex(isUsed)];
  if (!positive || first < 0) return true;
  const isIn = (value: number, index: number) => {
    const place = Math.log2(value) * 2 ** scale - positive.offset - index;
    return place > -NEAR && place <= 1 + NEAR;
  };
  const isMin = min === undefined || (Number(zeroCount) > 0 ? min <= 0 : isIn(min, first));
  return isMin && (max === undefined || isIn(max, last));
}

type Counts = readonly (string | number)[];

/** What a histogram says of its values besides the buckets. */
interface Range {
  count: string | number;
  sum?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** How exact the sum of many doubles is, as a part of it. */
const SUM_ACCURACY = 1e-9;

/** A value so near to a bound, in widths of a bucket, may be counted on either side of it: logarithms of doubles are not exact. */
const NEAR = 0.001;

/** Whether min is no more than max, and the sum one of so many values between the two. */
export function isRange({ count, sum, min, max }: Range): boolean {
  if (min === undefined || max === undefined) return true;
  if (min > max) return false;
  if (sum === undefined) return true;
  const tolerance = SUM_ACCURACY * Math.max(Math.abs(sum), 1);
  return sum >= min * Number(count) - tolerance && sum <= max * Number(count) + tolerance;
}

/** The places of the first and of the last bucket that has something in it; undefined when none has. */
function usedOf(counts: Counts): readonly [first: number, last: number] | undefined {
  const used = [...counts.keys()].filter((index) => Number(counts[index]) > 0);
  return used.length > 0 ? [used[0]!, used.at(-1)!] : undefined;
}

/** Whether min lies in the first bucket that is used, and max in the last. Each goes up to its bound, with it. */
export function fitsBounds(
  { min = NaN, max = NaN }: Pick<Range, 'min' | 'max'>,
  bounds: readonly number[],
  counts: Counts,
): boolean {
  const used = usedOf(counts);
  if (!used) return true;
  const isIn = (value: number, index: number) =>
    Number.isNaN(value) || (value > (bounds[index - 1] ?? -Infinity) && value <= (bounds[index] ?? Infinity));
  return isIn(min, used[0]) && isIn(max, used[1]);
}

/** An exponential histogram of values of 0 or more. */
interface Exponential extends Range {
  scale: number;
  zeroCount: string | number;
  positive?: { offset: number; bucketCounts: Counts } | undefined;
}

/** The same of buckets whose bounds follow from the scale: bucket i has what lies in (base^i, base^(i+1)], with base = 2^(2^-scale). */
export function fitsScale({ min, max, scale, zeroCount, positive }: Exponential): boolean {
  const used = positive && usedOf(positive.bucketCounts);
  if (!used) return true;
  const isIn = (value: number, index: number) => {
    const place = Math.log2(value) * 2 ** scale - positive.offset - index;
    return place > -NEAR && place <= 1 + NEAR;
  };
  const isMin = min === undefined || (Number(zeroCount) > 0 ? min <= 0 : isIn(min, used[0]));
  return isMin && (max === undefined || isIn(max, used[1]));
}

/** Most buckets, and the finest scale: values from one power of 2 to the next lie in 8 buckets. */
const MAX_BUCKETS = 160;
const SCALE = 3;

/** As OTLP writes it: 64-bit numbers are texts. */
interface Histogram {
  count: string;
  sum: number;
  min: number;
  max: number;
  scale: number;
  zeroCount: string;
  positive: { offset: number; bucketCounts: string[] };
}

/**
 * The exponential histogram of values of 0 or more, as OTLP writes one: bucket i counts what lies in (base^i, base^(i+1)], with
 * base = 2^(2^-scale). Buckets are made twice as wide until all lie within 160 that follow one another.
 */
export function histogramOf(values: readonly number[], scale = SCALE): Histogram {
  const indexes = values.filter(Boolean).map((value) => Math.ceil(Math.log2(value) * 2 ** scale) - 1);
  // Of nothing but zeros there are no buckets.
  const offset = indexes.length && Math.min(...indexes);
  const counts: number[] = [];
  for (const index of indexes) counts[index - offset] = (counts[index - offset] ?? 0) + 1;
  if (counts.length > MAX_BUCKETS) return histogramOf(values, scale - 1);
  // By a loop: old libraries have a `reduce` and an `Array.from` of their own.
  let sum = 0;
  for (const value of values) sum += value;
  return {
    count: `${values.length}`,
    sum,
    min: Math.min(...values),
    max: Math.max(...values),
    scale,
    zeroCount: `${values.length - indexes.length}`,
    positive: { offset, bucketCounts: [...counts].map((count = 0) => `${count}`) },
  };
}

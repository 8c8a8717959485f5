/** Most buckets, and the finest scale: values from one power of 2 to the next lie in 8 buckets. */
const MAX_BUCKETS = 160;
const SCALE = 3;

/** Upper bounds of explicit buckets, in milliseconds. Each bound belongs to its bucket; the last bucket has no bound. */
const BOUNDS = [0, 5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120];

/** The part that every histogram has, in OTLP's format: 64-bit numbers are texts. */
export interface Summary {
  count: string;
  sum: number;
  min: number;
  max: number;
}

interface ExponentialHistogram extends Summary {
  scale: number;
  zeroCount: string;
  positive: { offset: number; bucketCounts: string[] };
}

export interface ExplicitHistogram extends Summary {
  explicitBounds: number[];
  bucketCounts: string[];
}

export function summaryOf(values: readonly number[]): Summary {
  // A loop, because old libraries replace `reduce` and `Array.from`.
  let sum = 0;
  for (const value of values) sum += value;
  return { count: `${values.length}`, sum, min: Math.min(...values), max: Math.max(...values) };
}

/** How often each index occurs, from 0 to the greatest. */
export function countsOf(indexes: readonly number[]): number[] {
  const counts: number[] = [];
  for (const index of indexes) counts[index] = (counts[index] ?? 0) + 1;
  return [...counts].map((count = 0) => count);
}

/**
 * An exponential histogram in OTLP's format, of values of 0 or more: bucket i counts the values in (base^i, base^(i+1)], with base =
 * 2^(2^-scale). Buckets are doubled in width until 160 consecutive ones include all values.
 */
export function exponentialHistogram(values: readonly number[], scale = SCALE): ExponentialHistogram {
  const indexes = values.filter(Boolean).map((value) => Math.ceil(Math.log2(value) * 2 ** scale) - 1);
  // If all values are zero, there are no buckets.
  const offset = indexes.length && Math.min(...indexes);
  const counts = countsOf(indexes.map((index) => index - offset));
  if (counts.length > MAX_BUCKETS) return exponentialHistogram(values, scale - 1);
  return {
    ...summaryOf(values),
    scale,
    zeroCount: `${values.length - indexes.length}`,
    positive: { offset, bucketCounts: counts.map(String) },
  };
}

/** A histogram with fixed buckets in OTLP's format, of values of 0 or more. Every Collector and Prometheus can read it. */
export function explicitHistogram(values: readonly number[]): ExplicitHistogram {
  const bucketOf = (value: number) => BOUNDS.filter((bound) => value > bound).length;
  const counts = countsOf(values.map(bucketOf));
  return {
    ...summaryOf(values),
    explicitBounds: BOUNDS,
    bucketCounts: [...BOUNDS, Infinity].map((_, index) => `${counts[index] ?? 0}`),
  };
}

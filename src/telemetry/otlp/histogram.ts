/** Most buckets, and the finest scale: values from one power of 2 to the next lie in 8 buckets. */
const MAX_BUCKETS = 160;
const SCALE = 3;

/** Upper bounds of explicit buckets, each included, in milliseconds; the last bucket has none. */
const BOUNDS = [0, 5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120];

/** What every histogram says. As OTLP writes it: 64-bit numbers are texts. */
interface Summary {
  count: string;
  sum: number;
  min: number;
  max: number;
}

export interface ExponentialHistogram extends Summary {
  scale: number;
  zeroCount: string;
  positive: { offset: number; bucketCounts: string[] };
}

export interface ExplicitHistogram extends Summary {
  explicitBounds: number[];
  bucketCounts: string[];
}

function summaryOf(values: readonly number[]): Summary {
  // By a loop: old libraries have a `reduce` and an `Array.from` of their own.
  let sum = 0;
  for (const value of values) sum += value;
  return { count: `${values.length}`, sum, min: Math.min(...values), max: Math.max(...values) };
}

/** How often each index occurs, from 0 to the greatest. */
function countsOf(indexes: readonly number[]): number[] {
  const counts: number[] = [];
  for (const index of indexes) counts[index] = (counts[index] ?? 0) + 1;
  return [...counts].map((count = 0) => count);
}

/**
 * The exponential histogram of values of 0 or more, as OTLP writes one: bucket i counts what lies in (base^i, base^(i+1)], with
 * base = 2^(2^-scale). Buckets are made twice as wide until all lie within 160 that follow one another.
 */
export function exponentialHistogram(values: readonly number[], scale = SCALE): ExponentialHistogram {
  const indexes = values.filter(Boolean).map((value) => Math.ceil(Math.log2(value) * 2 ** scale) - 1);
  // Of nothing but zeros there are no buckets.
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

/** The histogram of values of 0 or more with fixed buckets, as OTLP writes one. Every Collector and Prometheus reads it. */
export function explicitHistogram(values: readonly number[]): ExplicitHistogram {
  const bucketOf = (value: number) => BOUNDS.filter((bound) => value > bound).length;
  const counts = countsOf(values.map(bucketOf));
  return {
    ...summaryOf(values),
    explicitBounds: BOUNDS,
    bucketCounts: [...BOUNDS, Infinity].map((_, index) => `${counts[index] ?? 0}`),
  };
}

/** Most buckets, and the finest scale: 8 buckets to a doubling. Both as the specification has them. */
const MOST = 160;
const SCALE = 3;

/**
 * The exponential histogram of values of 0 or more, as OTLP writes one: bucket i counts what lies in (base^i, base^(i+1)], with
 * base = 2^(2^-scale). Buckets are made twice as wide until all lie within 160 that follow one another.
 */
export function histogramOf(values: readonly number[]) {
  const indexes = values.filter(Boolean).map((value) => Math.ceil(Math.log2(value) * 2 ** SCALE) - 1);
  // Of nothing but zeros there are no buckets.
  const [low, high] = indexes.length ? [Math.min(...indexes), Math.max(...indexes)] : [0, -1];
  let halvings = 0;
  while ((high >> halvings) - (low >> halvings) >= MOST) halvings++;
  const offset = low >> halvings;
  const counts = Array<number>((high >> halvings) - offset + 1).fill(0);
  for (const index of indexes) counts[(index >> halvings) - offset]! += 1;
  return {
    count: `${values.length}`,
    sum: values.reduce((sum, value) => sum + value, 0),
    min: Math.min(...values),
    max: Math.max(...values),
    scale: SCALE - halvings,
    zeroCount: `${values.length - indexes.length}`,
    positive: { offset, bucketCounts: counts.map(String) },
  };
}

/** Most buckets, and the finest scale: 8 buckets to a doubling. Both as the specification has them. */
const MOST = 160;
const SCALE = 3;

/** An exponential histogram: bucket i counts what lies in (base^i, base^(i+1)], with base = 2^(2^-scale). */
export interface Histogram {
  scale: number;
  count: number;
  sum: number;
  min: number;
  max: number;
  zeroCount: number;
  /** Index → count. */
  buckets: Map<number, number>;
}

export const emptyHistogram = (): Histogram => ({
  scale: SCALE,
  count: 0,
  sum: 0,
  min: Infinity,
  max: -Infinity,
  zeroCount: 0,
  buckets: new Map(),
});

/** The ends of what is counted: lowest and highest index. */
const range = (indexes: Iterable<number>): [low: number, high: number] => {
  const all = [...indexes];
  return [Math.min(...all), Math.max(...all)];
};

/** Makes buckets twice as wide, until all lie within 160 that follow one another. */
function widen(histogram: Histogram): void {
  for (;;) {
    const [low, high] = range(histogram.buckets.keys());
    if (high - low < MOST) return;
    const wider = new Map<number, number>();
    for (const [index, count] of histogram.buckets) wider.set(index >> 1, (wider.get(index >> 1) ?? 0) + count);
    histogram.buckets = wider;
    histogram.scale -= 1;
  }
}

/** Counts a value of 0 or more. What is no number, and what is less, is left out. */
export function addTo(histogram: Histogram, value: number): void {
  if (!(value >= 0 && value < Infinity)) return;
  histogram.count += 1;
  histogram.sum += value;
  histogram.min = Math.min(histogram.min, value);
  histogram.max = Math.max(histogram.max, value);
  if (!value) {
    histogram.zeroCount += 1;
    return;
  }
  const index = Math.ceil(Math.log2(value) * 2 ** SCALE) - 1;
  const shifted = index >> (SCALE - histogram.scale);
  histogram.buckets.set(shifted, (histogram.buckets.get(shifted) ?? 0) + 1);
  widen(histogram);
}

/** The counts from the lowest index on, as OTLP wants them. */
export function bucketsOf({ buckets }: Histogram): { offset: number; counts: number[] } {
  if (!buckets.size) return { offset: 0, counts: [] };
  const [offset, high] = range(buckets.keys());
  return { offset, counts: Array.from({ length: high - offset + 1 }, (_, step) => buckets.get(offset + step) ?? 0) };
}

/** The middle of some numbers; the upper one of two. NaN for none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * The 95 % confidence interval of the median, whatever the distribution; both ends are among the given numbers
 * (https://en.wikipedia.org/wiki/Median#Confidence_intervals). NaN for none.
 */
export function medianInterval(values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(0, Math.floor((values.length - 1.96 * Math.sqrt(values.length)) / 2));
  return [sorted[rank] ?? NaN, sorted.at(-1 - rank) ?? NaN];
}

import { countsOf, summaryOf, type ExplicitHistogram } from '../telemetry/otlp/histogram';

/**
 * Unit → upper bounds of explicit buckets: of milliseconds, and of layout shift. The bounds between good, fair and poor are among them, and
 * they lie closer there than those of a press's durations, because they are compared at the 75th percentile.
 */
const BOUNDS: Readonly<Record<string, readonly number[]>> = {
  ms: [25, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 6000],
  '1': [0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
};

/** Makes histograms with fixed buckets in OTLP's format, of values of 0 or more in a unit. */
export function boundedHistogram(unit: string): (values: readonly number[]) => ExplicitHistogram {
  const explicitBounds = [...BOUNDS[unit]!];
  return (values) => {
    const counts = countsOf(values.map((value) => explicitBounds.filter((bound) => value > bound).length));
    const bucketCounts = [...explicitBounds, Infinity].map((_, index) => `${counts[index] ?? 0}`);
    return { ...summaryOf(values), explicitBounds, bucketCounts };
  };
}

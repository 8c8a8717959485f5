import { byArm, COUNTS, PREFIX, VITAL_NAMES, type Arm, type Count, type Vital } from '../measured.ts';
import { placeOf } from './attributes.ts';
import { addBuckets, explicitBuckets, exponentialBuckets, type Bucket, type Buckets } from './buckets.ts';
import type { Attributes, Metric } from './shapes.ts';

/** How often each thing was counted. */
export type Counts = Record<Count, number>;

/** All visits and page views that were split by the same percentage. */
export interface SplitTally {
  counts: Record<Arm, Counts>;
  /** Type of page → vital → arm. */
  views: Map<string, Record<Vital, Record<Arm, Buckets>>>;
}

/** Per cent of the visits that were to get ours → what they did. */
export type Tally = Map<number, SplitTally>;

const noCounts = (): Counts => ({ visits: 0, presses: 0, checkouts: 0, orders: 0 });

const noBuckets = () => byArm((): Buckets => new Map());

const noVitals = () => ({ fcp: noBuckets(), lcp: noBuckets(), inp: noBuckets(), cls: noBuckets() });

/** The value of a map, made where there is none. */
function valueAt<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** OTLP's number for values that are only what was added since the last ones. */
const DELTA = 1;

/** The words for whoever has made sums of differences. */
const CUMULATIVE =
  'is not a difference (delta) but a running sum, which can’t be added up: let the Collector write this file in a pipeline of its own, without deltatocumulative';

function isCount(name: string): name is Count {
  return COUNTS.some((one) => one === name);
}

function isVital(name: string): name is Vital {
  return VITAL_NAMES.some((one) => one === name);
}

/** Adds a metric of the split to what was counted; one that is not known here is left out. @throws with a sentence if it can't be counted */
export function addMetric(tally: Tally, metric: Metric, ofResource: Attributes): void {
  const name = metric.name.slice(PREFIX.length);
  const { sum, histogram, exponentialHistogram } = metric;
  if (!isCount(name) && !isVital(name)) return;
  const kind = isCount(name) ? sum : (exponentialHistogram ?? histogram);
  if (!kind) throw new Error(`is no ${isCount(name) ? 'sum' : 'histogram'}`);
  if (kind.aggregationTemporality !== DELTA) throw new Error(CUMULATIVE);

  const splitAt = (split: number) =>
    valueAt(tally, split, (): SplitTally => ({ counts: byArm(noCounts), views: new Map() }));
  if (isCount(name)) {
    for (const { attributes, asInt, asDouble } of sum!.dataPoints) {
      const { arm, split } = placeOf(attributes, ofResource);
      splitAt(split).counts[arm][name] += asInt ?? asDouble ?? 0;
    }
    return;
  }
  const addViews = (attributes: Attributes, buckets: readonly Bucket[]) => {
    const { arm, split, pageType } = placeOf(attributes, ofResource);
    addBuckets(valueAt(splitAt(split).views, pageType, noVitals)[name][arm], buckets);
  };
  for (const point of histogram?.dataPoints ?? []) addViews(point.attributes, explicitBuckets(point));
  for (const point of exponentialHistogram?.dataPoints ?? []) addViews(point.attributes, exponentialBuckets(point));
}

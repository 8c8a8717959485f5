import { at, attributeWords, listAt, wordsAt, type Received } from './received';

/** Of a histogram: how many values lie in (from, to]. */
export interface Bucket {
  from: number;
  to: number;
  count: number;
}

/** All that has come of one metric and one set of attributes. */
export interface Series {
  name: string;
  unit: string;
  attributes: string;
  /** How many values; of a sum its total. */
  count: number;
  /** Null for sums. */
  spread: { sum: number; min: number; max: number; buckets: readonly Bucket[] } | null;
}

const numberAt = (value: unknown, name: string): number => Number(at(value, name) ?? 0);

/** Bucket i of a histogram with fixed bounds holds (bound before, bound i]; the first has no lower bound, the last no upper one. */
function fixedBuckets(point: unknown): Bucket[] {
  const bounds = listAt(point, 'explicitBounds').map(Number);
  const buckets = listAt(point, 'bucketCounts').map((count, index) => ({
    from: bounds[index - 1] ?? 0,
    to: bounds[index] ?? numberAt(point, 'max'),
    count: Number(count),
  }));
  return buckets.filter(({ count }) => count > 0);
}

/** Bucket i of an exponential histogram holds (base^i, base^(i+1)]. */
function bucketsOf(point: unknown): Bucket[] {
  const bound = (index: number) => 2 ** (index / 2 ** numberAt(point, 'scale'));
  const first = numberAt(at(point, 'positive'), 'offset');
  const counts = listAt(point, 'positive', 'bucketCounts').map(Number);
  const zeros = numberAt(point, 'zeroCount');
  const buckets = counts.map((count, index) => ({ from: bound(first + index), to: bound(first + index + 1), count }));
  return (zeros ? [{ from: 0, to: 0, count: zeros }, ...buckets] : buckets).filter(({ count }) => count > 0);
}

/** Adds up buckets with the same bounds. Those of another scale stay beside them: finer ones have other bounds. */
function merged(lists: readonly Bucket[]): Bucket[] {
  const found = new Map<string, Bucket>();
  for (const bucket of lists) {
    const key = `${bucket.from} ${bucket.to}`;
    const before = found.get(key)?.count ?? 0;
    found.set(key, { ...bucket, count: before + bucket.count });
  }
  return [...found.values()].sort((a, b) => a.to - b.to || a.from - b.from);
}

interface Found extends Series {
  isDelta: boolean;
}

function seriesOf(metric: unknown): Found[] {
  const kind = (['sum', 'histogram'] as const).find((name) => at(metric, name)) ?? 'exponentialHistogram';
  const isSum = kind === 'sum';
  return listAt(metric, kind, 'dataPoints').map((point) => ({
    name: wordsAt(metric, 'name'),
    unit: wordsAt(metric, 'unit'),
    attributes: attributeWords(point),
    isDelta: at(metric, kind, 'aggregationTemporality') === 1,
    count: isSum ? Number(at(point, 'asInt') ?? at(point, 'asDouble')) : numberAt(point, 'count'),
    spread: isSum
      ? null
      : {
          sum: numberAt(point, 'sum'),
          min: numberAt(point, 'min'),
          max: numberAt(point, 'max'),
          buckets: kind === 'histogram' ? fixedBuckets(point) : bucketsOf(point),
        },
  }));
}

function added(before: Found, next: Found): Found {
  const spread = before.spread &&
    next.spread && {
      sum: before.spread.sum + next.spread.sum,
      min: Math.min(before.spread.min, next.spread.min),
      max: Math.max(before.spread.max, next.spread.max),
      buckets: merged([...before.spread.buckets, ...next.spread.buckets]),
    };
  return { ...next, count: before.count + next.count, spread };
}

/** All series of the bodies that were taken, by name: what is sent as a difference is added up, what is sent as a total is its last. */
export function readSeries(received: readonly Received[]): Series[] {
  const found = new Map<string, Found>();
  const metrics = received
    .filter(({ receiver, outcome }) => receiver === 'metrics' && (outcome === 'taken' || outcome === 'partly'))
    .flatMap(({ body }) => listAt(body, 'resourceMetrics'))
    .flatMap((resource) => listAt(resource, 'scopeMetrics'))
    .flatMap((scope) => listAt(scope, 'metrics'));
  for (const next of metrics.flatMap(seriesOf)) {
    const key = `${next.name} ${next.attributes}`;
    const before = found.get(key);
    found.set(key, before && next.isDelta ? added(before, next) : next);
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name) || a.attributes.localeCompare(b.attributes));
}

import { addTo, bucketsOf, emptyHistogram, type Histogram } from './histogram';
import { attributesOf, nanoseconds, resource, scope, type Attributes } from './otlp';

/** THE METRICS: durations in milliseconds, and counts. */
const METRICS = {
  'karui.paint.duration': 'ms',
  'karui.warm.duration': 'ms',
  'karui.press.duration': 'ms',
  'karui.request.duration': 'ms',
  'karui.sdk.duration': 'ms',
  'karui.presses': '1',
  'karui.endings': '1',
  'karui.decelerations': '1',
  'karui.withdrawn': '1',
  'karui.compat.samples': '1',
} as const satisfies Record<`karui.${string}`, 'ms' | '1'>;

export type MetricName = keyof typeof METRICS;

/** So many sets of attributes a metric has at most, the one for what is too much included: a page can't blow it up. */
const MOST_SETS = 20;
const TOO_MUCH: Attributes = { 'otel.metric.overflow': 'true' };

interface Point {
  attributes: Attributes;
  histogram: Histogram;
}

/** Delta: each request says what has happened since the one before, because pages are short-lived. */
const DELTA = 1;

function pointOf(unit: 'ms' | '1', { attributes, histogram }: Point, start: number, now: number) {
  const { count, sum, min, max, scale, zeroCount } = histogram;
  const point = {
    attributes: attributesOf(attributes),
    startTimeUnixNano: nanoseconds(Math.min(start, now)),
    timeUnixNano: nanoseconds(now),
  };
  if (unit === '1') return { ...point, asInt: `${count}` };
  const { offset, counts } = bucketsOf(histogram);
  const positive = { offset, bucketCounts: counts.map(String) };
  return { ...point, count: `${count}`, sum, min, max, scale, zeroCount: `${zeroCount}`, positive };
}

/** Counts what happens until it is collected. */
export interface Metrics {
  /** @param value milliseconds for a duration; a count goes up by one */
  record(name: MetricName, attributes: Attributes, value?: number): void;
  /** The body of a request with all since the last call, or undefined when there is nothing. */
  collect(now: number): object | undefined;
}

/** @param start milliseconds since the epoch */
export function createMetrics(start: number): Metrics {
  let began = start;
  let metrics = new Map<MetricName, Map<string, Point>>();
  return {
    record(name, attributes, value = 1) {
      if (!(value >= 0 && value < Infinity)) return;
      const points = metrics.get(name) ?? new Map<string, Point>();
      metrics.set(name, points);
      const keyOf = (set: Attributes) => Object.values(set).join('\t');
      const isTooMuch = !points.has(keyOf(attributes)) && points.size >= MOST_SETS - 1;
      const set = isTooMuch ? TOO_MUCH : attributes;
      const point = points.get(keyOf(set)) ?? { attributes: set, histogram: emptyHistogram() };
      points.set(keyOf(set), point);
      addTo(point.histogram, value);
    },
    collect(now) {
      if (!metrics.size) return;
      const list = [...metrics].map(([name, points]) => {
        const unit = METRICS[name];
        const dataPoints = [...points.values()].map((point) => pointOf(unit, point, began, now));
        const kind = { aggregationTemporality: DELTA, dataPoints };
        return unit === '1'
          ? { name, unit, sum: { ...kind, isMonotonic: true } }
          : { name, unit, exponentialHistogram: kind };
      });
      metrics = new Map();
      began = now;
      return { resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics: list }] }] };
    },
  };
}

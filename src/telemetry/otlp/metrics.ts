import { attributesOf, bodyOf, nanoseconds, type Attributes } from './body';
import { histogramOf } from './histogram';

/** THE METRICS, without `karui.` before their names: durations in milliseconds, and counts. */
export type MetricName =
  | 'paint.duration'
  | 'warm.duration'
  | 'press.duration'
  | 'request.duration'
  | 'sdk.duration'
  | 'presses'
  | 'endings'
  | 'decelerations'
  | 'withdrawn'
  | 'compat.samples';

/** So many sets of attributes a metric has at most, the one for what is too much included: a page can't blow it up. */
const MOST_SETS = 20;
const TOO_MUCH: Attributes = { 'otel.metric.overflow': 'true' };

/** Delta: each request says what has happened since the one before, because pages are short-lived. */
const aggregationTemporality = 1;

/** What has been recorded of one set of attributes. */
interface Point {
  attributes: Attributes;
  values: number[];
}

/** Counts what happens until it is collected. */
export interface Metrics {
  /** @param value milliseconds for a duration; a count goes up by one */
  record(name: MetricName, attributes: Attributes, value?: number): void;
  /** The body of a request with all since the last call, or undefined when there is nothing. */
  collect(now: number): object | undefined;
}

function metricOf(name: MetricName, points: Iterable<Point>, start: number, now: number): object {
  const isDuration = name.endsWith('.duration');
  const dataPoints = Array.from(points, ({ attributes, values }) => ({
    attributes: attributesOf(attributes),
    startTimeUnixNano: nanoseconds(Math.min(start, now)),
    timeUnixNano: nanoseconds(now),
    ...(isDuration ? histogramOf(values) : { asInt: `${values.length}` }),
  }));
  return {
    name: `karui.${name}`,
    unit: isDuration ? 'ms' : '1',
    ...(isDuration
      ? { exponentialHistogram: { aggregationTemporality, dataPoints } }
      : { sum: { aggregationTemporality, dataPoints, isMonotonic: true } }),
  };
}

/**
 * Collects measurements until they are sent.
 *
 * @param start milliseconds since the epoch
 */
export function createMetrics(start: number): Metrics {
  const metrics = new Map<MetricName, Map<string, Point>>();
  return {
    record(name, attributes, value = 1) {
      if (!(value >= 0 && value < Infinity)) return;
      let points = metrics.get(name);
      if (!points) metrics.set(name, (points = new Map()));
      let key = Object.values(attributes).join('\t');
      if (!points.has(key) && points.size >= MOST_SETS - 1) [key, attributes] = ['too much', TOO_MUCH];
      let point = points.get(key);
      if (!point) points.set(key, (point = { attributes, values: [] }));
      point.values.push(value);
    },
    collect(now) {
      const list = Array.from(metrics, ([name, points]) => metricOf(name, points.values(), start, now));
      metrics.clear();
      start = now;
      return list.length ? bodyOf('Metrics', 'metrics', list) : undefined;
    },
  };
}

import { otlpAttributes, bodyOf, nanoseconds, type OtlpAttributes } from './logs';
import type { HistogramKind } from '../telemetry-meta';
import { explicitHistogram, exponentialHistogram } from './histogram';

/** THE METRICS, without `karui.` before their names: durations in milliseconds, and counts. */
export type MetricName =
  | 'paint.duration'
  | 'warm.duration'
  | 'press.duration'
  | 'sheet.duration'
  | 'request.duration'
  | 'sdk.duration'
  | 'presses'
  | 'endings'
  | 'decelerations'
  | 'withdrawn'
  | 'compat.samples';

/**
 * Maximum number of attribute sets of one metric, so that a page can't make it grow without limit. The last set takes all further values.
 */
const MOST_SETS = 20;
const TOO_MUCH: OtlpAttributes = { 'otel.metric.overflow': 'true' };

/** Delta: each request has only what happened since the previous one, because pages are short-lived. */
export const aggregationTemporality = 1;

/** The values recorded for one set of attributes. */
interface Point {
  attributes: OtlpAttributes;
  values: number[];
}

/** Counts values until they are sent. */
export interface Metrics {
  /** @param value a duration in milliseconds; without it, a count increases by one */
  record(name: MetricName, attributes: OtlpAttributes, value?: number): void;
  /** The body of a request with all since the last call, or undefined when there is nothing. */
  collect(now: number): object | undefined;
}

/** OTLP's name for each kind of histogram, and the function that makes one. */
const HISTOGRAMS = {
  explicit: ['histogram', explicitHistogram],
  exponential: ['exponentialHistogram', exponentialHistogram],
} as const;

function metricOf(name: string, points: readonly Point[], start: number, now: number, kind: HistogramKind): object {
  const isDuration = /duration/.test(name);
  const [histogram, histogramOf] = HISTOGRAMS[kind];
  const dataPoints = points.map(({ attributes, values }) => ({
    attributes: otlpAttributes(attributes),
    startTimeUnixNano: nanoseconds(Math.min(start, now)),
    timeUnixNano: nanoseconds(now),
    ...(isDuration ? histogramOf(values) : { asInt: `${values.length}` }),
  }));
  return {
    name: `karui.${name}`,
    unit: isDuration ? 'ms' : '1',
    [isDuration ? histogram : 'sum']: {
      aggregationTemporality,
      dataPoints,
      // Left out, not undefined: a `toJSON` that old libraries give lists may read an undefined member.
      ...(!isDuration && { isMonotonic: true }),
    },
  };
}

/**
 * Collects measurements until they are sent.
 *
 * @param start milliseconds since the epoch
 * @param kind how durations are sent
 */
export function createMetrics(start: number, kind: HistogramKind = 'exponential'): Metrics {
  let metrics: Partial<Record<MetricName, Record<string, Point>>> = {};
  return {
    record(name, attributes, value = 1) {
      if (!(value >= 0 && value < Infinity)) return;
      const points = (metrics[name] ??= {});
      let key = JSON.stringify(attributes);
      if (!points[key] && Object.keys(points).length >= MOST_SETS - 1) [key, attributes] = ['too much', TOO_MUCH];
      (points[key] ??= { attributes, values: [] }).values.push(value);
    },
    collect(now) {
      const list = Object.entries(metrics).map(([name, points]) =>
        metricOf(name, Object.values(points), start, now, kind),
      );
      metrics = {};
      start = now;
      return bodyOf('Metrics', 'metrics', list);
    },
  };
}

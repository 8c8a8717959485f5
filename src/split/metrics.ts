import type { HistogramKind } from '../telemetry/telemetry-meta';
import { exponentialHistogram } from '../telemetry/otlp/histogram';
import { bodyOf, nanoseconds, otlpAttributes, type OtlpAttributes } from '../telemetry/otlp/logs';
import { aggregationTemporality } from '../telemetry/otlp/metrics';
import { boundedHistogram } from './bounded-histogram';

/** What a visit comes to, each counted once a visit at most. */
export type Step = 'visits' | 'presses' | 'checkouts' | 'orders';

/** What a shopper feels of a page view: first and largest contentful paint, interaction to next paint, layout shift. */
export type Vital = 'fcp' | 'lcp' | 'inp' | 'cls';

/** The metric of a step is a sum, that of a vital a histogram. Their names begin with `karui.split.`. */
export type SplitMetric = Step | Vital;

/** Name → unit. */
const UNITS: Readonly<Record<SplitMetric, string>> = {
  visits: '{visit}',
  presses: '{visit}',
  checkouts: '{visit}',
  orders: '{visit}',
  fcp: 'ms',
  lcp: 'ms',
  inp: 'ms',
  cls: '1',
};

/** The values that have come for one set of attributes. */
interface Point {
  attributes: OtlpAttributes;
  values: number[];
}

/** Counts and values of a split, until they are sent. */
export interface SplitMetrics {
  record(name: SplitMetric, attributes: OtlpAttributes, value: number): void;
  /** The body of a request with all since the last call, or undefined when there is nothing. */
  collect(now: number): object | undefined;
}

/** The member of a metric that has its points, and what each point says of its values. */
function kindOf(unit: string, kind: HistogramKind) {
  if (unit === '{visit}')
    return { member: 'sum', say: (values: readonly number[]) => ({ asInt: `${values.length}` }), isMonotonic: true };
  return kind === 'explicit'
    ? { member: 'histogram', say: boundedHistogram(unit) }
    : { member: 'exponentialHistogram', say: (values: readonly number[]) => exponentialHistogram(values) };
}

/**
 * Collects the metrics of a split.
 *
 * @param start milliseconds since the epoch
 * @param kind how values are sent
 */
export function createSplitMetrics(start: number, kind: HistogramKind): SplitMetrics {
  let metrics = new Map<SplitMetric, Map<string, Point>>();
  return {
    record(name, attributes, value) {
      const points = metrics.get(name) ?? new Map<string, Point>();
      const key = JSON.stringify(attributes);
      const point = points.get(key) ?? { attributes, values: [] };
      point.values.push(value);
      metrics.set(name, points.set(key, point));
    },
    collect(now) {
      const [startTimeUnixNano, timeUnixNano] = [nanoseconds(Math.min(start, now)), nanoseconds(now)];
      const list = [...metrics].map(([name, points]) => {
        const unit = UNITS[name];
        const { member, say, ...rest } = kindOf(unit, kind);
        const dataPoints = [...points.values()].map(({ attributes, values }) =>
          Object.assign(say(values), { attributes: otlpAttributes(attributes), startTimeUnixNano, timeUnixNano }),
        );
        return { name: `karui.split.${name}`, unit, [member]: { aggregationTemporality, dataPoints, ...rest } };
      });
      metrics = new Map();
      start = now;
      return bodyOf('Metrics', 'metrics', list);
    },
  };
}

import type { Arm, Count, Vital } from '../../src/build/compare/measured';
import { explicitHistogram, exponentialHistogram } from '../../src/telemetry/otlp/histogram';

/** What a data point is about. */
export interface About {
  arm: Arm;
  split?: number;
  pageType?: string;
}

const TIMES = { startTimeUnixNano: '1795229384984000000', timeUnixNano: '1795229384986000000' };

const attributesOf = ({ arm, split = 50, pageType = 'product' }: About) => [
  { key: 'karui.arm', value: { stringValue: arm } },
  { key: 'karui.page_type', value: { stringValue: pageType } },
  { key: 'karui.split', value: { intValue: `${split}` } },
];

const DELTA = { aggregationTemporality: 1 };

/** A count of the split, as a page sends it. */
export const countOf = (name: Count, about: About, count = 1) => ({
  name: `karui.split.${name}`,
  unit: '{visit}',
  sum: {
    ...DELTA,
    isMonotonic: true,
    dataPoints: [{ attributes: attributesOf(about), ...TIMES, asInt: `${count}` }],
  },
});

/** Vitals of page views, as a page sends them. */
export const vitalOf = (name: Vital, about: About, values: readonly number[], kind = 'exponential') => {
  const point = kind === 'explicit' ? explicitHistogram(values) : exponentialHistogram(values);
  return {
    name: `karui.split.${name}`,
    unit: name === 'cls' ? '1' : 'ms',
    [kind === 'explicit' ? 'histogram' : 'exponentialHistogram']: {
      ...DELTA,
      dataPoints: [{ attributes: attributesOf(about), ...TIMES, ...point }],
    },
  };
};

/** A request with metrics. */
export const requestOf = <T extends object>(...metrics: T[]) => ({
  resourceMetrics: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'karui' } }] },
      scopeMetrics: [{ scope: { name: 'karui', version: '1.0.0' }, metrics }],
    },
  ],
});

/** Everything that arms did, in one request. */
export const countsRequest = (about: About, counts: Readonly<Partial<Record<Count, number>>>) =>
  requestOf(...Object.entries(counts).map(([name, count]) => countOf(name as Count, about, count)));

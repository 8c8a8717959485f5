import { expect, test } from 'vitest';
import { checkPair, type Pair } from '../../perf/lighthouse/compare';
import type { Run } from '../../perf/lighthouse/read-runs';

const SHOP = 'http://localhost:4190';
const request = (path: string, transferSize = 0) => ({ url: `${SHOP}${path}`, transferSize });

const run: Run = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  fcp: 1200,
  lcp: 1300,
  tbt: 0,
  cls: 0,
  mainThread: 900,
  bytes: 20_000,
  requests: [request('/products/sencha?widget=off'), request('/store-assets/theme-a.js')],
  longTasks: [],
};
const ours = [
  request('/products/sencha'),
  request('/store-assets/theme-a.js'),
  request('/karui/1/wallets.js', 12_300),
  request('/karui/1/logos/shop-pay.svg'),
];
const weights = { sizeOf: (file: string) => (file === 'wallets.js' ? 12_000 : NaN), coreLimit: 12_500 };
const pair = (changes: Partial<Run> = {}): Pair => ({
  page: 'product',
  withWidget: [{ ...run, requests: ours, ...changes }],
  without: [run],
});
const failing = (changes: Partial<Run>) =>
  checkPair(pair(changes), weights)
    .filter(({ holds }) => !holds)
    .map(({ what }) => what);

test('a good page passes, and one that is worse by the widget fails its check, and no other', () => {
  const weighed = 'scripts went over the wire as they were weighed';
  const lazy = 'no wallet chunk, SDK or telemetry';
  const uncompressed = ours.map((one) => (one.transferSize ? { ...one, transferSize: 33_000 } : one));
  const cases: [Partial<Run>, string[]][] = [
    [{}, []],
    [{ longTasks: [`${SHOP}/store-assets/theme-a.js`] }, []],
    [{ accessibility: 99 }, ['accessibility no lower than without the widget']],
    [{ performance: NaN }, ['performance no lower than without the widget']],
    [{ cls: 0.001 }, ['CLS, the worst run']],
    [{ longTasks: [`${SHOP}/karui/1/wallets.js`] }, ['long tasks of ours']],
    [{ requests: run.requests }, ['the widget was there']],
    [{ requests: [...ours, request('/karui/1/checkout.js', 9000)] }, [weighed, 'script of ours', lazy]],
    [{ requests: [...ours, { url: 'https://pay.google.com/gp/p/js/pay.js' }] }, [lazy]],
    [{ requests: [...ours, request('/v1/metrics')] }, [lazy]],
    [{ requests: uncompressed }, [weighed]],
  ];
  for (const [changes, expected] of cases) expect(failing(changes)).toEqual(expected.map((what) => `product: ${what}`));
});

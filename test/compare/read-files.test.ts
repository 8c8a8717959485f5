import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compare, type Comparison } from '../../src/build/compare/comparison';
import { readFiles } from '../../src/build/compare/read/read-files';
import { logsBody, withMember } from '../store/test-support/telemetry-bodies';
import { countOf, countsRequest, requestOf, vitalOf } from './split-requests';
import { written } from './written';

const OURS = { arm: 'karui' } as const;
const THEIRS = { arm: 'platform' } as const;

const countsOf = async (...lines: (object | string)[]) => {
  const { tally } = await readFiles([written(lines)]);
  return [...tally].map(([split, { counts }]) => [split, counts.karui.visits, counts.platform.visits]);
};

const POINT = 'resourceMetrics.0.scopeMetrics.0.metrics.0.sum.dataPoints.0';

test('counts are added up over lines, points and requests, by arm and split', async () => {
  const two = requestOf(countOf('visits', OURS), countOf('presses', OURS));
  const batch = { resourceMetrics: [...two.resourceMetrics, ...countsRequest(THEIRS, { visits: 3 }).resourceMetrics] };
  const counts = await countsOf(two, batch, countsRequest({ ...OURS, split: 10 }, { visits: 5 }));
  expect(counts).toEqual([
    [50, 2, 3],
    [10, 5, 0],
  ]);
});

test('attributes of the resource count where the point has none', async () => {
  const request = countsRequest(OURS, { visits: 2 });
  const { attributes } = request.resourceMetrics[0]!.scopeMetrics[0]!.metrics[0]!.sum.dataPoints[0]!;
  const bare = withMember(request, `${POINT}.attributes`, attributes.slice(0, 2));
  const named = withMember(bare, 'resourceMetrics.0.resource.attributes', [attributes[2]]);
  expect(await countsOf(named)).toEqual([[50, 2, 0]]);
});

test('lines of logs, lists, empty lines and other metrics are passed over', async () => {
  const other = { name: 'karui.presses', sum: { aggregationTemporality: 2, isMonotonic: true, dataPoints: [{}] } };
  const foreign = requestOf<object>(other, { name: 'karui.split.next', gauge: {} }, countOf('visits', OURS));
  expect(await countsOf(logsBody(), '[1, 2]', 'null', '', '7', foreign)).toEqual([[50, 1, 0]]);
});

test('what a Collector leaves out because it is 0 is 0', async () => {
  const histogram = { scale: undefined, zeroCount: undefined, positive: { bucketCounts: ['4'] } };
  const vital = vitalOf('lcp', OURS, [2, 2, 2, 2]);
  const [point] = (vital['exponentialHistogram'] as { dataPoints: object[] }).dataPoints;
  const bare = {
    ...vital,
    exponentialHistogram: { aggregationTemporality: 1, dataPoints: [{ ...point, ...histogram }] },
  };
  const { tally } = await readFiles([written([requestOf(bare), { resourceMetrics: [{ scopeMetrics: [{}] }, {}] }])]);
  const buckets = tally.get(50)!.views.get('product')!.lcp.karui;
  expect([...buckets.values()]).toEqual([{ low: 1, high: 2, count: 4 }]);
});

test('a line that the Collector is still writing is left out, and the report says so', async () => {
  const whole = JSON.stringify(countsRequest(OURS, { visits: 1 }));
  const file = written([whole, whole.slice(0, 90)], '');
  const { tally, notes } = await readFiles([file]);
  expect(tally.get(50)!.counts.karui.visits).toBe(1);
  expect(notes).toEqual([`The last line of ${file} is cut off, and was left out.`]);
});

test('lines longer than what is read at once are read whole', async () => {
  const long = {
    resourceMetrics: Array.from({ length: 400 }, () => countsRequest(OURS, { visits: 1 }).resourceMetrics[0]),
  };
  expect(JSON.stringify(long).length).toBeGreaterThan(150_000);
  expect(await countsOf(long, long)).toEqual([[50, 800, 0]]);
});

const VISIT = countsRequest(OURS, { visits: 1 });
const SUM = 'resourceMetrics.0.scopeMetrics.0.metrics.0.sum';
const attributesWithout = (at: number, value: object) => withMember(VISIT, `${POINT}.attributes.${at}.value`, value);

test.each([
  [
    'a running sum',
    withMember(VISIT, `${SUM}.aggregationTemporality`, 2),
    /: karui\.split\.visits is not a difference \(delta\) but a running sum.*without deltatocumulative$/,
  ],
  ['no temporality', withMember(VISIT, `${SUM}.aggregationTemporality`, undefined), /running sum/],
  [
    'a gauge',
    requestOf({ name: 'karui.split.visits', gauge: { dataPoints: [] } }),
    /: karui\.split\.visits is no sum$/,
  ],
  ['a vital that is a sum', requestOf({ ...countOf('visits', OURS), name: 'karui.split.lcp' }), /lcp is no histogram$/],
  ['another arm', attributesWithout(0, { stringValue: 'ours' }), /karui\.arm is karui or platform, not “ours”$/],
  ['no arm', withMember(VISIT, `${POINT}.attributes`, undefined), /karui\.arm is karui or platform, not “”$/],
  ['a split of 101', attributesWithout(2, { intValue: '101' }), /from 0 to 100, not “101”$/],
  ['no split', attributesWithout(2, { stringValue: '' }), /from 0 to 100, not “”$/],
  ['half a visit', withMember(VISIT, `${POINT}.asInt`, '1.5'), /not as OTLP has it, at sum\.dataPoints\.0\.asInt$/],
  ['less than none', withMember(VISIT, `${POINT}.asInt`, '-1'), /not as OTLP has it, at sum\.dataPoints\.0\.asInt$/],
  ['no request', { resourceMetrics: 7 }, /, line 2, is not as OTLP has it, at resourceMetrics$/],
  ['no JSON', '{"resourceMetrics":', /, line 2, is no JSON: .*format: json/],
])('%s is refused, and the line is named', async (_what, line, sentence) => {
  const file = written([VISIT, line]);
  await expect(readFiles([file])).rejects.toThrow(sentence);
  await expect(readFiles([file])).rejects.toThrow(`${file}, line 2`);
});

test('a file that is compressed, or is not there, ends in one sentence', async () => {
  const file = written([VISIT]);
  writeFileSync(file, gzipSync('{}\n{}\n{}\n'.repeat(1000)));
  await expect(readFiles([file])).rejects.toThrow('line 1, is no JSON');
  await expect(readFiles(['/nowhere.jsonl'])).rejects.toThrow('/nowhere.jsonl can’t be read (ENOENT)');
});

/** Enough visits that both arms are compared. */
const BOTH = [OURS, THEIRS].map((about) => countsRequest(about, { visits: 200, checkouts: 20 }));

const vitalsOf = (comparison: Comparison) => {
  if (comparison.state !== 'compared') throw new Error(comparison.state);
  return comparison.vitals;
};

test.each(['exponential', 'explicit'])('vitals at the 75th percentile are read from %s histograms', async (kind) => {
  const slow = Array.from({ length: 40 }, (_, at) => 1000 + at * 50);
  const lines = [
    ...BOTH,
    ...slow.map((ms) => requestOf(vitalOf('lcp', OURS, [ms / 2], kind), vitalOf('cls', OURS, [0.02], kind))),
    requestOf(vitalOf('lcp', THEIRS, slow, kind), vitalOf('lcp', { ...THEIRS, pageType: 'cart' }, [90_000], kind)),
  ];
  const [all, cart, product] = vitalsOf(compare(await readFiles([written(lines)])));
  expect([all!.pageType, cart!.pageType, product!.pageType]).toEqual(['all', 'cart', 'product']);
  // The 30th of 40: 2450 ms. Explicit buckets are from 1280 to 2560 ms.
  const room = kind === 'explicit' ? 250 : 60;
  expect(Math.abs(product!.vitals.lcp.platform!.value - 2450)).toBeLessThan(room);
  expect(Math.abs(product!.vitals.lcp.karui!.value - 1225)).toBeLessThan(room);
  expect(product!.vitals.lcp.karui!.views).toBe(40);
  expect(all!.vitals.lcp.platform!.views).toBe(41);
  expect(cart!.vitals.lcp.karui).toBeNull();
  expect(product!.vitals.inp.karui).toBeNull();
  expect(product!.vitals.cls.karui!.value).toBeLessThan(kind === 'explicit' ? 5.1 : 0.0225);
  expect(cart!.vitals.lcp.platform).toEqual(
    kind === 'explicit'
      ? { views: 1, value: 5120, isAbove: true }
      : { views: 1, value: expect.closeTo(88_500, -4) as number, isAbove: false },
  );
});

test('page views of an arm that was larger in a slow week make it no slower', async () => {
  const week = (split: number, ms: number) =>
    (['karui', 'platform'] as const).flatMap((arm) => {
      const share = arm === 'karui' ? split : 100 - split;
      const values = Array.from({ length: share * 10 }, (_, at) => ms + (at % 10) * 20);
      return [
        countsRequest({ arm, split }, { visits: share * 10, checkouts: share }),
        requestOf(vitalOf('fcp', { arm, split }, values)),
      ];
    });
  const [all] = vitalsOf(compare(await readFiles([written([...week(10, 500), ...week(90, 3000)])])));
  const { karui, platform } = all!.vitals.fcp;
  expect(karui!.value).toBeCloseTo(platform!.value, 0);
  expect([karui!.views, platform!.views]).toEqual([1000, 1000]);
});

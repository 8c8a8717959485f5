import { expect, test } from 'vitest';
import { differenceOf, wilsonInterval, type Pair } from '../../src/build/compare/figures/interval';
import { chanceOf, isRandom } from '../../src/build/compare/figures/is-random';
import { percentileOf } from '../../src/build/compare/figures/percentile';
import { visitsNeeded } from '../../src/build/compare/figures/visits-needed';
import { explicitBuckets, exponentialBuckets } from '../../src/build/compare/read/buckets';
import { seededRandom } from '../seeded-random';

const pairOf = (karui: readonly [number, number], platform: readonly [number, number]): Pair => ({
  karui: { count: karui[0], visits: karui[1] },
  platform: { count: platform[0], visits: platform[1] },
});

test('the interval of a rate is Wilson’s: the examples of Newcombe (1998), Statistics in Medicine 17, 857–872', () => {
  const interval = (count: number, visits: number) => wilsonInterval({ count, visits }).map((end) => end.toFixed(4));
  expect(interval(81, 263)).toEqual(['0.2553', '0.3662']);
  expect(interval(15, 148)).toEqual(['0.0624', '0.1605']);
  expect(interval(0, 20)).toEqual(['0.0000', '0.1611']);
  expect(interval(1, 29)).toEqual(['0.0061', '0.1718']);
});

test.each([
  [
    [56, 70],
    [48, 80],
    ['0.0524', '0.3339'],
  ],
  [
    [9, 10],
    [3, 10],
    ['0.1705', '0.8090'],
  ],
  [
    [0, 10],
    [0, 20],
    ['-0.1611', '0.2775'],
  ],
  [
    [10, 10],
    [0, 10],
    ['0.6075', '1.0000'],
  ],
] as const)('the interval of the difference of %j and %j is Newcombe’s, by his method 10', (karui, platform, ends) => {
  const { interval } = differenceOf([pairOf(karui, platform)]);
  expect(interval.map((end) => end.toFixed(4))).toEqual(ends);
});

/** How many of some visits do something, each by chance. */
const drawn = (random: () => number, visits: number, rate: number): number =>
  Array.from({ length: visits }).filter(() => random() < rate).length;

test.each([
  ['none', 0.08, 0.08],
  ['a difference', 0.08, 0.11],
])('an interval has the true difference in it in 95 of 100 tries: %s', (_what, theirs, ours) => {
  const random = seededRandom(7);
  const hits = Array.from({ length: 2000 }).filter(() => {
    const { interval } = differenceOf([pairOf([drawn(random, 400, ours), 400], [drawn(random, 300, theirs), 300])]);
    return interval[0] <= ours - theirs && ours - theirs <= interval[1];
  });
  expect(hits.length / 2000).toBeGreaterThan(0.94);
  expect(hits.length / 2000).toBeLessThan(0.965);
});

test('where a split was changed, each one is compared in itself: a better week counts for neither arm', () => {
  // All visits of the second week reach checkout twice as often, and ours are more then. Added up, we would seem better.
  const weeks = [pairOf([100, 1000], [900, 9000]), pairOf([1800, 9000], [200, 1000])];
  const { difference, interval, karui, platform } = differenceOf(weeks);
  expect(difference).toBeCloseTo(0, 10);
  expect([karui, platform]).toEqual([expect.closeTo(0.15, 10), expect.closeTo(0.15, 10)]);
  expect(interval[0]).toBeLessThan(0);
  expect(interval[1]).toBeGreaterThan(0);
  const random = seededRandom(11);
  const hits = Array.from({ length: 1000 }).filter(() => {
    const { interval: ends } = differenceOf([
      pairOf([drawn(random, 60, 0.13), 60], [drawn(random, 500, 0.1), 500]),
      pairOf([drawn(random, 400, 0.33), 400], [drawn(random, 90, 0.3), 90]),
    ]);
    return ends[0] <= 0.03 && ends[1] >= 0.03;
  });
  expect(hits.length / 1000).toBeGreaterThan(0.935);
  expect(hits.length / 1000).toBeLessThan(0.97);
});

test('each split weighs by Mantel and Haenszel: the product of its arms, by their sum', () => {
  const { difference } = differenceOf([pairOf([20, 100], [100, 1000]), pairOf([50, 500], [40, 500])]);
  const [first, second] = [(100 * 1000) / 1100, (500 * 500) / 1000];
  expect(difference).toBeCloseTo((first * 0.1 + second * 0.02) / (first + second), 10);
});

test('an arm without visits in one split leaves that split out', () => {
  expect(differenceOf([pairOf([56, 70], [48, 80]), pairOf([0, 0], [3, 5])])).toEqual(
    differenceOf([pairOf([56, 70], [48, 80])]),
  );
});

test('how often chance makes such arms is the exact binomial test', () => {
  expect(chanceOf(60, 40, 50)).toBeCloseTo(0.056888, 6);
  expect(chanceOf(40, 60, 50)).toBeCloseTo(0.056888, 6);
  expect(chanceOf(50, 50, 50)).toBe(1);
  expect(chanceOf(0, 10, 50)).toBeCloseTo(2 / 2 ** 10, 10);
  // The normal distribution would refuse these: five of a hundred, where one was to come.
  expect(chanceOf(5, 95, 1)).toBeCloseTo(0.00686, 4);
  expect(isRandom(chanceOf(5300, 4700, 50))).toBe(false);
  expect(isRandom(chanceOf(5100, 4900, 50))).toBe(true);
  // p = 0.0014 and p = 0.0007.
  expect(isRandom(chanceOf(5160, 4840, 50))).toBe(true);
  expect(isRandom(chanceOf(5170, 4830, 50))).toBe(false);
});

test('arms that a split has made are refused in one of a thousand cases', () => {
  const random = seededRandom(3);
  const refused = Array.from({ length: 3000 }).filter(() => {
    const ours = drawn(random, 500, 0.2);
    return !isRandom(chanceOf(ours, 500 - ours, 20));
  });
  expect(refused.length).toBeLessThanOrEqual(9);
});

test('the visits that are needed show the difference in 80 of 100 tries', () => {
  const { visits, more } = visitsNeeded(0.1, 0.05, 0.5, 1000);
  expect([visits, more]).toEqual([1366, 366]);
  expect(visitsNeeded(0.1, 0.05, 0.5, 5000).more).toBe(0);
  // A smaller arm needs more.
  expect(visitsNeeded(0.1, 0.05, 0.1, 0).visits).toBeGreaterThan(3000);
  expect(visitsNeeded(0.995, 0.01, 0.5, 0).visits).toBeGreaterThan(0);
  const random = seededRandom(5);
  const seen = Array.from({ length: 1000 }).filter(() => {
    const { interval } = differenceOf([pairOf([drawn(random, 683, 0.15), 683], [drawn(random, 683, 0.1), 683])]);
    return interval[0] > 0;
  });
  expect(seen.length / 1000).toBeGreaterThan(0.76);
  expect(seen.length / 1000).toBeLessThan(0.84);
});

test('a percentile is interpolated between the bounds of its bucket', () => {
  const buckets = [
    { low: 0, high: 100, count: 2 },
    { low: 100, high: 200, count: 4 },
    { low: 200, high: 400, count: 2 },
  ];
  expect(percentileOf(buckets, 0.75)).toEqual({ value: 200, isAbove: false });
  expect(percentileOf(buckets, 0.5)).toEqual({ value: 150, isAbove: false });
  expect(percentileOf(buckets, 0.875)).toEqual({ value: 300, isAbove: false });
  expect(percentileOf([], 0.75)).toBeNull();
});

test('buckets of different scales are added as they overlap', () => {
  const fine = { low: 100, high: 110, count: 3 };
  const coarse = { low: 100, high: 200, count: 1 };
  expect(percentileOf([fine, coarse], 0.75)!.value).toBeCloseTo(109.68, 2);
});

test('what lies in the last bucket, which has no bound, is told as more than its lower one', () => {
  const open = explicitBuckets({ attributes: [], explicitBounds: [0, 10], bucketCounts: [1, 1, 8] });
  expect(percentileOf(open, 0.75)).toEqual({ value: 10, isAbove: true });
  expect(percentileOf(open, 0.1)).toEqual({ value: 0, isAbove: false });
});

test('a value of an exponential histogram lies in its bucket, whatever the sign of its exponent', () => {
  const point = (scale: number, offset: number) => ({
    attributes: [],
    scale,
    zeroCount: 0,
    zeroThreshold: 0,
    positive: { offset, bucketCounts: [0, 4] },
  });
  const bounds = (scale: number, offset: number) => exponentialBuckets(point(scale, offset)).slice(-1)[0];
  expect(bounds(0, 2)).toEqual({ low: 8, high: 16, count: 4 });
  expect(bounds(1, -3)).toEqual({ low: 0.5, high: expect.closeTo(Math.SQRT1_2, 10) as number, count: 4 });
  expect(bounds(-1, 0)).toEqual({ low: 4, high: 16, count: 4 });
  expect(exponentialBuckets({ ...point(0, 0), zeroCount: 9 })[0]).toEqual({ low: 0, high: 0, count: 9 });
});

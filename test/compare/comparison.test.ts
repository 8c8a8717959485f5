import { expect, test } from 'vitest';
import { compare, exitCodeOf, type Comparison } from '../../src/build/compare/comparison';
import { readFiles } from '../../src/build/compare/read/read-files';
import { asHtml } from '../../src/build/compare/report/html';
import { asText } from '../../src/build/compare/report/text';
import type { Counts } from '../../src/build/compare/read/tally';
import { countsRequest, requestOf, vitalOf } from './split-requests';
import { written } from './written';

/** What both arms did with one split. */
type Given = readonly [split: number, karui: Partial<Counts>, platform: Partial<Counts>];

async function compared(...splits: Given[]): Promise<Comparison> {
  const lines = splits.flatMap(([split, karui, platform]) => [
    countsRequest({ arm: 'karui', split }, karui),
    countsRequest({ arm: 'platform', split }, platform),
  ]);
  return compare(await readFiles([written(lines)]));
}

const textOf = async (...splits: Given[]) => asText(await compared(...splits));

test('the report has a line for each rate, its difference and its interval', async () => {
  const ours = { visits: 5102, presses: 640, checkouts: 612, orders: 400 };
  const theirs = { visits: 5077, presses: 500, checkouts: 490, orders: 392 };
  const comparison = await compared([50, ours, theirs]);
  expect(exitCodeOf(comparison)).toBe(0);
  expect(asText(comparison).split('\n')).toEqual([
    'of all visits      Karui           platform          difference, points   95 % interval',
    'product page seen  5,102              5,077',
    'press begun          640  12.54 %       500  9.85 %               +2.70  +1.47 to +3.92',
    'checkout reached     612  12.00 %       490  9.65 %               +2.34  +1.14 to +3.55',
    'order completed      400   7.84 %       392  7.72 %               +0.12  −0.92 to +1.16',
    '',
    'Checkout was reached in 12.00 % of the visits with Karui’s buttons, and in 9.65 % with the platform’s: +2.34 points (95 % interval +1.14 to +3.55).',
    'More with Karui: the interval leaves out 0. Look once, after as many visits as you had set: who looks each day sees this by chance more often than in 5 of 100 tries.',
    'To see 1 point more (absolute, one more checkout in 100 visits) takes about 29,000 visits: about 19,000 more.',
    'To see 1 % more (relative, one more in 100 checkouts, +0.10 points) takes about 3,000,000 visits: about 3,000,000 more.',
    'To see means: in 80 of 100 tries, by a 95 % interval.',
  ]);
});

test.each([
  ['no more than chance makes', { visits: 1000, checkouts: 100 }, { visits: 1000, checkouts: 96 }, 'none-shown'],
  ['more', { visits: 1000, checkouts: 150 }, { visits: 1000, checkouts: 96 }, 'more'],
  ['fewer', { visits: 1000, checkouts: 60 }, { visits: 1000, checkouts: 96 }, 'fewer'],
  ['few visits', { visits: 99, checkouts: 50 }, { visits: 101, checkouts: 20 }, 'too-few'],
  ['few checkouts', { visits: 1000, checkouts: 9 }, { visits: 1000, checkouts: 96 }, 'too-few'],
  ['few without', { visits: 1000, checkouts: 991 }, { visits: 1000, checkouts: 960 }, 'too-few'],
  ['none at all', { visits: 1000 }, { visits: 1000 }, 'too-few'],
])('%s: what is concluded', async (_what, karui, platform, verdict) => {
  const comparison = await compared([50, karui, platform]);
  if (comparison.state !== 'compared') throw new Error(comparison.state);
  expect(comparison.rates.checkouts.verdict).toBe(verdict);
  expect(comparison.needed === null).toBe(verdict === 'too-few');
  const text = asText(comparison);
  expect(text.includes('Too few visits: no conclusion.')).toBe(verdict === 'too-few');
  expect(text.includes('No difference is shown')).toBe(verdict === 'none-shown');
  expect(text.includes('More with Karui: ')).toBe(verdict === 'more');
  expect(text.includes('More with the platform: ')).toBe(verdict === 'fewer');
});

test('too few visits have no difference and no interval in the report', async () => {
  expect(await textOf([50, { visits: 40, checkouts: 20 }, { visits: 40, checkouts: 1 }])).not.toMatch(
    /interval leaves|[+−±]/,
  );
});

test('arms of sizes that chance does not make are refused, whatever they did', async () => {
  const comparison = await compared([50, { visits: 5300, checkouts: 900 }, { visits: 4700, checkouts: 400 }]);
  expect([comparison.state, exitCodeOf(comparison)]).toEqual(['not-random', 1]);
  const text = asText(comparison);
  expect(text).toContain('Refused: the sizes of the two arms are not those of chance');
  expect(text).toContain('With split 50, 5,300 visits had Karui’s buttons and 4,700 the platform’s: p < 0.0001');
  expect(text).not.toMatch(/checkout was reached|points/i);
  expect(asHtml(comparison)).toContain('Refused: ');
  expect(asHtml(comparison)).not.toContain('<svg');
});

test('each split is tested by its own percentage, and one that is not random is enough', async () => {
  const fine: Given = [10, { visits: 1020, checkouts: 100 }, { visits: 8980, checkouts: 900 }];
  const sameSum: Given = [90, { visits: 8980, checkouts: 900 }, { visits: 1020, checkouts: 100 }];
  expect((await compared(fine, sameSum)).state).toBe('compared');
  // Added up, both arms have as many as each other.
  const odd: Given = [90, { visits: 8700, checkouts: 900 }, { visits: 1300, checkouts: 100 }];
  expect((await compared(fine, odd)).state).toBe('not-random');
});

test('visits that were all to go to one arm are left out, and the report says so', async () => {
  const both: Given = [50, { visits: 500, checkouts: 50 }, { visits: 480, checkouts: 48 }];
  const stopped: Given = [0, { visits: 2, checkouts: 1 }, { visits: 800, checkouts: 300 }];
  const comparison = await compared(both, stopped);
  if (comparison.state !== 'compared') throw new Error(comparison.state);
  expect(comparison.visits).toEqual({ karui: 500, platform: 480 });
  expect(asText(comparison)).toContain(
    'With split 0, 2 visits had Karui’s buttons and 800 the platform’s: left out, because all were to go to one arm.',
  );
});

test.each([0, 100])('a split of %i alone has nothing to compare', async (split) => {
  const comparison = await compared([split, { visits: 900 * (split / 100) }, { visits: 900 - 9 * split }]);
  expect([comparison.state, exitCodeOf(comparison)]).toEqual(['one-arm', 1]);
  expect(asText(comparison)).toContain('Nothing to compare: all visits were to go to one arm.');
});

test('files without a visit, and more checkouts than visits, are errors and no report', async () => {
  await expect(compared([50, {}, { checkouts: 0 }])).rejects.toThrow('No visit of a split was counted in these files');
  await expect(compared([50, { visits: 10, checkouts: 11 }, { visits: 10 }])).rejects.toThrow(
    'With split 50, karui has 11 checkouts in 10 visits: a file is missing, or they were not counted once a visit',
  );
});

test('how many visits more it takes to see 1 % is said in points and in parts', async () => {
  const text = await textOf([50, { visits: 5000, checkouts: 510 }, { visits: 5000, checkouts: 500 }]);
  expect(text).toContain(
    'To see 1 point more (absolute, one more checkout in 100 visits) takes about 30,000 visits: about 20,000 more.',
  );
  expect(text).toContain(
    'To see 1 % more (relative, one more in 100 checkouts, +0.10 points) takes about 2,900,000 visits',
  );
  const enough = await textOf([50, { visits: 50_000, checkouts: 510 }, { visits: 50_000, checkouts: 500 }]);
  expect(enough).toMatch(/1 point more .* takes about [\d,]+ visits: they are there\./);
});

test('what a file says is text in the page and harmless in a terminal', async () => {
  const about = { arm: 'karui', pageType: '<img src=x onerror=alert(1)>\u001b[31m"&' } as const;
  const lines = [
    ...(['karui', 'platform'] as const).map((arm) => countsRequest({ arm }, { visits: 200, checkouts: 20 })),
    requestOf(vitalOf('lcp', about, [100])),
  ];
  const comparison = compare(await readFiles([written(lines)]));
  expect(asText(comparison)).not.toContain('\u001b');
  expect(asHtml(comparison)).not.toContain('<img');
  expect(asHtml(comparison)).toContain('&lt;img');
});

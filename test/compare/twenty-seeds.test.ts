import { expect, test } from 'vitest';
import { compare, type Comparison } from '../../src/build/compare/comparison';
import { readFiles } from '../../src/build/compare/read/read-files';
import { metricsShape } from '../store/server/telemetry/otlp/metrics';
import { simulatedVisits } from './simulated-visits';
import { written } from './written';

const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);

/** So many that a difference of 5 points is seen in 99 of 100 tries. */
const VISITORS = { visits: 2200, rate: 0.04 };

type Compared = Extract<Comparison, { state: 'compared' }>;

/** What the command makes of each seed's visits, read from the file of a Collector. */
async function verdicts(difference: number, visitors = VISITORS, seeds = SEEDS): Promise<Compared[]> {
  const all: Compared[] = [];
  for (const seed of seeds) {
    const comparison = compare(await readFiles([written(simulatedVisits({ seed, difference, ...visitors }))]));
    if (comparison.state !== 'compared') throw new Error(`seed ${seed}: ${comparison.state}`);
    all.push(comparison);
  }
  return all;
}

test('simulated visits are such that a strict receiver takes them', () => {
  const refused = simulatedVisits({ seed: 1, visits: 200, rate: 0.5, difference: 0 }).flatMap(
    (request) => metricsShape.safeParse(request).error?.message ?? [],
  );
  expect(refused).toEqual([]);
});

test('a difference of 5 points is found with 20 seeds', async () => {
  const found = await verdicts(0.05);
  expect(found.filter(({ rates }) => rates.checkouts.verdict === 'more').length).toBeGreaterThanOrEqual(19);
  expect(found.filter(({ rates }) => rates.checkouts.verdict === 'fewer')).toEqual([]);
  const inside = found.filter(({ rates }) => {
    const [low, high] = rates.checkouts.difference!.interval;
    return low <= 0.05 && high >= 0.05;
  });
  expect(inside.length).toBeGreaterThanOrEqual(17);
});

test('a difference of 5 points to our harm is found as one', async () => {
  const found = await verdicts(-0.05, { ...VISITORS, rate: 0.09 }, SEEDS.slice(0, 5));
  expect(found.filter(({ rates }) => rates.checkouts.verdict === 'fewer').length).toBeGreaterThanOrEqual(4);
});

test('where there is no difference, no more is claimed with 20 seeds than 95 % allow', async () => {
  const found = await verdicts(0);
  // Four or more of twenty come in two of a hundred series.
  expect(found.filter(({ rates }) => rates.checkouts.verdict !== 'none-shown').length).toBeLessThanOrEqual(3);
});

import { expect, test } from 'vitest';
import { planVisits } from './plan-visits';

const DIFFERENCE = 0.05;

const partOf = (seed: number, isWanted: (plan: ReturnType<typeof planVisits>[number]) => boolean) =>
  planVisits(seed, 20_000).filter(isWanted).length / 20_000;

test('the same seed makes the same visitors, another one makes others', () => {
  const drawn = (seed: number) => planVisits(seed, 5).map(({ draw }) => draw);
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
});

test('5 of 100 go to checkout with the platform’s buttons, and with ours as many more as were built in', () => {
  expect(partOf(1, (plan) => plan.isBuying(false, DIFFERENCE))).toBeCloseTo(0.05, 2);
  expect(partOf(1, (plan) => plan.isBuying(true, DIFFERENCE))).toBeCloseTo(0.1, 2);
  expect(partOf(1, (plan) => plan.isBuying(true, 0))).toBeCloseTo(0.05, 2);
});

test('what draws the arm says nothing of what the visitor is going to do', () => {
  expect(partOf(3, ({ draw }) => draw < 0.5)).toBeCloseTo(0.5, 1);
  const isBuying = (plan: ReturnType<typeof planVisits>[number]) => plan.isBuying(false, 0);
  expect(partOf(3, (plan) => plan.draw < 0.5 && isBuying(plan))).toBeCloseTo(0.025, 2);
});

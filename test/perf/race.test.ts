import { expect, test } from 'vitest';
import { orderOf } from '../../perf/bench/race';
import { rows } from '../../perf/bench/rows';

test('each round runs every row once and starts one row later', () => {
  expect([0, 1, 2, 3].map((round) => orderOf(3, round))).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 1, 2],
  ]);
});

test('rows have unique names, and all but the empty page name their buttons', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.filter(({ buttons }) => buttons.length === 0).map(({ name }) => name)).toEqual(['empty page']);
});

import { expect, test } from 'vitest';
import { HELP, readSimulation } from './simulation-options';

test('a thousand visits without a difference are simulated unless asked otherwise', () => {
  expect(readSimulation([])).toEqual({
    visits: 1000,
    seed: 1,
    difference: 0,
    split: 50,
    file: expect.stringMatching(/\Wvisits\.jsonl$/) as string,
  });
  expect(readSimulation(['--visits=20', '--seed=3', '--difference=-5', '--split=10', '--out=/a/b.jsonl'])).toEqual({
    visits: 20,
    seed: 3,
    difference: -0.05,
    split: 10,
    file: '/a/b.jsonl',
  });
});

test.each([
  [['--visits=0'], '--visits is a whole number from 1 to 1000000, not 0'],
  [['--difference=96'], '--difference is a whole number from -5 to 95, not 96'],
  [['--split=half'], '--split is a whole number from 0 to 100, not half'],
  [['--seed='], '--seed is a whole number from 0 to 4294967295, not '],
])('%j is refused', (args, sentence) => {
  expect(() => readSimulation(args)).toThrow(new Error(sentence));
});

test('--help names each option', () => {
  expect(readSimulation(['--help'])).toBeNull();
  expect(HELP.match(/^ {2}--[\w-]+/gm)).toHaveLength(6);
});

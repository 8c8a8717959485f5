import { expect, test } from 'vitest';
import limits from '../../size-limit.json' with { type: 'json' };
import { readPage, tableUnder } from './markdown';

const all = tableUnder(readPage('CONTRIBUTING.md'), 'Sizes');
const shoppers = tableUnder(readPage('README.md'), 'What shoppers pay');

test('CONTRIBUTING has every limit of size-limit.json', () => {
  expect(all).toEqual(limits.map(({ name, limit }) => [name, limit]));
});

test('README repeats some of these rows', () => {
  expect(shoppers.length).toBeGreaterThan(2);
  expect(all).toEqual(expect.arrayContaining(shoppers));
});

test('README says at its beginning what the core and the snippet weigh', () => {
  const [, told] = /Karui is one (\d+) kB script/.exec(readPage('README.md')) ?? [];
  expect(Number(told)).toBe(Math.round(parseFloat(shoppers[0]![1]!)));
  expect(readPage('README.md')).toContain(`at most ${shoppers[1]![1]} in each page`);
});

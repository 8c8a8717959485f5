import { expect, test } from 'vitest';
import limits from '../../size-limit.json' with { type: 'json' };
import { DOCUMENTS, putSizes } from '../../perf/sizes/put-sizes';
import { readPage, tableUnder } from './markdown';

const all = tableUnder(readPage('.github/docs/sizes.md'), 'Sizes');
const shoppers = tableUnder(readPage('README.md'), 'What shoppers pay');

test.each(DOCUMENTS)('%s has the limits of size-limit.json; if not, npm run write-sizes writes them', (path) => {
  const page = readPage(path);
  expect(page).toBe(putSizes(page, limits));
});

test.each(DOCUMENTS)('%s would be written anew if a limit changed', (path) => {
  const others = limits.map((row) => ({ ...row, limit: '99.9 kB' }));
  const made = putSizes(readPage(path), others);
  for (const { limit } of limits.filter(({ name }) => name.startsWith('Core'))) expect(made).not.toContain(limit);
  expect(made).toContain('99.9 kB');
});

test('sizes.md has every limit of size-limit.json', () => {
  expect(all).toEqual(limits.map(({ name, limit }) => [name, limit]));
});

test('README repeats some of these rows', () => {
  expect(shoppers.length).toBeGreaterThan(2);
  expect(all).toEqual(expect.arrayContaining(shoppers));
});

test('README says at its beginning what the core and the snippet weigh', () => {
  const beginning = readPage('README.md')
    .split('\n## ')[0]!
    .replace(/<!--.*?-->/g, '');
  expect(beginning).toContain(`one script of ${shoppers[0]![1]},`);
  expect(beginning).toContain(`${shoppers[1]![1]} in each page with buttons`);
});

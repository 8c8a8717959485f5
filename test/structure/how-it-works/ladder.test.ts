import { expect, test } from 'vitest';
import limits from '../../../size-limit.json' with { type: 'json' };
import { codeIn, readPage, tableUnder } from '../markdown';

const page = readPage('.github/docs/how-it-works.md');

/** What a storefront's own bundle has, and no page loads in time. */
const IN_BUNDLES = ['react.js', 'react-client.js', 'react-split.js'];

test('the ladder of files in how-it-works.md has every file that a page can load, and no other', () => {
  const told = tableUnder(page, 'The ladder of files').flatMap(([, files]) => codeIn(files));
  const weighed = limits.flatMap(({ path }) => path).map((path) => path.replace('dist/*/', ''));
  const loaded = [...new Set(weighed)].filter((name) => !IN_BUNDLES.includes(name));
  expect([...new Set(told)].sort()).toEqual(loaded.sort());
});

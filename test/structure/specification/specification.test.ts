import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, readSource } from '../import-graph';
import { readPage } from '../markdown';
import { readSections, type Item } from './tables';
import { readTitles, type Titles } from './titles';

// Each item of the specification's two documents names the tests that hold it, or the point of the page that says why it is otherwise.
// Here their names are held, so that none is renamed or removed unnoticed. That a test holds its item is seen only by breaking the product:
// so it was for every constant, and for some items of each section.

const DOCUMENTS = { shell: readSections('shell'), wallets: readSections('wallets') };
const sections = Object.entries(DOCUMENTS).flatMap(([document, all]) =>
  [...all].map(([number, items]) => ({ document, number, items })),
);

/** Files that `npm test` runs, as Vitest's and Playwright's configurations choose them. */
const RUNS_IN_NPM_TEST = /^test\/(?:(?!.*\.all\.).*\.test\.(?:tsx?|mjs)|e2e\/(?!.*\.all\.).*\.spec\.ts)$/;

const files = new Map<string, Titles>();
function titlesOf(file: string): Titles {
  if (!files.has(file)) files.set(file, readTitles(file, readSource(file)));
  return files.get(file)!;
}

/**
 * What is wrong with a test that a row names; undefined if nothing is. `group › title` tells tests of one title apart. `title ‹row›` names
 * a row of `test.each` by a text in it.
 */
function problemOf(file: string, name: string): string | undefined {
  if (!RUNS_IN_NPM_TEST.test(file)) return 'npm test does not run this file';
  if (!existsSync(join(root, file))) return 'no such file';
  const [, title = '', row] = /^(.*?)(?: ‹(.+)›)?$/.exec(name)!;
  const { tests, texts } = titlesOf(file);
  const same = tests.filter(
    ({ path }) => path.join(' › ') === title || path.at(-1) === title || path.slice(-2).join(' › ') === title,
  );
  if (same.length !== 1)
    return same.length === 0 ? 'no such test' : 'several tests have this title: name the group, too';
  if (!same[0]!.runs) return 'this test may not run';
  return row === undefined || texts.has(row) ? undefined : 'no such row';
}

const page = readPage('.github/docs/where-it-differs.md');
const points = [...page.matchAll(/^- \*\*(.+?):?\*\*/gm)].map(([, point]) => point!);

const rowsOf = (items: readonly Item[]) => items.map((item) => [item.says, item] as const);

test.each(Object.entries(DOCUMENTS))(
  'the document on the %s has a table for each of its nine sections',
  (_document, all) => {
    expect([...all.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  },
);

describe.each(sections)('section $number on the $document:', ({ items }) => {
  test.each(rowsOf(items))('%s', (_says, { tests, otherwise }) => {
    expect(tests.length + otherwise.length).toBeGreaterThan(0);
    const wrong = tests.flatMap(({ file, title }) => {
      const problem = problemOf(file, title);
      return problem ? [`${file}: ${title}: ${problem}`] : [];
    });
    expect(wrong).toEqual([]);
    expect(otherwise.filter((point) => !points.includes(point))).toEqual([]);
  });
});

test('each point of where-it-differs.md is named by a row', () => {
  const named = sections.flatMap(({ items }) => items.flatMap(({ otherwise }) => otherwise));
  expect(points.length).toBeGreaterThan(20);
  expect(points.filter((point) => !named.includes(point))).toEqual([]);
});

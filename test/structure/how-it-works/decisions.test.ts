import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../import-graph';
import { readPage } from '../markdown';

const FOLDER = '.github/docs/decisions';
const pages = readdirSync(join(root, FOLDER)).filter((name) => name !== 'README.md');
const contentOf = (name: string) => readPage(`${FOLDER}/${name}`);

test('the index of decisions has one line for each page, by date; this is what it lists', () => {
  const lines = pages.toSorted().map((name) => {
    const [, title] = /^# (.+)\n/.exec(contentOf(name)) ?? [];
    return `- ${name.slice(0, 10)}: [${title}](${name})`;
  });
  expect(lines.length).toBeGreaterThan(10);
  expect(contentOf('README.md').match(/^- .*$/gm)).toEqual(lines);
});

test.each(pages)(
  'the decision %s has its date in its name, at most 3 kB, and says question, decision and consequences',
  (name) => {
    expect(name).toMatch(/^\d{4}-\d\d-\d\d-[a-z\d-]+\.md$/);
    const content = contentOf(name);
    expect(Buffer.byteLength(content)).toBeLessThanOrEqual(3000);
    expect(content).toMatch(/^\*\*Question\.\*\* [^]*^\*\*Decided\.\*\*[^]*^\*\*Consequences\.\*\* /m);
  },
);

test.each([
  ['CONTRIBUTING.md', 8],
  ['.github/docs/how-it-works.md', 20],
])('%s has at most %i kB: figures and reasons are for the decisions', (page, kilobytes) => {
  expect(Buffer.byteLength(readPage(page))).toBeLessThanOrEqual(kilobytes * 1000);
});

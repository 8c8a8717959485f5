import { expect, test } from 'vitest';
import limits from '../../size-limit.json' with { type: 'json' };
import { readManifest } from './built-files';
import { readPage, tableUnder } from './markdown';

const HALF_A_KILOBYTE = 0.5;
const all = tableUnder(readPage('CONTRIBUTING.md'), 'Sizes');
const shoppers = tableUnder(readPage('README.md'), 'What shoppers pay');

/** What the files of a limit weigh in the build, in kB; a `*` in a path stands for any name. */
function weigh({ path }: (typeof limits)[number]): number {
  const files = readManifest();
  const matched = [path].flat().map((one) => {
    const name = one
      .replace(/^dist\/[^/]+\//, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*');
    const found = Object.keys(files).filter((file) => new RegExp(`^${name}$`).test(file));
    if (!found.length) throw new Error(`${one} is not in the build`);
    return found;
  });
  return [...new Set(matched.flat())].reduce((sum, name) => sum + files[name]!.brotli, 0) / 1000;
}

test('CONTRIBUTING names every limit of size-limit.json', () => {
  expect(all.map(([name, limit]) => ({ name, limit }))).toEqual(limits.map(({ name, limit }) => ({ name, limit })));
});

test.each(limits.map((row) => [row.name, row] as const))(
  '%s: the size in the table is that of the build, to half a kilobyte, and within its limit',
  (title, row) => {
    const measured = all.find(([name]) => name === title)?.[2];
    expect(measured).toMatch(/^\d+\.\d kB$/);
    expect(Math.abs(parseFloat(measured!) - weigh(row))).toBeLessThan(HALF_A_KILOBYTE);
    expect(parseFloat(measured!)).toBeLessThanOrEqual(parseFloat(row.limit));
  },
);

test('README repeats some of these rows', () => {
  expect(shoppers.length).toBeGreaterThan(2);
  expect(all).toEqual(expect.arrayContaining(shoppers));
});

test('README says in its first sentence what the core weighs', () => {
  const [, told] = /with one (\d+) kB script/.exec(readPage('README.md')) ?? [];
  expect(Number(told)).toBe(Math.round(parseFloat(shoppers[0]![2]!)));
});

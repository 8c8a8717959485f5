import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import limits from '../../size-limit.json' with { type: 'json' };
import { buildFolder, readManifest } from './built-files';
import { root } from './import-graph';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** Rows of the table under a heading, cell by cell, without its head. */
function tableUnder(heading: string): string[][] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test('the README names the limits that are held', () => {
  const told = tableUnder('Sizes').map(([name, limit]) => ({ name, limit }));
  expect(told).toEqual(limits.map(({ name, limit }) => ({ name, limit })));
});

test('the README’s measured sizes are those of the build, to half a kilobyte, and within their limits', () => {
  const files = readManifest();
  const built = limits.map(({ path }) => {
    const paths = [path].flat().map((one) => one.replace(`${buildFolder}/`, ''));
    const names = Object.keys(files).filter(
      (name) => paths.includes(name) || (paths.includes('*.js') && /^[^/]+\.js$/.test(name)),
    );
    return names.reduce((sum, name) => sum + files[name]!.brotli, 0) / 1000;
  });
  for (const [row, [name, limit, measured]] of tableUnder('Sizes').entries()) {
    expect(measured, name).toMatch(/^\d+\.\d kB$/);
    expect(Math.abs(parseFloat(measured!) - built[row]!), name).toBeLessThan(0.5);
    expect(parseFloat(measured!), name).toBeLessThanOrEqual(parseFloat(limit!));
  }
});

test.each(['npm start', 'npm test'])('the README says what `%s` does', (command) => {
  expect(readme).toContain(command);
});

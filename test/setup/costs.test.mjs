import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { costsOf, costTable } from './costs.mjs';
import { root } from './run.mjs';

/** A folder with reports of two runs. */
function folderOf(reports) {
  const folder = mkdtempSync(join(tmpdir(), 'karui-costs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, report] of Object.entries(reports))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
  return folder;
}

const spec = (...durations) => ({
  file: 'press.spec.ts',
  tests: durations.map((duration) => ({ results: [{ duration }] })),
});

test('files are listed by their cost, those of browsers with the page loads that they write', () => {
  const unit = { testResults: [{ name: `${root}test/a.test.ts`, assertionResults: [{ duration: 900 }, {}] }] };
  const e2e = {
    config: { rootDir: `${root}test/e2e` },
    suites: [{ specs: [spec(500)], suites: [{ specs: [spec(600, 900)] }] }],
  };
  const costs = costsOf(folderOf({ unit, e2e }));
  const loads = expect.any(Number);
  expect(costs).toEqual([
    { file: 'test/e2e/press.spec.ts', tests: 3, ms: 2000, loads },
    { file: 'test/a.test.ts', tests: 2, ms: 900, loads: null },
  ]);
  expect(costs[0].loads).toBeGreaterThan(3);
  expect(costTable(costs).split('\n').at(-1)).toBe('| test/a.test.ts | 2 | 0.9 |  |');
});

test('without reports there is nothing to list', () => {
  expect(costsOf(folderOf({}))).toEqual([]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countTests } from './counts.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'karui-counts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name, report) => writeFileSync(join(folder, name), JSON.stringify(report));

test('counts nothing where nothing was reported', () => {
  expect(countTests(folder)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('adds the unit tests and the browser tests up', () => {
  write('unit.json', { numPassedTests: 300, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
  write('e2e.json', { stats: { expected: 40, unexpected: 2, flaky: 1, skipped: 5 } });
  expect(countTests(folder)).toEqual({ passed: 341, failed: 3, skipped: 8 });
});

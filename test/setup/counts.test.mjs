import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countTests, skipReasons } from './counts.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'karui-counts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name, report) => writeFileSync(join(folder, name), JSON.stringify(report));

test('counts nothing without a report', () => {
  expect(countTests(folder)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('adds up the unit tests and the browser tests', () => {
  write('unit.json', { numPassedTests: 300, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
  write('e2e.json', { stats: { expected: 40, unexpected: 2, flaky: 1, skipped: 5 } });
  expect(countTests(folder)).toEqual({ passed: 341, failed: 3, skipped: 8 });
});

const skipped = (description) => ({ tests: [{ annotations: [{ type: 'skip', description }] }] });

test('lists each reason for a skipped test once', () => {
  expect(skipReasons(folder)).toEqual([]);
  const passed = { tests: [{ annotations: [{ type: 'issue', description: '12' }] }] };
  const suites = [
    { specs: [passed, skipped('Firefox: apt-get install firefox-esr')], suites: [{ specs: [skipped('WebKitGTK')] }] },
    { specs: [skipped('WebKitGTK')] },
  ];
  write('e2e.json', { suites, stats: {} });
  expect(skipReasons(folder)).toEqual(['Firefox: apt-get install firefox-esr', 'WebKitGTK']);
});

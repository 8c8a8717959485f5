import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WHOLE_BROWSER } from '../whole-browser';
import { root } from './import-graph';

/** What the headless shell does not have: windows of their own, blocked popups, pages that come back as they were left. */
const NEEDS_IT = /\bgoBack\(|\bgoForward\(|waitForEvent\('(?:page|popup)'/;

const specs = readdirSync(join(root, 'test/e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `test/e2e/${name}`);

test('browser tests that open windows or go back run in the whole browser', () => {
  const needing = specs.filter((path) => NEEDS_IT.test(readFileSync(join(root, path), 'utf8')));
  expect(needing.length).toBeGreaterThan(5);
  expect(needing.filter((path) => !WHOLE_BROWSER.test(path))).toEqual([]);
});

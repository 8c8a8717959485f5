import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './import-graph';

const specs = readdirSync(join(root, 'test/e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => [name, readFileSync(join(root, 'test/e2e', name), 'utf8')] as const);

/** The headless shell keeps no page that is left, and blocks no window. */
const NEEDS_IT = /restored: |awayAndBack\(|waitForEvent\('(?:page|popup)'/;

test('browser tests of a kept page or a window run in the whole browser', () => {
  const needing = specs.filter(([, text]) => NEEDS_IT.test(text));
  expect(needing.length).toBeGreaterThan(4);
  expect(needing.filter(([, text]) => !text.includes('tag: WHOLE_BROWSER')).map(([name]) => name)).toEqual([]);
});

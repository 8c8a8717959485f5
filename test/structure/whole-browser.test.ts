import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OFF_IN_PLAYWRIGHT } from '../browser-args';
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

/** A kept page is there at once: nothing tells of a load then, and a test that waits for one ends at its time limit. */
const WAITS_FOR_LOAD = /\.go(?:Back|Forward)\((?!\{ waitUntil: 'commit' \}\))/;

test('a browser test that goes back waits for no load', () => {
  expect(specs.filter(([, text]) => WAITS_FOR_LOAD.test(text)).map(([name]) => name)).toEqual([]);
});

test('our list of Chromium’s features has all that Playwright turns off', () => {
  const bundle = readFileSync(join(root, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const [, list] = /disabledFeatures = \[([^\]]*)\]/.exec(bundle)!;
  const names = [...list!.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(10);
  expect([...OFF_IN_PLAYWRIGHT].sort()).toEqual(names.sort());
});

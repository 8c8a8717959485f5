import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { reactAliases } from '../../src/build/react-aliases.ts';

const root = resolve(import.meta.dirname, '../..');

/** The store's own tests. Those of the widget have `test/vitest.config.ts`. */
export default defineConfig({
  root,
  resolve: { alias: reactAliases },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    // Files share what they import: loading it anew for each one takes longer than the tests.
    isolate: false,
    include: ['test/store/**/*.test.{ts,tsx}'],
    exclude: process.env['KARUI_TESTS'] === 'all' ? [] : ['test/store/**/*.all.test.{ts,tsx}'],
    // Vitest takes one core less than there are: half of a machine with two.
    maxWorkers: '100%',
    // Some tests start a store in a process of its own, which is slow on a busy machine.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: resolve(root, 'test-results/store.json') }]],
  },
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import pkg from '../package.json' with { type: 'json' };
import { logoDefine } from '../src/build/logo-shapes.ts';
import { reactAliases } from '../src/build/react-aliases.ts';

const root = resolve(import.meta.dirname, '..');
/** GitHub's parser of workflows. */
const ACTIONS = /@actions\/.*\.js$/;
const DOM_TESTS = 'test/**/*.dom.test.{ts,tsx}';

/** Files of what multiplies: `npm run test:all` alone runs them. */
const ONLY_IN_ALL =
  process.env['KARUI_TESTS'] === 'all' ? [] : ['test/**/*.all.test.{ts,tsx,mjs}', 'test/**/*.all.dom.test.{ts,tsx}'];

/** In milliseconds: a machine that is slow or shared shall fail no test; one that hangs is still found. */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };

const shared = {
  root,
  resolve: { alias: reactAliases },
  define: { __VERSION__: JSON.stringify(pkg.version), ...logoDefine },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'react' } },
};

export default defineConfig({
  root,
  test: {
    // More than cores, because many tests wait for a server or a time limit.
    maxWorkers: '150%',
    reporters: ['default', ['json', { outputFile: resolve(root, 'test-results/unit.json') }]],
    projects: [
      {
        ...shared,
        test: {
          ...PATIENCE,
          name: 'node',
          environment: 'node',
          // They start faster than processes.
          pool: 'threads',
          // Files share what they import: loading it anew for each one takes longer than the tests.
          isolate: false,
          include: ['test/**/*.test.{ts,tsx,mjs}'],
          setupFiles: ['test/setup/page-address.ts', 'test/all-chunks.ts', 'test/between-files.ts', 'test/patience.ts'],
          exclude: [DOM_TESTS, ...ONLY_IN_ALL],
          // It imports JSON without saying so, which Node does not take.
          server: { deps: { inline: [ACTIONS] } },
        },
        plugins: [
          {
            name: 'no-maps-of-actions',
            // They name sources that the package has not.
            load: (id) => (ACTIONS.test(id) ? readFileSync(id, 'utf8').replace('//# sourceMappingURL', '//') : null),
          },
        ],
      },
      {
        ...shared,
        test: {
          ...PATIENCE,
          name: 'dom',
          environment: 'happy-dom',
          // A realm of its own for each file, in one thread: to start a process with a DOM takes twice as long as a file's tests.
          pool: 'vmThreads',
          include: [DOM_TESTS],
          exclude: ONLY_IN_ALL,
          setupFiles: [
            'test/setup/version.ts',
            'test/all-chunks.ts',
            'test/patience.ts',
            'test/no-request-to-nowhere.ts',
          ],
        },
      },
    ],
  },
});

import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'vite';
import { reactAliases } from '../../../src/build/react-aliases';
import { root } from '../../structure/import-graph';
import { running, type TabScope } from './tab-globals';
import type * as Modules from './tab-entry';

/** The widget's code, as one tab has it: nothing is shared with other tabs. */
export type TabModules = typeof Modules;

/**
 * All code of a tab as one text. Not as modules, because a module that one tab fetches late would be the same for all tabs.
 */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: reactAliases },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
    define: { __LOGOS__: '"logos/"', __VERSION__: '"0"', 'import.meta.url': '""' },
    build: {
      write: false,
      minify: false,
      copyPublicDir: false,
      lib: { entry: resolve(root, 'test/wallets/one-order/tab-entry.ts'), formats: ['cjs'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('the code of a tab was not built');
  // The bundler leaves a checkout page's button in a file of its own: no tab here has one.
  return output.output[0].code;
}

let bundled: Promise<string> | undefined;

/** Runs the code anew, in the scope of a tab. */
export async function loadModules(scope: TabScope): Promise<TabModules> {
  const code = await (bundled ??= bundle());
  return running.run(scope, async () => {
    const modules = {} as TabModules;
    (runInThisContext(`(exports) => {${code}}`) as (exports: object) => void)(modules);
    modules.listenToPage();
    // As on a page, where no button can be pressed before.
    await modules.fetchApple();
    return modules;
  });
}

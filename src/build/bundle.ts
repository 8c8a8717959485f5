import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, type InlineConfig } from 'vite';
import { logoDefine } from './logo-shapes.ts';
import { reactAliases } from './react-aliases.ts';

/**
 * Bundles a source of the widget's into one text, for the snippet or for Node.
 *
 * @param entry path of the source
 * @param config besides what all of the widget is built with
 * @throws Error when it can't be compiled
 */
export async function bundle(entry: string, { build: options, define, ...config }: InlineConfig): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: reactAliases },
    // The same code whatever NODE_ENV says, as that of the tests.
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
    ...config,
    define: { ...logoDefine, ...define },
    build: {
      write: false,
      copyPublicDir: false,
      // The styles are compiled as in the widget's own build.
      cssTarget: 'es2022',
      lib: { entry: resolve(entry), formats: ['es'] },
      ...options,
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code;
}

/** Bundles a source and runs it in Node. @returns what it exports */
export async function runBundled<T>(entry: string): Promise<T> {
  const code = await bundle(entry, { build: { lib: { entry: resolve(entry), formats: ['cjs'] } } });
  const exported = {};
  (runInThisContext(`(exports) => {${code}}`) as (exports: object) => void)(exported);
  return exported as T;
}

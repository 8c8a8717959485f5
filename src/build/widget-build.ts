import { resolve } from 'node:path';
import type { UserConfig } from 'vite';
import pkg from '../../package.json' with { type: 'json' };
import type { FileNames } from './file-names.ts';
import { reactAliases } from './react-aliases.ts';

/**
 * Nearly all functions of the core are called before its buttons are painted. This comment makes V8 compile them while the file
 * arrives, off the main thread, instead of one by one at each first call (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * How the widget's scripts are built.
 *
 * @param sources the folder `src`
 * @param names how its files are called, and so how they find each other
 */
export const widgetBuild = (sources: string, names: FileNames) =>
  ({
    resolve: { alias: reactAliases },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(pkg.version),
      __LOGOS__: JSON.stringify(names.logos),
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: {
      target: 'es2022',
      // A library build has no helper that preloads what a chunk imports: it weighs 0.7 kB, and `chunks.ts` names such files itself.
      lib: { entry: { wallets: resolve(sources, 'index.ts') }, formats: ['es'] },
      reportCompressedSize: false,
      copyPublicDir: false,
      rolldownOptions: {
        preserveEntrySignatures: false,
        // Compressing each file for the manifest takes most of a build, as intended; the bundler would warn about it.
        checks: { bundlerTimings: false },
        // The text of a constant stands where it is used, so no chunk imports the core for a word.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        treeshake: {
          // Importing them changes how Preact renders. The core needs only the JSX runtime of the one and the signals of the other.
          moduleSideEffects: [{ test: /\/preact\/compat\/|\/@preact\/signals\//, sideEffects: false }],
          propertyReadSideEffects: false,
        },
        output: {
          entryFileNames: `${names.scripts}[name].js`,
          chunkFileNames: `${names.scripts}[name].js`,
          postBanner: ({ isEntry }) => (isEntry ? COMPILE_HINT : ''),
          // Nobody asks a module object what it is.
          generatedCode: { symbols: false },
          minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
          comments: { annotation: false, legal: false, jsdoc: false },
          codeSplitting: {
            // A group takes along what its members import, so the core comes first. Folders in these folders are chunks of their own.
            groups: [
              {
                name: 'wallets',
                test: /\/src\/(\w[\w-]*\.ts|core\/)|\/preact\/(dist|jsx-runtime)\/|\/signals-core\//,
                priority: 2,
              },
              { name: 'checkout', test: /\/src\/press\/(checkout\/)?[^/]+$/, priority: 1 },
              { name: 'load-script', test: /\/src\/load-script\// },
            ],
          },
        },
      },
    },
  }) satisfies UserConfig;

import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };
import { inlineRuntime } from './src/build/inline-runtime.ts';
import { manifest } from './src/build/manifest.ts';
import { reactAliases } from './src/build/react-aliases.ts';
import { reactPackage } from './src/build/react-package.ts';
import { snippetFiles } from './src/build/snippet-files.ts';
import { staticFiles } from './src/build/static-files.ts';

const source = resolve(import.meta.dirname, 'src');

/**
 * Nearly all functions of the core are called before its buttons are painted. This comment makes V8 compile them while the file
 * arrives, off the main thread, instead of one by one at each first call (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  resolve: { alias: reactAliases },
  define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(pkg.version) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  plugins: [staticFiles(source), inlineRuntime(), snippetFiles(), reactPackage(), manifest(pkg.version)],
  build: {
    target: 'es2022',
    outDir: `dist/${pkg.version}`,
    // A library build has no helper that preloads what a chunk imports: it weighs 0.7 kB, and `chunks.ts` names such files itself.
    lib: { entry: { wallets: resolve(source, 'index.ts') }, formats: ['es'] },
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
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
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
});

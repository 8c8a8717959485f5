import { resolve } from 'node:path';
import type { UserConfig } from 'vite';
import pkg from '../../package.json' with { type: 'json' };
import { COMPILE_HINT } from './compile-hint.ts';
import { logoDefine } from './logo-shapes.ts';
import { minifyChunks } from './minify-chunks.ts';
import { ownDescriptors } from './own-descriptors.ts';
import { reactAliases } from './react-aliases.ts';

/** The chunk of what every press needs. */
const PRESS = 'press';

/**
 * Which sources are one file: a folder is a subject, and no file. A group takes along what its members import, so the core comes first. All
 * else that is fetched is a file of its own, with what nothing else imports.
 */
const CHUNK_GROUPS = [
  {
    name: 'wallets',
    test: /\/src\/(\w[\w-]*\.ts|(lib(?!\/(visit-id|page-address))|markup(?!\/enabled-flags)|page|widget|button|host|click)\/|compat\/remembered-rules\.ts|companion\/(companion-code|early-events|load-rare-hosts|start-companion)\.ts)|\/preact\/(dist|jsx-runtime)\/|\/signals-core\//,
    priority: 2,
  },
  {
    name: 'companion',
    test: /\/src\/((companion|network|button-signs|compat)\/|api\/request\.ts|lib\/(visit-id|page-address)\.ts|dialog\/load-dialog\.ts)/,
    priority: 1,
  },
  { name: PRESS, test: /\/src\/press\/(?!rare-press\/)/, priority: 1 },
  { name: 'order', test: /\/wallets\/order\/(?!order-errors\/|payment\/|rare-order\/)/ },
  { name: 'load-script', test: /\/src\/load-script\// },
  { name: 'telemetry', test: /\/src\/telemetry\/(?!errors\/)/ },
];

/**
 * Build options of the widget's scripts.
 *
 * @param sources the folder `src`
 * @param prefix before the name of each script
 */
export const widgetBuild = (sources: string, prefix = '') =>
  ({
    plugins: [ownDescriptors(), minifyChunks()],
    resolve: { alias: reactAliases },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(pkg.version),
      ...logoDefine,
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: {
      target: 'es2022',
      // A library build has no preload helper for a chunk's imports. The helper weighs 0.7 kB, and `chunks.ts` names such files itself.
      lib: { entry: { wallets: resolve(sources, 'index.ts') }, formats: ['es'] },
      reportCompressedSize: false,
      copyPublicDir: false,
      rolldownOptions: {
        preserveEntrySignatures: false,
        // Compressing each file for the manifest takes most of the build's time. That is intended, so the bundler's warning is off.
        checks: { bundlerTimings: false },
        // Inlines the values of constants, so no chunk imports the core for one word.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        treeshake: {
          // Importing them changes how Preact renders. The core needs only the JSX runtime of the one and the signals of the other.
          moduleSideEffects: [{ test: /\/preact\/compat\/|\/@preact\/signals\//, sideEffects: false }],
          propertyReadSideEffects: false,
        },
        output: {
          entryFileNames: `${prefix}[name].js`,
          chunkFileNames: `${prefix}[name].js`,
          // The core calls nearly all of its functions before its buttons are painted, and the code of a press between the click and the
          // next page: there it spares more than half of the main thread's work.
          postBanner: ({ isEntry, name }) => (isEntry || name === PRESS ? COMPILE_HINT : ''),
          // No code inspects a module object.
          generatedCode: { symbols: false },
          minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
          comments: { annotation: false, legal: false, jsdoc: false },
          codeSplitting: {
            groups: CHUNK_GROUPS,
          },
        },
      },
    },
  }) satisfies UserConfig;

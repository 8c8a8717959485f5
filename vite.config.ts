import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { transform } from 'lightningcss';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { leanPlugin } from './src/lean/plugin';
import { preact } from './src/lean/preact';
import { signals } from './src/lean/signals';
import { snippetPlugin } from './src/boot/plugin';
import pkg from './package.json' with { type: 'json' };

const at = (path: string) => resolve(import.meta.dirname, path);

/** The customer writes React; the shopper pays for Preact. */
export const reactAliases = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/**
 * The widget's Preact and signals are compiled from their sources, without what its views never ask for and without the adapter
 * between the two: 3.1 kB of what would be 13.0, brotli.
 */
export const lean = {
  plugins: [leanPlugin(preact), leanPlugin(signals)],
  alias: [
    { find: /^react\/jsx-runtime$/, replacement: at('src/ui/jsx-runtime.ts') },
    { find: /^preact$/, replacement: at('node_modules/preact/src/index.js') },
    { find: /^@preact\/signals$/, replacement: at('node_modules/@preact/signals-core/src/index.ts') },
    ...Object.entries(reactAliases).map(([find, replacement]) => ({ find, replacement })),
  ],
};

const LOGOS = at('src/logos');

/** Files that are served as they are: logos, and the skeleton's style that a store puts into its head. */
function staticFiles(): Plugin {
  return {
    name: 'karui:static-files',
    generateBundle() {
      for (const file of readdirSync(LOGOS).filter((name) => name.endsWith('.svg'))) {
        this.emitFile({ type: 'asset', fileName: `logos/${file}`, source: readFileSync(`${LOGOS}/${file}`) });
      }
      const filename = at('src/ui/skeleton.css');
      const { code } = transform({ filename, code: readFileSync(filename), minify: true });
      this.emitFile({ type: 'asset', fileName: 'skeleton.css', source: code });
    },
  };
}

/**
 * Nearly all functions of the core are called before its buttons are painted: V8 compiles them while the file arrives, off the main
 * thread, instead of one by one at each first call (https://v8.dev/blog/explicit-compile-hints). Others see a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** A second minifier after the bundler's own: 3 % of the core, which no shopper should have to fetch. */
function squeeze(): Plugin {
  return {
    name: 'karui:squeeze',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { code, map } = await minify(chunk.code, {
            module: true,
            // Only measurements ask for a map.
            sourceMap: chunk.map ? { content: JSON.stringify(chunk.map), asObject: true } : false,
            ecma: 2020,
            format: chunk.isEntry ? { preamble: COMPILE_HINT } : {},
            // Safe here: nobody looks at a function's `prototype` or `length`.
            compress: {
              // Until another one changes nothing.
              passes: 6,
              unsafe: true,
              unsafe_arrows: true,
              unsafe_methods: true,
              // In the core the getter of a signal's value subscribes.
              pure_getters: !chunk.isEntry,
            },
            // In the entry, names that begin so are the insides of Preact and of the signals, and nobody else's.
            mangle: chunk.isEntry ? { properties: { regex: /^_/ } } : true,
          });
          chunk.code = code ?? chunk.code;
          if (chunk.map && map) Object.assign(chunk.map, map);
        }
      },
    },
  };
}

/** `manifest.json`: for each file its size in bytes, its brotli size, its SRI hash, what it imports and which sources are in it. */
function manifest(): Plugin {
  return {
    name: 'karui:manifest',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files: Record<string, unknown> = {};
        for (const file of Object.values(bundle).toSorted((a, b) => a.fileName.localeCompare(b.fileName))) {
          if (file.fileName.endsWith('.map')) continue;
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          files[file.fileName] = {
            bytes: source.length,
            brotli: brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
            integrity: `sha384-${createHash('sha384').update(source).digest('base64')}`,
            ...(file.type === 'chunk' && {
              entry: file.isEntry,
              imports: file.imports,
              dynamicImports: file.dynamicImports,
              modules: Object.keys(file.modules).map((id) => id.replace(`${import.meta.dirname}/`, '')),
            }),
          };
        }
        this.emitFile({
          type: 'asset',
          fileName: 'manifest.json',
          source: JSON.stringify({ version: pkg.version, files }, null, 2),
        });
      },
    },
  };
}

export default defineConfig({
  resolve: { alias: lean.alias },
  define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(pkg.version) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  plugins: [...lean.plugins, staticFiles(), squeeze(), snippetPlugin(), manifest()],
  build: {
    target: 'es2022',
    outDir: `dist/${pkg.version}`,
    lib: { entry: { wallets: at('src/index.ts') }, formats: ['es'] },
    reportCompressedSize: false,
    copyPublicDir: false,
    rolldownOptions: {
      preserveEntrySignatures: false,
      // Names are written where they are used: no lazy chunk imports the core for the sake of a word.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      treeshake: {
        // The core uses types of React and the JSX runtime; what compat does on import is for those who use more.
        moduleSideEffects: [{ test: /preact\/compat/, sideEffects: false }],
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
        comments: { annotation: false, legal: false, jsdoc: false },
        codeSplitting: {
          // A group takes along what its members import, so the core comes first; then all of checkout in one chunk, one request.
          groups: [
            {
              name: 'wallets',
              test: /\/src\/(?!checkout|cart|dialog|policy|consent|compat|boot|lean|lib\/unless-aborted)|node_modules\/@?preact\//,
              priority: 2,
            },
            {
              name: 'checkout',
              // Of the cart only what a press needs that redirects; the rest is the sheets'.
              test: /\/src\/checkout\/|\/src\/cart\/(attempt|cart-error|client|client-error|country-code|create-cart|discount-code|documents|fetch-cart|initial-cart|language-code|lines|pause|read-answer|retry-after|retrying|schema|stock|to-json|undisturbed|wallet-name|z)\.ts|node_modules\/(zod|wretch)\//,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { reactAliases } from '../../src/build/react-aliases.ts';
import { codeOfWeight } from './theme/platform/code-of-weight.ts';

const at = (path: string) => resolve(import.meta.dirname, path);

/**
 * Makes an entry a plain script: a simulator has to run before the page's own scripts or be loaded as they are, which a module never
 * does. It gets copies of its own of all that it imports, so that it shares no chunk with others.
 */
function plainScript(name: string, entry: string): Plugin {
  const own = `?own=${name}`;
  return {
    name: `store:plain-script:${name}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isOwn = importer?.endsWith(own) || importer === entry;
      if (!isOwn || !source.startsWith('.')) return null;
      const found = await this.resolve(source, importer?.replace(own, ''), { ...options, skipSelf: true });
      return found && found.id + own;
    },
    // The bundler takes a JSON file, and a drawing, with this query for a script.
    load(id) {
      const [, file, kind] = /^(.*\.(json|svg))(?:\?raw)?\?own=/.exec(id) ?? [];
      if (file === undefined || !id.endsWith(own)) return null;
      const text = readFileSync(file, 'utf8');
      return { code: `export default ${kind === 'json' ? text : JSON.stringify(text)}`, moduleType: 'js' };
    },
    generateBundle(_options, bundle) {
      const chunk = bundle[`${name}.js`];
      if (chunk?.type !== 'chunk') return;
      if (chunk.imports.length > 0 || chunk.exports.length > 0) this.error(`${name}.js shares code with another entry`);
      chunk.code = `(()=>{"use strict";\n${chunk.code}\n})();\n`;
    },
  };
}

/** Where the stand-in of the platform's own wallet script is written: the store serves the folder where the platform has it. */
const PLATFORM_SCRIPT = 'portable-wallets/portable-wallets.ja';

/** Gives that stand-in its weight, behind the minifier, which would take away code that is never run. */
const platformWeight: Plugin = {
  name: 'store:platform-weight',
  generateBundle(_options, bundle) {
    const chunk = bundle[`${PLATFORM_SCRIPT}.js`];
    if (chunk?.type === 'chunk') chunk.code += codeOfWeight();
  },
};

/** Plain scripts, by the names of their files. */
const simulators = {
  'apple-pay-simulator': at('../simulators/apple-pay/install.ts'),
  'google-pay-simulator': at('../simulators/google-pay/install.ts'),
  'paypal-simulator': at('../simulators/paypal/install.ts'),
  'paypal-v6-simulator': at('../simulators/paypal-v6/install.ts'),
  'amazon-simulator': at('../simulators/amazon/install.ts'),
  'shop-pay-frame': at('../simulators/shop-pay/frame/index.ts'),
  'shop-promise': at('../simulators/shop-pay/promise/install.ts'),
};

/** The demo store's own scripts, styles and drawings, served under `/store-assets/`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/store-assets/',
  publicDir: at('theme/public'),
  resolve: { alias: reactAliases },
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  plugins: [platformWeight, ...Object.entries(simulators).map(([name, entry]) => plainScript(name, entry))],
  build: {
    target: 'es2022',
    outDir: at('dist'),
    emptyOutDir: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // How long it takes is no warning: on a busy machine all of it is slow.
      checks: { bundlerTimings: false },
      input: {
        'theme-a': at('theme/a/index.ts'),
        'theme-b': at('theme/b/index.ts'),
        'theme-hostile': at('theme/hostile/index.ts'),
        [PLATFORM_SCRIPT]: at('theme/platform/portable-wallets.ts'),
        panel: at('panel/index.tsx'),
        telemetry: at('panel/telemetry/index.tsx'),
        playground: at('playground/index.tsx'),
        ...simulators,
        'apple-pay-sheet': at('../simulators/apple-pay/drawn/index.tsx'),
        'google-pay-sheet': at('../simulators/google-pay/drawn/index.tsx'),
        'paypal-button': at('../simulators/paypal/frame/index.ts'),
        'paypal-window': at('../simulators/paypal/window/index.tsx'),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: '[name].[ext]',
        codeSplitting: {
          groups: [
            { name: 'preact', test: /node_modules\/preact\/|\/src\/ui\/jsx-runtime\.ts/ },
            // Only what no theme owns: the hostile theme has theme A's scripts too, and theme B would run them.
            { name: 'theme-shared', test: /\/store\/theme\/[\w-]+\.ts$/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

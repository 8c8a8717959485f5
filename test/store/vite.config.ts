import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { reactAliases } from '../../src/build/react-aliases.ts';

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
    generateBundle(_options, bundle) {
      const chunk = bundle[`${name}.js`];
      if (chunk?.type !== 'chunk') return;
      if (chunk.imports.length > 0 || chunk.exports.length > 0) this.error(`${name}.js shares code with another entry`);
      chunk.code = `(()=>{"use strict";\n${chunk.code}\n})();\n`;
    },
  };
}

const simulators = {
  apple: at('../simulators/apple-pay/install.ts'),
  google: at('../simulators/google-pay/install.ts'),
  paypal: at('../simulators/paypal/install.ts'),
  amazon: at('../simulators/amazon/install.ts'),
  shopFrame: at('../simulators/shop-pay/frame/index.ts'),
  shopPromise: at('../simulators/shop-pay/promise/install.ts'),
};

/** The demo store's own scripts, styles and drawings, served under `/store-assets/`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/store-assets/',
  publicDir: at('theme/public'),
  resolve: { alias: reactAliases },
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  plugins: [
    plainScript('apple-pay-simulator', simulators.apple),
    plainScript('google-pay-simulator', simulators.google),
    plainScript('paypal-simulator', simulators.paypal),
    plainScript('amazon-simulator', simulators.amazon),
    plainScript('shop-pay-frame', simulators.shopFrame),
    plainScript('shop-promise', simulators.shopPromise),
  ],
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
        panel: at('panel/index.tsx'),
        telemetry: at('panel/telemetry/index.tsx'),
        'apple-pay-simulator': simulators.apple,
        'apple-pay-sheet': at('../simulators/apple-pay/drawn/index.tsx'),
        'google-pay-simulator': simulators.google,
        'google-pay-sheet': at('../simulators/google-pay/drawn/index.tsx'),
        'paypal-simulator': simulators.paypal,
        'amazon-simulator': simulators.amazon,
        'shop-pay-frame': simulators.shopFrame,
        'shop-promise': simulators.shopPromise,
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

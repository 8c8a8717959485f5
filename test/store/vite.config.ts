import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { reactAliases } from '../../src/build/react-aliases.ts';

const at = (path: string) => resolve(import.meta.dirname, path);

/**
 * Wraps an entry as a plain script. It has to run before the page's own scripts, and a module never does.
 */
function plainScript(name: string): Plugin {
  return {
    name: 'store:plain-script',
    generateBundle(_options, bundle) {
      const chunk = bundle[`${name}.js`];
      if (chunk?.type !== 'chunk') return;
      if (chunk.imports.length > 0 || chunk.exports.length > 0) this.error(`${name}.js shares code with another entry`);
      chunk.code = `(()=>{"use strict";\n${chunk.code}\n})();\n`;
    },
  };
}

const simulator = '../simulators/apple-pay';

/** The demo store's own scripts, styles and drawings, served under `/store-assets/`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/store-assets/',
  publicDir: at('theme/public'),
  resolve: { alias: reactAliases },
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  plugins: [plainScript('apple-pay-simulator')],
  build: {
    target: 'es2022',
    outDir: at('dist'),
    emptyOutDir: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        'theme-a': at('theme/a/index.ts'),
        'theme-b': at('theme/b/index.ts'),
        panel: at('panel/index.tsx'),
        'apple-pay-simulator': at(`${simulator}/install.ts`),
        'apple-pay-sheet': at(`${simulator}/drawn/index.tsx`),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: '[name].[ext]',
        codeSplitting: {
          groups: [
            { name: 'preact', test: /node_modules\/preact\/|\/src\/ui\/jsx-runtime\.ts/ },
            { name: 'theme-shared', test: /\/store\/theme\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { reactAliases } from '../../vite.config';

const at = (path: string) => resolve(import.meta.dirname, path);

/** The demo store's own scripts, styles and drawings, served under `/store-assets/`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/store-assets/',
  publicDir: at('theme/public'),
  resolve: { alias: reactAliases },
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    target: 'es2022',
    outDir: at('dist'),
    emptyOutDir: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { 'theme-a': at('theme/a/index.ts'), 'theme-b': at('theme/b/index.ts'), panel: at('panel/index.tsx') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'theme-shared.js', assetFileNames: '[name].[ext]' },
    },
  },
});

import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The first line of some files, see compile-hint.ts. */
const HINT = /allFunctionsCalledOnLoad/;

/**
 * Has Terser minify each chunk once more, after the bundler: 2 % less to load. With no option that it calls unsafe, because a page may have
 * put anything on the prototypes.
 */
export const minifyChunks = (): Plugin => ({
  name: 'karui:minify-chunks',
  generateBundle: {
    // Before anything is read from the files.
    order: 'pre',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const made = await minify(file.code, {
          module: true,
          compress: { passes: 3 },
          ecma: 2020,
          format: { comments: HINT },
        });
        file.code = made.code!;
      }
    },
  },
});

import { resolve } from 'node:path';
import { bundle } from './bundle.ts';

/** Browsers that can't run the widget have to run this script, because it tidies up for them. */
const TARGET = 'es2015';

/**
 * Compiles the script of a store's head and its imports to one line of ES2015. The result has no `import` or `export`, so it can be written
 * into a page.
 *
 * @param source path of its entry
 * @throws Error when the source can't be compiled
 */
export async function compileSnippet(source: string): Promise<string> {
  const bundled = await bundle(source, {
    build: {
      target: TARGET,
      rolldownOptions: {
        // A plain script has no exports to keep.
        preserveEntrySignatures: false,
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          minify: {
            compress: { target: TARGET },
            mangle: { toplevel: true },
            codegen: { removeWhitespace: true },
          },
          comments: { annotation: false, legal: false, jsdoc: false },
        },
      },
    },
  });
  return `(()=>{${bundled.trim()}})();`;
}

/** Compiles `src/snippet/head-lines.ts`. */
export const snippetScript = (sources: string): Promise<string> =>
  compileSnippet(resolve(sources, 'snippet/head-lines.ts'));

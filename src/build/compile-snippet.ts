import { resolve } from 'node:path';
import { bundle } from './bundle.ts';
import { reactAliases } from './react-aliases.ts';

/** The painter makes the nodes of views by itself: Preact would weigh more than all of the painter. */
const alias = { ...reactAliases, 'react/jsx-runtime': resolve(import.meta.dirname, '../snippet/paint/jsx-runtime.ts') };

/** Browsers that can't run the widget have to run this script, because it tidies up for them. */
const TARGET = 'es2015';

/**
 * Compiles a script of the snippet and its imports to one line of ES2015. The result has no `import` or `export`, so it can be written into
 * a page or served as a file.
 *
 * @param source path of its entry
 * @param define placeholder → the source text that replaces it
 * @throws Error when the source can't be compiled
 */
export async function buildSnippet(source: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const bundled = await bundle(source, {
    define: { ...define },
    resolve: { alias },
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

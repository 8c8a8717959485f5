import { bundle } from './bundle.ts';

/** Old enough for the browsers that the script tidies up for. */
const TARGET = 'es2015';

/**
 * Compiles a script of the snippet with what it imports: one line of ES2015 without a module's syntax, to be written into a page or
 * served as a file.
 *
 * @param source path of its entry
 * @param define place holder → what stands there instead, as source text
 * @throws Error when the source can't be compiled
 */
export async function buildSnippet(source: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const bundled = await bundle(source, {
    define: { ...define },
    build: {
      target: TARGET,
      rolldownOptions: {
        // Nobody imports a script.
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

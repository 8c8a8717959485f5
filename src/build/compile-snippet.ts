import { minify } from 'terser';
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
        // Terser finds shorter names where the bundler has given none.
        output: { minify: { compress: true, mangle: false, codegen: false } },
      },
    },
  });
  // No function without `this` is called with `new`, so it may be an arrow; texts are joined as they are shortest.
  const compress = { passes: 3, lhs_constants: false, unsafe_arrows: true, unsafe: true };
  const { code = '' } = await minify(`(()=>{${bundled}})()`, { ecma: 2015, compress });
  return code.trim();
}

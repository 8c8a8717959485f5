import { resolve } from 'node:path';
import { minify } from 'terser';
import type * as Wallets from '../wallets.ts';
import { bundle, run } from './bundle.ts';
import { paintRows } from './paint-rows.ts';

/** Old enough for browsers that can't use the script, but have to read it. */
const TARGET = 'es2015';

/**
 * Bundles the script that paints the page's first frame: one line of ES2015.
 *
 * @param sources the folder `src`
 * @param logos file name without ending → data address, for logos that stand in the snippet; null for files
 * @throws Error when the source can't be compiled
 */
export async function bundlePaint(
  sources: string,
  logos: Readonly<Record<string, string>> | null = null,
): Promise<string> {
  const { wallets } = await run<typeof Wallets>(resolve(sources, 'wallets.ts'));
  const define = { PAINT_WALLETS: JSON.stringify(paintRows(wallets)), PAINT_LOGOS: JSON.stringify(logos) };
  const bundled = await bundle(resolve(sources, 'boot/paint.ts'), {
    define,
    build: { target: TARGET, rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } } },
  });
  const compress = { passes: 3, unsafe_arrows: true, pure_getters: true, lhs_constants: false };
  const { code = '' } = await minify(`(()=>{${bundled}})()`, { ecma: 2015, compress });
  return code.trim();
}

import { resolve } from 'node:path';
import { minify } from 'terser';
import type { PaintRow } from '../paint/make-button.ts';
import type * as Wallets from '../wallets.ts';
import { bundle, run } from './bundle.ts';

/** Old enough for browsers that can't use the script, but have to read it. */
const TARGET = 'es2015';

/** Reads the widget's table and writes it as the script needs it. */
async function rowsOf(sources: string): Promise<Record<string, PaintRow>> {
  const { wallets } = await run<typeof Wallets>(await bundle(resolve(sources, 'wallets.ts'), {}));
  const entries = Object.entries(wallets).map(([name, row]): [string, PaintRow] => {
    const { element, instrument, label, background, foreground, logoWidth, sdk, gesture } = row;
    const leads = sdk || gesture ? 0 : 1;
    return [
      name,
      background
        ? [element, leads, instrument, label, background, foreground, logoWidth]
        : [element, leads, instrument],
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * Bundles the script that paints the page's first frame: one line of ES2015.
 *
 * @param sources the folder `src`
 * @param logos file name without ending → data address, for logos that stand in the snippet
 * @throws Error when the source can't be compiled
 */
export async function bundlePaint(sources: string, logos: Readonly<Record<string, string>> = {}): Promise<string> {
  const define = { PAINT_WALLETS: JSON.stringify(await rowsOf(sources)), PAINT_LOGOS: JSON.stringify(logos) };
  const bundled = await bundle(resolve(sources, 'boot/paint.ts'), {
    define,
    build: { target: TARGET, rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } } },
  });
  const compress = { passes: 3, unsafe_arrows: true, pure_getters: true };
  const { code = '' } = await minify(`(()=>{${bundled}})()`, { ecma: 2015, compress });
  return code.trim();
}

import { resolve } from 'node:path';
import type * as Wallets from '../core/wallets.ts';
import { runBundled } from './bundle.ts';
import { buildSnippet } from './compile-snippet.ts';
import { COMPILE_HINT } from './compile-hint.ts';
import { IN_FOLDERS, type FileNames } from './file-names.ts';
import { paintRows } from './paint-rows.ts';

/**
 * Compiles the script of the snippet with the early paint.
 *
 * @param sources the folder `src`
 * @param names how the widget's files are called
 * @throws Error when the source can't be compiled
 */
export async function bundlePaint(sources: string, names: FileNames = IN_FOLDERS): Promise<string> {
  const { wallets } = await runBundled<typeof Wallets>(resolve(sources, 'core/wallets.ts'));
  const script = await buildSnippet(resolve(sources, 'snippet/painted.ts'), {
    PAINT_WALLETS: JSON.stringify(paintRows(wallets)),
    __LOGOS__: JSON.stringify(names.logos),
  });
  // Nearly all of its functions are called before the first frame: compiled one by one they cost that frame a third more.
  return `${COMPILE_HINT}\n${script}`;
}

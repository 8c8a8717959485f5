import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';

/**
 * The skeletons' style for a store's head, minified.
 *
 * @param sources the folder `src`
 * @param isPainted whether the page's buttons are painted early, so that hardly anybody sees a skeleton
 */
export function skeletonStyle(sources: string, isPainted: boolean): string {
  const files = isPainted ? ['skeleton.css'] : ['skeleton.css', 'skeletons.css'];
  const css = files.map((file) => readFileSync(join(sources, 'core/ui', file), 'utf8')).join('');
  return transform({ filename: 'skeleton.css', code: Buffer.from(css), minify: true }).code.toString();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';

/**
 * The skeletons' style for a store's head, minified.
 *
 * @param sources the folder `src`
 */
export function skeletonStyle(sources: string): string {
  const css = readFileSync(join(sources, 'core/ui/skeleton.css'), 'utf8');
  return transform({ filename: 'skeleton.css', code: Buffer.from(css), minify: true }).code.toString();
}

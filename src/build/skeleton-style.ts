import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';

/** A version as Lightning CSS wants it. */
const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/** README's oldest browsers. Without them a declaration that is only for some browsers would be taken for a repetition, and dropped. */
const BROWSERS = { chrome: version(105), safari: version(15, 4), firefox: version(121) };

/**
 * The skeletons' style for a store's head, minified.
 *
 * @param sources the folder `src`
 */
export function skeletonStyle(sources: string): string {
  const css = readFileSync(join(sources, 'button/skeleton.css'), 'utf8');
  return transform({
    filename: 'skeleton.css',
    code: Buffer.from(css),
    minify: true,
    targets: BROWSERS,
  }).code.toString();
}

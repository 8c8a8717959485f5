import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IN_THEME } from '../file-names.ts';

/**
 * The widget's logos as a theme's assets.
 *
 * @param parent what the folder `logos` is in: `src`, or a build, whose logos a merchant may have replaced
 * @returns file name → text
 */
export function logoAssets(parent: string): ReadonlyMap<string, string> {
  const folder = join(parent, 'logos');
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return new Map(
    files.toSorted().map((name) => [IN_THEME.logos + name, readFileSync(join(folder, name), 'utf8')] as const),
  );
}

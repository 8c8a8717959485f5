import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quotePath } from './quote-path.ts';
import { removeLine, renderedAt } from './render-line.ts';
import { readTheme } from './theme-folder.ts';
import { LAYOUT_FILE, RENDER_LINE, SNIPPET_FILE } from './theme-names.ts';

/**
 * Removes the widget, of any version, from a theme. The theme is then as it was before.
 *
 * @param path of the theme's folder
 * @returns what was done, line by line
 * @throws with a sentence for the merchant, before anything is changed
 */
export function takeOutOfTheme(path: string): string[] {
  const { layout, snippet, version, assets, isWhole } = readTheme(path);
  const line = renderedAt(layout);
  if (version === null && (snippet !== null || line !== null))
    throw new Error(
      `${snippet === null ? LAYOUT_FILE : SNIPPET_FILE} has karui by hand, and not by this command: take it out by hand`,
    );
  const done: string[] = [];
  if (line !== null) {
    writeFileSync(join(path, LAYOUT_FILE), removeLine(layout));
    done.push(`${LAYOUT_FILE}, line ${line}: ${RENDER_LINE} removed`);
  }
  if (snippet !== null) {
    rmSync(join(path, SNIPPET_FILE));
    done.push(`${SNIPPET_FILE}: removed`);
  }
  for (const name of assets.keys()) rmSync(join(path, 'assets', name));
  if (assets.size) done.push(`assets/karui-*: ${assets.size} files removed`);
  // Without it, a push would delete from the store's theme all that this folder has not.
  const rest = isWhole ? '' : ` --nodelete (this folder is not the whole theme: Karui's assets stay there, unused)`;
  return done.length
    ? [`Karui is out of ${path}`, ...done, `next: shopify theme push --path ${quotePath(path)}${rest}`]
    : [`Karui is not in ${path}`];
}

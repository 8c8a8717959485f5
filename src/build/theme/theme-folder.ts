import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, readText } from './read-folder.ts';
import { LAYOUT_FILE, MADE_MARK, OUR_ASSET, SNIPPET_FILE } from './theme-names.ts';

/** A theme on disk, and our files in it. */
export interface ThemeFolder {
  path: string;
  /** Text of its layout. */
  layout: string;
  /** Text of the snippet of our name; null where there is none. */
  snippet: string | null;
  /** The version that wrote the snippet; null if the snippet is not ours. */
  version: string | null;
  /** Our assets of all versions, as file name → version. */
  assets: ReadonlyMap<string, string>;
  /** Whether it has the folders without which a theme does not run. */
  isWhole: boolean;
}

/** @throws with a sentence for the merchant where the folder is no theme */
export function readTheme(path: string): ThemeFolder {
  const layout = readText(path, LAYOUT_FILE);
  if (layout === null) throw new Error(`${path} is no folder of a theme: it has no ${LAYOUT_FILE}`);
  const snippet = readText(path, SNIPPET_FILE);
  const ours = filesBelow(path, 'assets').flatMap((file) => {
    const name = file.slice('assets/'.length);
    const version = OUR_ASSET.exec(name)?.[1];
    return version === undefined ? [] : [[name, version] as const];
  });
  return {
    path,
    layout,
    snippet,
    version: new RegExp(`${MADE_MARK} (\\S+),`).exec(snippet ?? '')?.[1] ?? null,
    assets: new Map(ours),
    isWhole: ['config', 'templates', 'sections'].every((name) => existsSync(join(path, name))),
  };
}

/** Texts of files, by their names from the theme's folder. */
export type ThemeTexts = ReadonlyMap<string, string>;

/**
 * Those texts that a theme has not yet.
 *
 * @throws with a sentence for the merchant where a file can't be read, or is a link
 */
export const missingIn = (path: string, texts: ThemeTexts): ThemeTexts =>
  new Map([...texts].filter(([file, text]) => readText(path, file) !== text));

/** Writes files that `missingIn` has read, so that no place of theirs is a link. */
export function writeTexts(path: string, texts: ThemeTexts): void {
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** @throws with a sentence for the merchant where the folder is no theme */
export function readTheme(path: string): ThemeFolder {
  const layout = readIfThere(join(path, LAYOUT_FILE));
  if (layout === null) throw new Error(`${path} is no folder of a theme: it has no ${LAYOUT_FILE}`);
  const snippet = readIfThere(join(path, SNIPPET_FILE));
  const folder = join(path, 'assets');
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const ours = names.flatMap((name) => {
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

/** Writes a file unless it is the same already. @returns whether it was written */
export function writeIfOther(path: string, text: string): boolean {
  if (readIfThere(path) === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}

import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Configuration files of bundlers that may write a theme's `assets/`, and the folder whose files they copy there. */
const BUNDLERS = [
  { name: 'Vite', config: /^vite\.config\.[cm]?[jt]s$/, copies: 'public/' },
  { name: 'webpack', config: /^webpack\.[\w.]*[cm]?js$/, copies: null },
  { name: 'Rollup', config: /^rollup\.config\.[cm]?[jt]s$/, copies: null },
  { name: 'gulp', config: /^gulpfile\.[cm]?[jt]s$/, copies: null },
] as const;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder around a theme may be somebody else's: then nothing is known of a bundler.
    return [];
  }
}

/**
 * A sentence for a theme whose `assets/` a bundler writes, which may delete what it did not write; null where there is none.
 *
 * @param path of the theme's folder; the bundler's configuration lies in it or beside it
 */
export function tellBundler(path: string): string | null {
  for (const folder of [path, dirname(path)]) {
    const names = namesIn(folder);
    for (const { name, config, copies } of BUNDLERS) {
      const file = names.find((each) => config.test(each));
      if (!file) continue;
      const keep = copies
        ? `copy them to ${join(folder, copies)} as well, from where it copies them`
        : 'have it keep them, or copy them from a folder of their own';
      return `${name} (${join(folder, file)}) may write assets/: if assets/karui-* are gone after a build, ${keep}`;
    }
  }
  return null;
}

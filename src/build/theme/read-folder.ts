import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** Most bytes of a file that is read; the platform takes 256 kB of Liquid. */
const MOST_BYTES = 2_000_000;
/** As many files of a folder are looked at, and folders within one another. */
const MOST_FILES = 10_000;
const DEEPEST = 12;

/**
 * What there is at a place of a theme; null for nothing. Each folder on the way is looked at: through a link a file elsewhere would be read
 * or written.
 *
 * @param file from the theme's folder, with `/`
 * @throws with a sentence where a part of the way is a link, or a file where a folder is needed
 */
function lookAt(folder: string, file: string): Stats | null {
  let path = folder;
  let found: Stats | undefined;
  for (const part of file.split('/')) {
    if (found && !found.isDirectory())
      throw new Error(`${path} is a file where a folder is needed: move it away, then run the command again (ENOTDIR)`);
    path = join(path, part);
    found = lstatSync(path, { throwIfNoEntry: false });
    if (!found) return null;
    if (found.isSymbolicLink())
      throw new Error(`${path} is a symbolic link, which this command does not follow: put there what it leads to`);
  }
  return found!;
}

/** The text of a file of a theme; null where there is none. @throws with a sentence that names the file if it can't be read */
export function readText(folder: string, file: string): string | null {
  const path = join(folder, file);
  const found = lookAt(folder, file);
  if (!found) return null;
  // To open a pipe would wait for who writes into it.
  if (!found.isFile()) throw new Error(`${path} is no file: move it away, then run the command again`);
  if (found.size > MOST_BYTES)
    throw new Error(`${path} has more than ${MOST_BYTES} bytes, which is no file of a theme`);
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`${path} can’t be read: ${(cause as Error).message}`, { cause });
  }
}

/**
 * The files below a part of a theme, from the theme's folder and sorted; none where there is no such part. Links, pipes and their like, and
 * files that are too large to be read are left out.
 *
 * @throws with a sentence that names the folder that can't be read
 */
export function filesBelow(folder: string, part: string): string[] {
  const files: string[] = [];
  const walk = (name: string, depth: number): void => {
    const path = join(folder, name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found?.isFile() && found.size <= MOST_BYTES && files.length < MOST_FILES) files.push(name);
    if (!found?.isDirectory() || depth > DEEPEST) return;
    try {
      for (const inner of readdirSync(path)) walk(`${name}/${inner}`, depth + 1);
    } catch (cause) {
      throw new Error(`${path} can’t be read: ${(cause as Error).message}`, { cause });
    }
  };
  walk(part, 0);
  return files.toSorted();
}

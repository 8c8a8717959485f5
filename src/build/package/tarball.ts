import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'fflate';
import { createTar } from 'nanotar';
import type { Plugin } from 'vite';

/** The same file attributes as in `npm pack`: a fixed date, no owner, readable by everyone. */
const ATTRIBUTES = { mtime: Date.UTC(1985, 9, 26, 8, 15), mode: '644', uid: 0, gid: 0 };

/** All files below a folder, as paths relative to it, sorted. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/**
 * Writes, beside the build's folder, the package that npm installs: `karui-<version>.tgz`, what `npm pack` would make of the folder. It is
 * not made by npm, because what zlib compresses differs from one version of Node to the next.
 *
 * @param name of the file
 */
export function tarball(name: string): Plugin {
  let root = '';
  return {
    name: 'karui:tarball',
    configResolved: (config) => void (root = config.root),
    writeBundle: {
      // After all other plugins have written to the folder.
      order: 'post',
      handler({ dir }) {
        const folder = resolve(root, dir!);
        const files = filesIn(folder).map((file) => ({
          name: `package/${file}`,
          data: new Uint8Array(readFileSync(join(folder, file))),
        }));
        const tar = createTar(files, { attrs: ATTRIBUTES });
        writeFileSync(join(dirname(folder), name), gzipSync(tar, { level: 9, mtime: 0 }));
      },
    },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };
import { root, type ImportGraph } from './import-graph';

/** A file of the build as `manifest.json` describes it. Sizes are bytes; `brotli` at quality 11. */
export interface BuiltFile {
  bytes: number;
  brotli: number;
  /** `sha256-` and the hash in base64. */
  integrity: string;
}

/** A script of the build. Names are those of files beside it; `modules` are sources from the repository's folder. */
export interface Chunk extends BuiltFile {
  entry: boolean;
  imports: string[];
  dynamicImports: string[];
  modules: string[];
}

/** Folder of the build, from the repository's folder. */
export const buildFolder = `dist/${pkg.version}`;

/** The package that npm installs, beside that folder. */
export const PACKAGE_FILE = `${pkg.name}-${pkg.version}.tgz`;

const isChunk = (file: BuiltFile): file is Chunk => 'modules' in file;

/** Text and bytes of a built file. */
export const readBuilt = (name: string): Buffer => readFileSync(join(root, buildFolder, name));

/** Everything that was built, by file name. */
export function readManifest(): Readonly<Record<string, BuiltFile>> {
  try {
    return (JSON.parse(readBuilt('manifest.json').toString()) as { files: Record<string, BuiltFile> }).files;
  } catch (cause) {
    throw new Error(`${buildFolder}/manifest.json can't be read; npm run build writes it`, { cause });
  }
}

/** The scripts of the build, by file name. */
export function readChunks(): Readonly<Record<string, Chunk>> {
  return Object.fromEntries(
    Object.entries(readManifest()).filter((entry): entry is [string, Chunk] => isChunk(entry[1])),
  );
}

/** What loads what, in the shape of the sources' graph. */
export function chunkGraph(chunks: Readonly<Record<string, Chunk>>): ImportGraph {
  return Object.fromEntries(
    Object.entries(chunks).map(([name, { imports, dynamicImports }]) => [
      name,
      { statics: imports, types: [], dynamics: dynamicImports },
    ]),
  );
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseTarGzip, type ParsedTarFileItem } from 'nanotar';
import { PACKAGE_FILE } from '../structure/built-files';
import { root } from '../structure/import-graph';

/** The bytes of the package that the build has written. */
export const readPackage = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(root, 'dist', PACKAGE_FILE)));

/** What is in it. */
export const filesOfPackage = (): Promise<ParsedTarFileItem[]> => parseTarGzip(readPackage());

/** Unpacks it into a folder, as npm does. */
export async function unpackInto(folder: string): Promise<void> {
  for (const { name, data } of await filesOfPackage()) {
    const path = join(folder, name.replace(/^package\//, ''));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data!);
  }
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file as it was built. An address should serve exactly this. */
export interface BuiltFile {
  /** Its path, relative to the folder. */
  name: string;
  bytes: number;
  /** `sha256-` and the hash in base64. */
  integrity: string;
  /** Whether pages load it; the others lie in the folder for people, and for builds of other projects. */
  isLoaded: boolean;
  /** Its bytes; absent where only its hash is known. */
  content?: Buffer | undefined;
}

/** What a manifest lists. */
export interface BuiltFiles {
  version: string;
  files: readonly BuiltFile[];
}

/** A file's hash as the attribute `integrity` has it. */
export const integrityOf = (content: Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The files of a folder for a theme's `assets/`, whose names have no folder. */
export function readThemeAssets(folder: string): BuiltFiles {
  const files = readdirSync(folder).map((name) => {
    const content = readFileSync(join(folder, name));
    return { name, bytes: content.length, integrity: integrityOf(content), isLoaded: true, content };
  });
  const version = /^karui-(\d+\.\d+\.\d+)-/m.exec(files.map(({ name }) => name).join('\n'))?.[1] ?? 'no version';
  return { version, files };
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

import pkg from '../../../package.json' with { type: 'json' };

/** The files of the last build for a theme's `assets/`. @throws if there is no build */
export function readThemeAssets(folder: string): BuiltFiles {
  if (!existsSync(folder)) throw new Error('There is no build yet: npm run build makes one');
  const files = readdirSync(folder).map((name) => {
    const content = readFileSync(join(folder, name));
    return { name, bytes: content.length, integrity: integrityOf(content), isLoaded: true, content };
  });
  return { version: pkg.version, files };
}

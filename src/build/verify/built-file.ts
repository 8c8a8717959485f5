import { createHash } from 'node:crypto';

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

import { asLine } from './printed.ts';

/** What a file can't be used for, by the codes of Node, and what to do. */
const NEXT: Readonly<Record<string, string>> = {
  EACCES: 'can’t be written, because it is somebody else’s: take the right to write, or name a copy of it',
  EPERM: 'can’t be written, because the system protects it: take the right to write, or name a copy of it',
  EROFS: 'can’t be written, because its disk is read-only: name a copy of it',
  ENOSPC: 'can’t be written, because the disk is full: make room, then run the command again',
  EEXIST: 'is a file where a folder is needed: move it away, then run the command again',
  ENOTDIR: 'is a file where a folder is needed: move it away, then run the command again',
};

/** The one sentence with which a command ends: of an error of ours its own, of the file system what the user can do. */
export function sayWhy(error: unknown): string {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  const next = NEXT[code];
  return asLine(next ? `${path ?? 'A file'} ${next} (${code})` : message);
}

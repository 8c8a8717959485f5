import { folderOf } from '../theme/folder-of';

/** A Collector's file with these lines, for one test. @returns its path */
export const written = (lines: readonly (object | string)[], end = '\n'): string =>
  `${folderOf({
    'visits.jsonl': lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n') + end,
  })}/visits.jsonl`;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './import-graph';

/** A page of the repository, by its path. */
export const readPage = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Rows of the first table under a heading, cell by cell, without its head. */
export function tableUnder(page: string, heading: string): string[][] {
  const [, below = ''] = page.split(new RegExp(`^#{1,3} ${heading}\n`, 'm'));
  const table = /(?:^\|.*\n?)+/m.exec(below.split(/^#{1,3} /m)[0]!)?.[0] ?? '';
  const [, , ...rows] = table.trim().split('\n');
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Everything that stands between backticks in a text. */
export const codeIn = (text = ''): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);

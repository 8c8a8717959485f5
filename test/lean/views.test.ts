import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../structure/import-graph';

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(root, 'src', name), 'utf8') }));

/** Everything but types that the sources import from a module. */
function importedFrom(module: string): string[] {
  const clauses = sources.flatMap(({ source }) => [...source.matchAll(/^(?:im|ex)port ({[^}]*}) from '([^']+)'/gm)]);
  const names = clauses.flatMap(([, clause, from]) =>
    from === module ? clause!.match(/(?<!type )\b(?!type )\w+/g)! : [],
  );
  return [...new Set(names)].filter((name) => !/^(as|jsxs?)$/.test(name)).sort();
}

test('no more of Preact and of the signals is used than is left of them', () => {
  expect(importedFrom('preact')).toEqual(['Fragment', 'createElement', 'render']);
  expect(importedFrom('@preact/signals')).toEqual(['computed', 'effect', 'signal']);
  expect(importedFrom('react')).toEqual([]);
});

test('every view is compared with what all of Preact paints', () => {
  const views = sources.flatMap(({ name, source }) =>
    name.endsWith('.tsx') ? [...source.matchAll(/^(?:export )?function ([A-Z]\w+)/gm)].map(([, view]) => view!) : [],
  );
  const compared = readFileSync(join(import.meta.dirname, 'entry.ts'), 'utf8');
  expect(views.length).toBeGreaterThan(2);
  expect(views.filter((view) => !new RegExp(`\\b${view}\\b`).test(compared))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import type { DocumentNode } from 'graphql';
import samples from './variables.json' with { type: 'json' };
import { withFragments } from './with-fragments';

/** One document, and sample variables that the schema has to accept for it. */
export interface Source {
  /** Says in a failing test which document is meant. */
  name: string;
  document: DocumentNode;
  variables: Record<string, unknown>[];
}

const folder = new URL('operations/', import.meta.url);

/** Samples of an operation. A file that ends in `.ext.graphql` asks for something that is not public; its samples keep the `.ext`. */
export const samplesOf = (name: string): Record<string, unknown>[] => {
  const table = samples as Record<string, Record<string, Record<string, unknown>>>;
  return Object.values(table[name] ?? table[`${name}.ext`] ?? {});
};

/** Every document in `operations/`: what the store's API has to answer. */
export const draftSources = (): Source[] =>
  readdirSync(folder)
    // `_` holds shared fragments.
    .filter((file) => !file.startsWith('_'))
    .map((file) => ({
      name: file,
      document: withFragments(readFileSync(new URL(file, folder), 'utf8')),
      variables: samplesOf(file.replace('.graphql', '')),
    }));

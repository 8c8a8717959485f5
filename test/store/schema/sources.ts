import { readdirSync, readFileSync } from 'node:fs';
import type { DocumentNode } from 'graphql';
import { documents } from '../../../src/cart/documents';
import samples from './variables.json' with { type: 'json' };
import { withFragments } from './with-fragments';

/** One document with the sample variables it must live with. */
export interface Source {
  /** Says in a failing test which document is meant. */
  name: string;
  document: DocumentNode;
  variables: Record<string, unknown>[];
}

const folder = new URL('operations/', import.meta.url);

const samplesOf = (name: string): Record<string, unknown>[] =>
  Object.values((samples as Record<string, Record<string, Record<string, unknown>>>)[name] ?? {});

/** The documents that the widget really sends. */
export const widgetSources = (): Source[] =>
  Object.entries(documents).map(([name, text]) => ({
    name: `widget ${name}`,
    document: withFragments(text),
    variables: samplesOf(name),
  }));

/** Drafts of every document the specification names (wallets.md §7), so that the store knows them before the widget does. */
export const draftSources = (): Source[] =>
  readdirSync(folder)
    // `alt.` is a drafted way to do the same by newer public fields; nothing sends it.
    .filter((file) => !file.startsWith('_') && !file.startsWith('alt.'))
    .map((file) => ({
      name: `draft ${file}`,
      document: withFragments(readFileSync(new URL(file, folder), 'utf8')),
      variables: samplesOf(file.replace('.graphql', '')),
    }));

import { readdirSync, readFileSync } from 'node:fs';
import { parse, type DocumentNode } from 'graphql';
import { applePaySessionDocument } from '../../../../wallets/apple-pay/apple-pay-session';
import { documents } from '../../../../src/checkout/documents';
import { limitedCartDocument } from '../../../../src/cart-watch/limited-cart';
import * as sheetDocuments from '../../../../wallets/sheet/operations/documents';
import { subscriptionPolicy } from '../../../../src/policy/request-policy';
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

/** Samples of an operation; those of one that is not public stand under the name of its draft, `.ext` and all. */
const samplesOf = (name: string): Record<string, unknown>[] => {
  const table = samples as Record<string, Record<string, Record<string, unknown>>>;
  return Object.values(table[name] ?? table[`${name}.ext`] ?? {});
};

const sourcesOf = (whose: string, texts: Readonly<Record<string, string>>): Source[] =>
  Object.entries(texts).map(([name, text]) => ({
    name: `${whose} ${name}`,
    // They bring their own fragments: one of a draft must not come to their help.
    document: parse(text),
    variables: samplesOf(name),
  }));

/** The documents that the widget really sends: of any press, of a sheet, of single wallets, and of policies. */
export const widgetSources = (): Source[] => [
  ...sourcesOf('widget', { ...documents, limitedCart: limitedCartDocument }),
  ...sourcesOf('sheet', sheetDocuments),
  ...sourcesOf('wallet', { applePaySessionCreate: applePaySessionDocument }),
  ...sourcesOf('policy', { subscriptionPolicy }),
];

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

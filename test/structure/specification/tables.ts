import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Where an item of the specification is held: file → one title of its tests, or several. `otherwise` names a point of
 * `.github/docs/where-it-differs.md` by its bold beginning; tests beside it hold what the product does instead.
 */
type Held = Readonly<Record<string, string | readonly string[]>>;

/** One row of the tables. */
export interface Item {
  says: string;
  tests: readonly { file: string; title: string }[];
  /** Points of the page. */
  otherwise: readonly string[];
}

/** The sections of one document, by number; each is a file whose name begins with its number. */
export type Sections = ReadonlyMap<number, readonly Item[]>;

const listOf = (one: string | readonly string[] = []): readonly string[] => (typeof one === 'string' ? [one] : one);

function itemOf([says, { otherwise, ...held }]: [string, Held]): Item {
  const tests = Object.entries(held).flatMap(([file, titles]) => listOf(titles).map((title) => ({ file, title })));
  return { says, tests, otherwise: listOf(otherwise) };
}

/** The tables of a document. YAML refuses an item that stands in a table twice. */
export function readSections(document: 'shell' | 'wallets'): Sections {
  const folder = join(import.meta.dirname, document);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return new Map(
    files.map((name) => {
      const rows = parse(readFileSync(join(folder, name), 'utf8')) as Record<string, Held>;
      return [Number.parseInt(name, 10), Object.entries(rows).map(itemOf)] as const;
    }),
  );
}

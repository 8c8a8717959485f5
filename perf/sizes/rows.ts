/** A row of `size-limit.json`: what one kind of shopper pays for. */
export interface Row {
  name: string;
  path: string | readonly string[];
  /** In kB, such as `14.2 kB`. */
  limit: string;
}

/** What a row weighs in the build, in bytes. */
export interface Weight {
  name: string;
  bytes: number;
}

/** Rows whose limit is no measured size: the core, which has to fit into one flight, and journeys, which nobody raises by the way. */
export const isHard = ({ name }: Pick<Row, 'name'>): boolean => /^(Core|Journey):/.test(name);

/** The limit of a row that weighs so much: 8 % more, rounded up to 0.1 kB. */
export const limitOf = (bytes: number): string => `${Math.ceil((bytes * 108) / 10_000) / 10} kB`;

/** A limit in bytes; 1 kB is 1000 of them. */
export const bytesOf = ({ limit }: Pick<Row, 'limit'>): number => Math.round(Number.parseFloat(limit) * 1000);

/**
 * The row of this name, or the one whose name begins so.
 *
 * @throws when there is none, or more than one
 */
export function rowOf(rows: readonly Row[], beginning: string): Row {
  const exact = rows.find(({ name }) => name === beginning);
  if (exact) return exact;
  const found = rows.filter(({ name }) => name.startsWith(beginning));
  if (found.length !== 1)
    throw new Error(`${found.length || 'No'} rows of size-limit.json begin with “${beginning}”; there has to be one`);
  return found[0]!;
}

import { bytesOf, isHard, limitOf, rowOf, type Row, type Weight } from './rows';

/** A row whose limit is another one now. */
export interface Change extends Weight {
  before: string;
  now: string;
}

/** What weighing all rows leads to. */
export interface Weighed {
  rows: Row[];
  changes: Change[];
  /** Hard rows that weigh more than their limit: only a person may raise it. */
  above: Weight[];
}

/**
 * Gives each row the limit of what it weighs; hard ones keep theirs.
 *
 * @throws when a row was not weighed
 */
export function putLimits(rows: readonly Row[], weights: readonly Weight[]): Weighed {
  const bytes = new Map(weights.map((weight) => [weight.name, weight.bytes]));
  const changes: Change[] = [];
  const above: Weight[] = [];
  const made = rows.map((row) => {
    const weighed = bytes.get(row.name);
    if (weighed === undefined) throw new Error(`“${row.name}” was not weighed`);
    const weight = { name: row.name, bytes: weighed };
    if (isHard(row)) {
      if (weighed > bytesOf(row)) above.push(weight);
      return row;
    }
    const limit = limitOf(weighed);
    if (limit !== row.limit) changes.push({ ...weight, before: row.limit, now: limit });
    return { ...row, limit };
  });
  return { rows: made, changes, above };
}

/** The text of `size-limit.json` with the limits of these rows; everything else stays as it is written. */
export const writeLimits = (text: string, rows: readonly Row[]): string =>
  text.replace(
    /("name": "([^"]+)"[^}]*?"limit": ")[^"]*/g,
    (_all, begin: string, name: string) => begin + rowOf(rows, name).limit,
  );

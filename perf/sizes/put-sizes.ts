import { rowOf, type Row } from './rows';

/** The documents that repeat limits of `size-limit.json`. */
export const DOCUMENTS = [
  'README.md',
  '.github/docs/sizes.md',
  '.github/docs/split.md',
  '.github/docs/how-it-works.svg',
] as const;

/** A table of all rows, or of those that it names already. */
const TABLE = /(<!-- (all|some) sizes -->\n\n)((?:\|.*\n)+)(\n<!-- \/sizes -->)/g;

/** One size in a sentence, with the beginning of its row; `whole` where it is told in whole kB. */
const WORDS = /(<!-- (whole )?size: (.+?) -->)[^<]*(<!-- \/size -->)/g;

/** One size in a drawing, with the beginning of its row. */
const DRAWN = /(data-row="([^"]+)">)[^<]*/g;

/** A table of these lines, head first, with the limits of today. */
function putTable(lines: readonly string[], which: 'all' | 'some', rows: readonly Row[]): string {
  const [head = '', rule = '', ...body] = lines;
  const shown = which === 'all' ? rows : body.map((line) => rowOf(rows, line.split(' | ')[0]!.slice(2)));
  return [head, rule, ...shown.map(({ name, limit }) => `| ${name} | ${limit} |`), ''].join('\n');
}

/**
 * A document with the limits of these rows, wherever it marks a size: a table between `all sizes` or `some sizes` and `/sizes`, a size in
 * a sentence between `size: Core` and `/size`, a text of a drawing with `data-row="Core"`.
 *
 * @throws for a size of a row that is not there, and for a document that marks none
 */
export function putSizes(text: string, rows: readonly Row[]): string {
  let marks = 0;
  const mark = <T>(made: T): T => {
    marks += 1;
    return made;
  };
  const made = text
    .replace(TABLE, (_all, begin: string, which: 'all' | 'some', table: string, end: string) =>
      mark(begin + putTable(table.trim().split('\n'), which, rows) + end),
    )
    .replace(WORDS, (_all, begin: string, whole: string | undefined, beginning: string, end: string) => {
      const { limit } = rowOf(rows, beginning);
      return mark(begin + (whole ? `${Math.round(Number.parseFloat(limit))} kB` : limit) + end);
    })
    .replace(DRAWN, (_all, begin: string, beginning: string) => mark(begin + rowOf(rows, beginning).limit));
  if (!marks) throw new Error('The document marks no size');
  return made;
}

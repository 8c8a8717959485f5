import type { Words } from './words';

/** The document that has the table. */
export const PAGE = '.github/docs/words.md';

const TABLE = /(<!-- words -->\n\n)(?:\|.*\n)+(\n<!-- \/words -->)/;

/**
 * A document with the table of these words.
 *
 * @throws when it marks no place for one
 */
export function putWords(page: string, words: readonly Words[]): string {
  if (!TABLE.test(page)) throw new Error('The document marks no table of words');
  const rows = words.map(({ text, file }) => `| ${text.replaceAll('|', '\\|')} | \`${file}\` |\n`);
  return page.replace(TABLE, (_all, begin: string, end: string) =>
    [begin, '| Words | In |\n| --- | --- |\n', ...rows, end].join(''),
  );
}

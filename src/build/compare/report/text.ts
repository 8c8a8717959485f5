import { asLines } from '../../command/printed.ts';
import type { Comparison } from '../comparison.ts';
import { ARMS, VITAL_NAMES, type Arm } from '../measured.ts';
import type { VitalRow } from '../vitals.ts';
import { ARM_WORDS, vitalText, whole } from './format.ts';
import { notesOf, rateRows, sentencesOf } from './sentences.ts';

/** Cells in columns: words to the left, figures to the right. */
function columns(rows: readonly (readonly string[])[], words: number): string[] {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at < words ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd(),
  );
}

/** Why vitals are compared by the type of page. */
export const MIX =
  'Compare one type of page with the same: the arm that leads more visits on has more of the later pages.';

/** The pages of a row, in words. */
export const pagesOf = ({ pageType }: VitalRow): string => (pageType === 'all' ? 'all pages' : pageType);

/** The row that is drawn: product pages, which every visit has alike; all pages where there are none. */
export const drawnVitals = (rows: readonly VitalRow[]): VitalRow | undefined =>
  rows.find(({ pageType }) => pageType === 'product') ?? rows[0];

/** Cells of the table of vitals: its head, then a row for each arm of each type of page. */
export function vitalRows(rows: readonly VitalRow[]): string[][] {
  const head = ['75th percentile', '', 'views'].concat(VITAL_NAMES.map((vital) => vital.toUpperCase()));
  const rowOf = ({ pageType, vitals }: VitalRow, arm: Arm): string[] => {
    const views = Math.max(...VITAL_NAMES.map((vital) => vitals[vital][arm]?.views ?? 0));
    return [pagesOf({ pageType, vitals }), ARM_WORDS[arm], whole(views)].concat(
      VITAL_NAMES.map((vital) => vitalText(vital, vitals[vital][arm])),
    );
  };
  return [head].concat(rows.flatMap((row) => ARMS.map((arm) => rowOf(row, arm))));
}

/** The report for people: tables, and what they say. */
export function asText(comparison: Comparison): string {
  const notes = notesOf(comparison);
  const isCompared = comparison.state === 'compared';
  const parts = [
    isCompared ? columns(rateRows(comparison), 1) : [],
    sentencesOf(comparison),
    isCompared && comparison.vitals.length > 0 ? [...columns(vitalRows(comparison.vitals), 2), MIX] : [],
    notes,
  ];
  const shown = parts.filter(({ length }) => length > 0).map((lines) => asLines(lines));
  return shown.join('\n\n');
}

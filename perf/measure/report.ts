import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { isQuick } from './is-quick';

const REPORT = resolve(import.meta.dirname, '../report.md');

/** The parts of the report, in its order; each is written by the script of its name. */
export type Section = 'cost' | 'lighthouse' | 'vitals' | 'bench' | 'presses' | 'weight' | 'scale' | 'leaks';

/** Puts a text between a section's two markers. @throws when the report has no such section */
export function replaceSection(whole: string, section: string, text: string): string {
  const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [from, to] = [whole.indexOf(begin), whole.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The report has no section ${section}`);
  return `${whole.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${whole.slice(to)}`;
}

/** What was measured with: times are comparable only within one run, sizes and counts everywhere. */
export const machine = (browser: string): string =>
  `Chromium ${browser}, Node ${process.versions.node}, ${cpus().length} cores.`;

/** Prints a section, and keeps it in `perf/report.md` unless the run was a quick one. */
export function report(section: Section, text: string): void {
  console.log(`\n${text}\n`);
  if (isQuick) return console.log('--quick: not written to perf/report.md');
  writeFileSync(REPORT, replaceSection(readFileSync(REPORT, 'utf8'), section, text));
}

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { isQuick } from './is-quick';

const REPORT = resolve(import.meta.dirname, '../report.md');

const INTRODUCTION = `# What the widget costs

Each section is written by its script, on the machine that ran it last; [README.md](README.md) says what they show and how to run them. Times are compared within one section only.`;

/** The parts of the report, in its order, and their headings; each is written by the script of its name, `presses` by the bench. */
const SECTIONS = {
  visit: 'A visit',
  cost: 'What each part of the core weighs',
  lighthouse: 'Lighthouse',
  vitals: 'Web vitals',
  bench: 'Side by side',
  presses: 'Presses',
  scale: 'Scale',
  leaks: 'Leaks',
} as const;
export type Section = keyof typeof SECTIONS;

/** The whole report with one section's new text. Other sections keep theirs; what belongs to none goes. */
export function putSection(whole: string, section: Section, text: string): string {
  const keptOf = (name: string) => whole.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0];
  const parts = Object.entries(SECTIONS).flatMap(([name, heading]) => {
    const content = name === section ? text : keptOf(name);
    return content === undefined ? [] : [`## ${heading}\n\n<!-- ${name} -->\n\n${content.trim()}\n\n<!-- /${name} -->`];
  });
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`;
}

/** What was measured with: times are comparable only within one run, sizes and counts everywhere. */
export const machine = (browser: string): string =>
  `Chromium ${browser}, Node ${process.versions.node}, ${cpus().length} cores.`;

/** Prints a section, and keeps it in `perf/report.md` unless the run was a quick one. */
export function report(section: Section, text: string): void {
  console.log(`\n${text}\n`);
  if (isQuick) return console.log('Not a full run: not written to perf/report.md');
  writeFileSync(REPORT, putSection(readFileSync(REPORT, 'utf8'), section, text));
}

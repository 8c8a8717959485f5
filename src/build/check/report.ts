import { asLines, asPrintedJson } from '../command/printed.ts';
import { nextOf, SECTIONS, type Finding, type Section } from './finding.ts';

/** What came out of a section. `skipped`: it lacks what it needs. `failed`: it could not be looked at. */
export interface SectionReport {
  section: Section;
  state: 'fine' | 'wrong' | 'skipped' | 'failed';
  /** One sentence. */
  summary: string;
  findings: readonly Finding[];
  /** Whatever else was seen, for programs. */
  facts?: unknown;
}

const MARKS = { fine: '✓', wrong: '✗', skipped: '–', failed: '✗' } as const;
const CODES = { fine: 0, skipped: 0, wrong: 1, failed: 2 } as const;

/** How many names one line of the report may have. */
const NAMED = 4;

/** The exit code: that of the worst section. */
export const exitCodeOf = (sections: readonly SectionReport[]): 0 | 1 | 2 =>
  sections.map(({ state }) => CODES[state]).reduce((worst, code) => (code > worst ? code : worst), 0);

function namesOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  return more > 1 ? `${names.slice(0, NAMED).join(', ')} and ${more} more` : names.join(', ');
}

/** Findings with the same text share a line; what to do stands below. */
function findingLines(findings: readonly Finding[], mark: string): string[] {
  const texts = [...new Set(findings.map(({ text }) => text))];
  return texts.flatMap((text) => {
    const same = findings.filter((one) => one.text === text);
    const names = namesOf(same.flatMap(({ about }) => about ?? []));
    const next = nextOf(same[0]!);
    const line = `  ${mark} ${names ? `${names} ` : ''}${text}`;
    return next ? [line, `    → ${next}`] : [line];
  });
}

function sectionLines({ section, state, summary, findings }: SectionReport, hasRemarks: boolean): string[] {
  const remarks = findings.filter(({ isWrong }) => !isWrong);
  const count = remarks.length > 0 && !hasRemarks ? ` (${remarks.length} to know: --remarks)` : '';
  const bad = findings.filter(({ isWrong }) => isWrong);
  return [
    `${MARKS[state]} ${SECTIONS[section]}: ${summary}${count}`,
    ...findingLines(bad, '✗'),
    ...(hasRemarks ? findingLines(remarks, '·') : []),
  ];
}

/** The report for people: a line for a section in which all is well. @param hasRemarks whether remarks are listed as well */
export const asText = (sections: readonly SectionReport[], hasRemarks: boolean): string =>
  asLines(sections.flatMap((one) => sectionLines(one, hasRemarks)));

/** The report for programs. */
export const asJson = (sections: readonly SectionReport[]): string =>
  asPrintedJson({ isWell: exitCodeOf(sections) === 0, sections });

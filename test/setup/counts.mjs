import { readFileSync } from 'node:fs';

const readVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Name of the report → how to read it. */
const READERS = {
  unit: readVitest,
  // "Flaky" tests passed on their second try, which only CI allows. Playwright's own output names them.
  e2e: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
};

/** Reads a report; null when there is none, because its step was not reached or could not start. */
export function readReport(folder, name) {
  let text;
  try {
    text = readFileSync(`${folder}/${name}.json`, 'utf8');
  } catch {
    return null;
  }
  return JSON.parse(text);
}

/** The specs of a suite and of those in it. */
export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Why browser tests were skipped, each reason once: what is not installed here, and how to install it. */
export function skipReasons(folder) {
  const specs = specsOf(readReport(folder, 'e2e') ?? {});
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  return [
    ...new Set(
      notes.filter(({ type, description }) => type === 'skip' && description).map(({ description }) => description),
    ),
  ];
}

/**
 * Adds up the JSON reports in a folder: `unit.json` of Vitest, `e2e.json` of Playwright. A missing report counts as no tests.
 */
export function countTests(folder) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, read] of Object.entries(READERS)) {
    const report = readReport(folder, name);
    const counts = report ? read(report) : {};
    for (const key of Object.keys(counts)) sum[key] += counts[key];
  }
  return sum;
}

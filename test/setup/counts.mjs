import { readFileSync } from 'node:fs';

const READERS = {
  unit: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  // "Flaky" passed on its second try, which there is on CI only; the list above says which.
  e2e: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
};

/** What a folder has of a report; null when it was not written, because its step was not reached or could not start. */
function readReport(folder, name) {
  let text;
  try {
    text = readFileSync(`${folder}/${name}.json`, 'utf8');
  } catch {
    return null;
  }
  return JSON.parse(text);
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Why browser tests were skipped, each reason once: what this machine has not, and how to get it. */
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
 * Adds up the JSON reports of Vitest (`unit.json`) and Playwright (`e2e.json`) in a folder. A report that is not there counts
 * nothing.
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

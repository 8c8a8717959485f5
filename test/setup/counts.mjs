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

/**
 * Adds up the JSON reports of Vitest (`unit.json`) and Playwright (`e2e.json`) in a folder. A report that is not there was not
 * written, because its step was not reached or could not start, and counts nothing.
 */
export function countTests(folder) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, read] of Object.entries(READERS)) {
    let text;
    try {
      text = readFileSync(`${folder}/${name}.json`, 'utf8');
    } catch {
      continue;
    }
    const counts = read(JSON.parse(text));
    for (const key of Object.keys(sum)) sum[key] += counts[key];
  }
  return sum;
}

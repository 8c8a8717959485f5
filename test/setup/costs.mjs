import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readReport, specsOf } from './counts.mjs';
import { root } from './run.mjs';

/** What loads a page, as a browser test writes it. */
const LOAD = /\b(?:goto\w*|open\w*|reload|goBack|goForward)\(/g;

/** How often a file asks for a page, as it is written: a loop or a fixture loads more. Null where it is not there any more. */
function loadsIn(path) {
  try {
    return readFileSync(join(root, path), 'utf8').match(LOAD)?.length ?? 0;
  } catch {
    return null;
  }
}

const unitCosts = ({ testResults }) =>
  testResults.map(({ name, assertionResults }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    ms: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    loads: null,
  }));

function browserCosts({ suites, config }) {
  const costs = new Map();
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const path = relative(root, join(config.rootDir, file));
    const cost = costs.get(path) ?? { file: path, tests: 0, ms: 0, loads: loadsIn(path) };
    costs.set(path, cost);
    cost.tests += tests.length;
    for (const { results } of tests) for (const { duration } of results) cost.ms += duration;
  }
  return [...costs.values()];
}

/** What each test file cost in the runs that left their reports in a folder, the dearest first. */
export function costsOf(folder) {
  const [unit, e2e] = ['unit', 'e2e'].map((name) => readReport(folder, name));
  const costs = [...(unit ? unitCosts(unit) : []), ...(e2e ? browserCosts(e2e) : [])];
  return costs.sort((a, b) => b.ms - a.ms);
}

/** The costs as a table in Markdown. */
export function costTable(costs) {
  const rows = costs.map(
    ({ file, tests, ms, loads }) => `| ${file} | ${tests} | ${(ms / 1000).toFixed(1)} | ${loads ?? ''} |`,
  );
  return ['| file | tests | seconds | page loads |', '|---|--:|--:|--:|', ...rows].join('\n');
}

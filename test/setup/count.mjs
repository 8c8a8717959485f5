// npm run test:count: what each test file cost in the last runs of npm run unit and npm run e2e. `-- 10` prints the ten dearest.
import { costsOf, costTable } from './costs.mjs';
import { answerHelp } from './help/answer-help.mjs';
import { root } from './run.mjs';

function count([most = 'all']) {
  const costs = costsOf(`${root}test-results`);
  if (costs.length === 0)
    console.error('There is no report in test-results yet: npm test, npm run unit and npm run e2e write one.');
  else console.log(costTable(most === 'all' ? costs : costs.slice(0, Number(most))));
}

if (!(await answerHelp(import.meta.filename, process.argv))) count(process.argv.slice(2));

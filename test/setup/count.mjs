// npm run test:count: what each test file cost in the last runs of npm run unit and npm run e2e. `-- 10` prints the ten dearest.
import { costsOf, costTable } from './costs.mjs';
import { root } from './run.mjs';

const [most = 'all'] = process.argv.slice(2);
const costs = costsOf(`${root}test-results`);
if (costs.length === 0)
  console.error('There is no report in test-results yet: npm test, npm run unit and npm run e2e write one.');
else console.log(costTable(most === 'all' ? costs : costs.slice(0, Number(most))));

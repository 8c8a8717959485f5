/** `npm run simulate-visits`: makes visits of the demo store in a browser, with a split, and writes what the pages send as a Collector does. */
import { sayWhy } from '../../src/build/command/say-why';
import { checkCounted } from './check-counted';
import { simulate } from './simulate';
import { HELP, readSimulation } from './simulation-options';

try {
  const simulation = readSimulation(process.argv.slice(2));
  if (simulation) {
    const began = performance.now();
    const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`;
    const visited = await simulate(simulation, (done) =>
      console.error(`${done} of ${simulation.visits} visits, ${seconds()} …`),
    );
    const lines = await checkCounted(simulation, visited);
    for (const line of [...lines, simulation.file]) console.log(line);
  } else console.log(HELP);
} catch (error) {
  console.error(sayWhy(error));
  process.exitCode = 1;
}

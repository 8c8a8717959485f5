// npm run simulate-visits: from a fresh clone to simulated visits of the demo store.
import { BUILDS } from '../setup/builds.mjs';
import { endWithSentence, update } from '../setup/open-server.mjs';
import { ready } from '../setup/ready.mjs';
import { run } from '../setup/run.mjs';

endWithSentence(async () => {
  const args = process.argv.slice(2);
  const isHelp = args.includes('--help');
  await ready({ browser: !isHelp });
  for (const build of isHelp ? [] : BUILDS) await update(build);
  process.exitCode = await run(process.execPath, ['--import', 'tsx', 'test/simulate-visits/main.ts', ...args]);
});

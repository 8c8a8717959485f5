// node test/setup/command.mjs <file> …: runs one of the project's commands, which are written in TypeScript, with the arguments behind it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from './node-version.mjs';
import { endWithSentence } from './open-server.mjs';
import { root, run } from './run.mjs';

endWithSentence(async () => {
  checkNode();
  if (!existsSync(join(root, 'node_modules/tsx')))
    throw new Error('Its packages are not here yet: npm ci installs them');
  process.exitCode = await run(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)]);
});

// node test/setup/command.mjs <file> …: runs one of the project's commands, which are written in TypeScript, with the arguments behind it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from './help/answer-help.mjs';
import { checkNode } from './node-version.mjs';
import { endWithSentence } from './open-server.mjs';
import { root, run } from './run.mjs';

endWithSentence(async () => {
  const [file, ...given] = process.argv.slice(2);
  checkNode();
  if (!existsSync(join(root, 'node_modules/tsx')))
    throw new Error('Its packages are not here yet: npm ci installs them');
  if (await answerHelp(join(root, file), given)) return;
  process.exitCode = await run(process.execPath, ['--import', 'tsx', file, ...given]);
});

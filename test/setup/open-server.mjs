import { buildIfChanged } from './build-if-changed.mjs';
import { checkFree, readPort } from './port.mjs';
import { ready } from './ready.mjs';
import { INTERRUPTED, root, run } from './run.mjs';

/** Builds one of `builds.mjs` where it has changed, and prints only the bundler's warnings. */
export async function update({ name, inputs, output, args }) {
  const began = performance.now();
  const built = await buildIfChanged({ root, name, inputs, output }, async () => {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args];
    const code = await run(process.execPath, vite);
    if (code === INTERRUPTED) process.exit(INTERRUPTED);
    if (code !== 0) throw new Error(`The ${name} could not be built.`);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${name}: ${built ? `built in ${seconds} s` : 'unchanged'}`);
}

/**
 * From a fresh clone to a server that runs until it is closed: installs what is missing, builds what has changed, opens the server at
 * `PORT`. The exit code of this process is the server's.
 *
 * @param command what people typed, for the sentence that names another port
 * @param usualPort where `PORT` is not set
 * @param builds those of `builds.mjs` that the server needs
 * @param main the server's source, and its arguments
 */
export async function openServer({ command, usualPort, builds, main, env = {} }) {
  const port = readPort(process.env.PORT ?? usualPort);
  // Before the build, so that nobody waits for a server that can't open.
  await checkFree(port, command);
  await ready({ browser: false });
  for (const build of builds) await update(build);
  const code = await run(process.execPath, ['--import', 'tsx', ...main], { PORT: String(port), ...env });
  // Ctrl-C is how one leaves it, not a failure.
  process.exitCode = code === INTERRUPTED ? 0 : code;
}

/** Runs a command, and ends it with one sentence where it throws. */
export function endWithSentence(command) {
  command().catch((error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  });
}

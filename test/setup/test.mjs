// npm test: everything that must hold, from a fresh clone, in one go. npm run test:all: with all that multiplies, see test/combinations.ts.
// npm run test:bare and test:busy: the same on a machine that lacks what is not needed, and on one that has much else to do.
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { startBusyBrowsers } from './browsers/busy-browsers.mjs';
import { sayBrowsers } from './browsers/find-browser.mjs';
import { countTests, skipReasons } from './counts.mjs';
import { answerHelp } from './help/answer-help.mjs';
import { ready } from './ready.mjs';
import { npm, root } from './run.mjs';

const script = (name) => ['run', '--silent', name];

/** In this order: the unit tests read the build, and what is cheap to know comes first. */
const STEPS = [
  ['types', script('types')],
  ['lint', script('lint')],
  ['build', script('build')],
  ['store build', ['exec', '--no', '--', 'vite', 'build', '--config', 'test/store/vite.config.ts']],
  ['unit', script('unit')],
  ['sizes', script('size')],
  ['e2e', script('e2e')],
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs the steps up to the first that fails; answers its name and exit code. */
async function runSteps() {
  for (const [name, command] of STEPS) {
    const began = performance.now();
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
    const code = await npm(command);
    console.log(`── ${name}: ${code === 0 ? 'good' : `failed with exit code ${code}`}, ${seconds(began)}`);
    if (code !== 0) return { name, code };
  }
  return null;
}

/** Has the tests of all run, and its models go other ways than the last time; the seed that is printed repeats them. */
function chooseAll() {
  process.env.KARUI_TESTS = 'all';
  process.env.KARUI_MODEL_SEED ??= String(randomInt(2 ** 31));
  const seed = process.env.KARUI_MODEL_SEED;
  console.log(`models: seed ${seed}. To repeat their ways: KARUI_MODEL_SEED=${seed} npm run test:all`);
}

/** Option → what it does before the tests are run; it may answer how to end that. */
const OPTIONS = {
  '--all': chooseAll,
  '--bare': () => void (process.env.KARUI_BROWSERS = 'bare'),
  '--busy': startBusyBrowsers,
};

async function test() {
  const [option, ...more] = process.argv.slice(2);
  if (more.length || (option && !Object.hasOwn(OPTIONS, option))) {
    throw new Error(
      'npm test takes no arguments: it runs everything, and npm run test:all what multiplies besides. For a part: npm run unit -- <file>, npm run test:store -- <file>, npm run e2e -- <file>',
    );
  }
  const began = performance.now();
  rmSync(`${root}test-results`, { recursive: true, force: true });
  await ready({ browser: true });
  const end = option && (await OPTIONS[option]());
  console.log(await sayBrowsers());
  const failed = await runSteps();
  await end?.();
  const counts = countTests(`${root}test-results`);
  console.log(`\n${failed ? `stopped at ${failed.name}` : 'all good'} after ${seconds(began)}`);
  for (const reason of skipReasons(`${root}test-results`)) console.log(`skipped for want of ${reason}`);
  console.log(`tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (failed) process.exitCode = failed.code;
}

if (!(await answerHelp(import.meta.filename, process.argv)))
  test().catch((error) => {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  });

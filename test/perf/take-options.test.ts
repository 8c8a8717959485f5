import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What a command says before it ends, and its exit code. One that takes what it is given is stopped by the test's limit. */
async function run(file: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed };
}

test.each([
  ['perf/bench.ts', '--quik', '--quick'],
  ['perf/cost.ts', '--quick', 'nothing'],
  ['perf/leaks.ts', '--quik', '--quick, --all, words'],
  ['perf/lighthouse.ts', 'product', '--quick'],
])('%s refuses %s in one line, and measures nothing', { timeout: 60_000 }, async (file, wrong, known) => {
  expect(await run(file, wrong)).toEqual({
    code: 1,
    printed: `${wrong} is not known here. This takes: ${known}.\n`,
  });
});

test('leaks says in one line which scenarios there are', { timeout: 60_000 }, async () => {
  expect(await run('perf/leaks.ts', 'nosuch')).toEqual({
    code: 1,
    printed: expect.stringMatching(
      /^No scenario has all of these words: nosuch\. There are: mount and unmount, .+\.\n$/,
    ),
  });
});

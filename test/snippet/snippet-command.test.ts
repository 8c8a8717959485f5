import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { HELP } from '../../src/build/snippet-options';

const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../../src/build/snippet-command.ts');

/** What the command writes, or the error that it ends with. */
const snippet = (...options: string[]) =>
  run(process.execPath, ['--import', 'tsx', command, ...options]).catch((error: unknown) => error);

test('an option that it does not know ends it with one sentence, and nothing is written', async () => {
  const { code, stdout, stderr } = (await snippet('--logo=inline')) as { code: number; stdout: string; stderr: string };
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^Unknown option '--logo'/)]);
});

test('--help is no mistake', async () => {
  expect(await snippet('--help')).toEqual({ stdout: HELP, stderr: '' });
});

test('the base stands in the snippet', async () => {
  const { stdout } = (await snippet('--paint=off', '--base=https://cdn.example/k/')) as { stdout: string };
  expect(stdout).toContain('src="https://cdn.example/k/wallets.js"');
});

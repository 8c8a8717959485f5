import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../../src/build/snippet-command.ts');

/** What the command writes. */
const snippet = (...options: string[]) => run(process.execPath, ['--import', 'tsx', command, ...options]);

test('the base stands in the snippet', async () => {
  const { stdout } = await snippet('--paint=off', '--base=https://cdn.example/k/');
  expect(stdout).toContain('src="https://cdn.example/k/wallets.js"');
});

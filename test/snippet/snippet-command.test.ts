import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../../src/build/snippet-command.ts');

/** What the command writes. */
const snippet = (...options: string[]) => run(process.execPath, ['--import', 'tsx', command, ...options]);

test('the base and the version of the cart API stand in the snippet', async () => {
  const { stdout } = await snippet('--base=https://cdn.example/k/', '--api-version=2026-10');
  expect(stdout).toContain('src="https://cdn.example/k/wallets.js"');
  expect(stdout).toContain(' data-karui data-api-version="2026-10"></script>');
});

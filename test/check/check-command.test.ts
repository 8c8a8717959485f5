import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { runCheck } from './run-check';

test('--help ends with 0, and wrong options with 2 and one sentence', async () => {
  const help = await runCheck('--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain('--only=<sections>');
  const wrong = await runCheck('--store=ftp://shop.example');
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toMatch(/^--store has to begin with https:\/\/.*\n$/);
});

test.each(['verify', 'contract'] as const)('npm run %s says in one line where it went, and ends with 2', (name) => {
  const { stderr, status } = spawnSync(pkg.scripts[name], { shell: true, encoding: 'utf8' });
  expect([stderr, status]).toEqual([expect.stringMatching(/^Moved: npm run check -- --only=(files|api)\n$/), 2]);
});

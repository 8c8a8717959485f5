import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isAtLeast } from './node-version.mjs';
import pkg from '../../package.json' with { type: 'json' };

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['20.18.9', false],
  ['18.20.4', false],
  ['9.99.99', false],
])('Node %s is new enough for >=20.19: %s', (version, answer) => {
  expect(isAtLeast(version, '>=20.19')).toBe(answer);
});

const PRETEND = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.4"})';

test('a command says in one sentence that Node is too old', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', PRETEND, 'test/setup/command.mjs', 'src/build/snippet-command.ts', '--help'],
    { encoding: 'utf8' },
  );
  expect(stderr.trim()).toBe(
    `Karui needs Node ${pkg.engines.node}; this is 18.20.4. Newer ones are at https://nodejs.org`,
  );
  expect(status).toBe(1);
});

test('every command that is written in TypeScript says so', () => {
  const scripts = Object.entries(pkg.scripts).filter(
    ([, script]) => script.includes('.ts') && !script.includes('--config'),
  );
  expect(scripts.length).toBeGreaterThan(10);
  for (const [name, script] of scripts)
    expect([name, script]).toEqual([name, expect.stringMatching(/^node test\/setup\/command\.mjs \S+\.ts$/)]);
});

test('a command gets its arguments, and ends with the exit code of its work', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['test/setup/command.mjs', 'src/build/check/check-command.ts', '--store=nowhere'],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain('nowhere');
  expect(status).toBe(2);
});

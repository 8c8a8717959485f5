import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { HELP, readCompareOptions } from '../../src/build/compare/compare-options';
import { simulatedVisits } from './simulated-visits';
import { countsRequest } from './split-requests';
import { written } from './written';

const root = resolve(import.meta.dirname, '../..');

/** Runs the command as npm does, from a folder where the user typed it. */
async function run(folder: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/build/compare/compare-command.ts', ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder },
  });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.on('close', done)),
  ]);
  return { stdout, stderr, status };
}

test('files and the page are where the user typed the command', async () => {
  const folder = dirname(written(simulatedVisits({ seed: 3, visits: 1000, rate: 0.2, difference: 0.05 })));
  const { stdout, stderr, status } = await run(folder, 'visits.jsonl', '--html=compared.html');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('checkout reached');
  expect(readFileSync(join(folder, 'compared.html'), 'utf8')).toMatch(/^<!doctype html>[^]*<svg/);
});

test('--json has all figures, and ends with 1 where arms are not random', async () => {
  const file = written([
    countsRequest({ arm: 'karui' }, { visits: 900, checkouts: 90 }),
    countsRequest({ arm: 'platform' }, { visits: 500, checkouts: 50 }),
  ]);
  const { stdout, status } = await run('/', file, '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    state: 'not-random',
    splits: [{ split: 50, visits: { karui: 900, platform: 500 }, chance: expect.any(Number) as number }],
  });
});

test('a file that is not there ends with 2 and one sentence', async () => {
  const { stdout, stderr, status } = await run('/', 'nowhere.jsonl');
  expect([status, stdout, stderr]).toEqual([2, '', '/nowhere.jsonl can’t be read (ENOENT)\n']);
});

test.each([
  [[], 'Name the files of a Collector: npm run compare -- visits.jsonl'],
  [['a', 'b', 'a'], 'a is named twice'],
  [['a', '--csv'], "Unknown option '--csv'. The options are --html=<file>, --json, --help"],
])('%j is refused', (args, sentence) => {
  expect(() => readCompareOptions(args)).toThrow(new Error(sentence));
});

test('--help names each option', () => {
  expect(readCompareOptions(['--help'])).toBeNull();
  expect(HELP.match(/^ {2}--[\w-]+/gm)).toHaveLength(3);
});

import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { HELP, readOptions } from '../../src/build/snippet-options';

const OPTIONS =
  '--base=<address>, --page=buttons|other, --api-version=<version>, --platform-script=aside|run, --split=<percent>, --server, --help';

test.each([
  [['--pages=other'], `Unknown option '--pages'. The options are ${OPTIONS}`],
  [
    ['snippet.html'],
    `Unexpected argument 'snippet.html'. This command does not take positional arguments. The options are ${OPTIONS}`,
  ],
  [['--base'], `Option '--base <value>' argument missing. The options are ${OPTIONS}`],
  [['--page=cart'], '--page is buttons or other, not cart'],
  [['--platform-script=off'], '--platform-script is aside or run, not off'],
  [['--base=https://cdn.example/karui'], '--base has to end with a slash: https://cdn.example/karui'],
  [['--split=101'], '--split is a whole number from 0 to 100, not 101'],
  [['--split=-1'], '--split is a whole number from 0 to 100, not -1'],
  [['--split=0.5'], '--split is a whole number from 0 to 100, not 0.5'],
  [['--split=half'], '--split is a whole number from 0 to 100, not half'],
  [['--split='], '--split is a whole number from 0 to 100, not empty'],
  [['--server', '--base=/k/'], '--server stands alone: no other option has an effect beside it'],
])('%j is refused', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(new Error(sentence));
});

test('without options, the snippet is for pages with buttons', () => {
  const base = `/karui/${pkg.version}/`;
  expect(readOptions([])).toEqual({ base, server: false, hasButtons: true, platformRuns: false });
  expect(readOptions(['--page=other'])?.hasButtons).toBe(false);
});

test('the platform’s script is left alone where that is asked for', () => {
  expect(readOptions(['--platform-script=run'])?.platformRuns).toBe(true);
  expect(readOptions(['--api-version=2026-10'])?.apiVersion).toBe('2026-10');
  expect(() => readOptions(['--api-version=newest'])).toThrow('--api-version is unstable or a version');
});

test.each([0, 1, 50, 99, 100])('visits can be split by %i', (split) => {
  expect(readOptions([`--split=${split}`])?.split).toBe(split);
});

test('--help asks for nothing else, and its text has each option and an example', () => {
  expect(readOptions(['--help'])).toBeNull();
  for (const option of OPTIONS.split(', ')) expect(HELP).toContain(`\n  ${option} `);
  expect(HELP).toContain('npm run --silent snippet -- --base=');
});

import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { HELP, readOptions } from '../../src/build/snippet-options';

const OPTIONS = '--base=<address>, --logos=files|inline, --paint=on|off, --server, --help';

test.each([
  [['--logo=inline'], `Unknown option '--logo'. The options are ${OPTIONS}`],
  [
    ['snippet.html'],
    `Unexpected argument 'snippet.html'. This command does not take positional arguments. The options are ${OPTIONS}`,
  ],
  [['--base'], `Option '--base <value>' argument missing. The options are ${OPTIONS}`],
  [['--logos=svg'], '--logos is files or inline, not svg'],
  [['--paint=no'], '--paint is on or off, not no'],
  [['--base=https://cdn.example/karui'], '--base has to end with a slash: https://cdn.example/karui'],
  [['--server', '--base=/k/'], '--server stands alone: its functions take the base with each page'],
  [['--paint=off', '--logos=inline'], '--logos has no effect beside --paint=off, which leaves logos out'],
])('%j is refused', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(new Error(sentence));
});

test('without options, the buttons are painted at once and logos are files of the version', () => {
  const base = `/karui/${pkg.version}/`;
  expect(readOptions([])).toEqual({ base, server: false, hasLogos: false, isPainted: true });
});

test('--help asks for nothing else, and its text has each option and an example', () => {
  expect(readOptions(['--help'])).toBeNull();
  for (const option of OPTIONS.split(', ')) expect(HELP).toContain(`\n  ${option} `);
  expect(HELP).toContain('npm run --silent snippet -- --base=');
});

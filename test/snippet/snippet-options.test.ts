import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { readOptions } from '../../src/build/snippet-options';

test.each([
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

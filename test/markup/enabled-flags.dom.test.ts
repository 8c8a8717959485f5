import { expect, onTestFinished, test, vi } from 'vitest';
import { readFlags } from '../../src/markup/enabled-flags';

const hostWith = (flags: string | null) => {
  const host = document.createElement('div');
  if (flags !== null) host.setAttribute('enabled-flags', flags);
  return host;
};

test.each<[string | null, string[]]>([
  ['["a1d1f9a1","98c6d7e1"]', ['a1d1f9a1', '98c6d7e1']],
  ['[]', []],
  ['null', []],
  [null, []],
])('enabled-flags %j are %j', (flags, expected) => {
  expect(readFlags(hostWith(flags))).toEqual(expected);
});

test.each(['', 'a1d1f9a1', '{"a1d1f9a1":true}', '["a1d1f9a1'])(
  'the mistake in enabled-flags %j is told, and is no flag',
  (flags) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    expect(readFlags(hostWith(flags))).toEqual([]);
    expect(said.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining('karui: invalid-enabled-flags'),
    ]);
  },
);

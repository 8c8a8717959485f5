import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { putLimits, writeLimits } from '../../perf/sizes/put-limits';
import { putSizes } from '../../perf/sizes/put-sizes';
import { limitOf, rowOf, type Row } from '../../perf/sizes/rows';

const ROWS: readonly Row[] = [
  { name: 'Core: all', path: 'dist/*/wallets.js', limit: '14.2 kB' },
  { name: 'Dialog', path: 'dist/*/dialog.js', limit: '2.8 kB' },
  { name: 'Dialog, and more', path: ['dist/*/dialog.js', 'dist/*/more.js'], limit: '3.5 kB' },
  { name: 'Journey: a press', path: ['dist/*/wallets.js', 'dist/*/dialog.js'], limit: '17 kB' },
];

test.each([
  [1000, '1.1 kB'],
  [925, '1 kB'],
  [926, '1.1 kB'],
  [2500, '2.7 kB'],
  [12_785, '13.9 kB'],
])('a row of %i bytes has the limit %s', (bytes, limit) => {
  expect(limitOf(bytes)).toBe(limit);
});

test('a row is found by its name or by how it begins, and by nothing that fits two', () => {
  expect(rowOf(ROWS, 'Dialog').limit).toBe('2.8 kB');
  expect(rowOf(ROWS, 'Core').limit).toBe('14.2 kB');
  expect(() => rowOf(ROWS, 'Dia')).toThrow('2 rows of size-limit.json begin with “Dia”; there has to be one');
  expect(() => rowOf(ROWS, 'Nothing')).toThrow('No rows of size-limit.json begin with “Nothing”');
});

const weigh = (bytes: readonly number[]) => ROWS.map(({ name }, i) => ({ name, bytes: bytes[i]! }));

test('each row gets the limit of what it weighs, up or down; the core and the journeys keep theirs', () => {
  const { rows, changes, above } = putLimits(ROWS, weigh([14_300, 2000, 3900, 16_000]));
  expect(rows.map(({ limit }) => limit)).toEqual(['14.2 kB', '2.2 kB', '4.3 kB', '17 kB']);
  expect(changes).toEqual([
    { name: 'Dialog', bytes: 2000, before: '2.8 kB', now: '2.2 kB' },
    { name: 'Dialog, and more', bytes: 3900, before: '3.5 kB', now: '4.3 kB' },
  ]);
  expect(above).toEqual([{ name: 'Core: all', bytes: 14_300 }]);
});

test('a row that was not weighed is an error', () => {
  expect(() => putLimits(ROWS, weigh([1, 2, 3, 4]).slice(1))).toThrow('“Core: all” was not weighed');
});

test('size-limit.json keeps its form when limits are written', () => {
  const text = readFileSync(new URL('../../size-limit.json', import.meta.url), 'utf8');
  const rows = JSON.parse(text) as Row[];
  expect(writeLimits(text, rows)).toBe(text);
  const others = rows.map(({ name, path }, i) => ({ name, path, limit: `${i} kB` }));
  const made = writeLimits(text, others);
  expect(JSON.parse(made)).toEqual(others);
  expect(made.split('\n').length).toBe(text.split('\n').length);
});

test('a table of all rows is made anew, one of some keeps its rows, in its order', () => {
  const table = (which: string, ...lines: string[]) =>
    `Before.\n\n<!-- ${which} sizes -->\n\n| what | limit |\n|---|--:|\n${lines.join('\n')}\n\n<!-- /sizes -->\n\nAfter.\n`;
  expect(putSizes(table('some', '| Dialog | 1 kB |', '| Core: all | 1 kB |'), ROWS)).toBe(
    table('some', '| Dialog | 2.8 kB |', '| Core: all | 14.2 kB |'),
  );
  expect(putSizes(table('all', '| Dialog | 1 kB |', '| Gone | 1 kB |'), ROWS)).toBe(
    table(
      'all',
      '| Core: all | 14.2 kB |',
      '| Dialog | 2.8 kB |',
      '| Dialog, and more | 3.5 kB |',
      '| Journey: a press | 17 kB |',
    ),
  );
  expect(() => putSizes(table('some', '| Gone | 1 kB |'), ROWS)).toThrow('“Gone”');
});

test('sizes in sentences and in a drawing are put in their places', () => {
  expect(
    putSizes('<!-- whole size: Core -->1 kB<!-- /size -->, <!-- size: Dialog, and -->2 kB<!-- /size --> of 7 kB', ROWS),
  ).toBe('<!-- whole size: Core -->14 kB<!-- /size -->, <!-- size: Dialog, and -->3.5 kB<!-- /size --> of 7 kB');
  expect(putSizes('<text data-row="Dialog">1 kB</text><text>2 kB</text>', ROWS)).toBe(
    '<text data-row="Dialog">2.8 kB</text><text>2 kB</text>',
  );
});

test('a document that marks no size is an error', () => {
  expect(() => putSizes('The core is 14.2 kB.', ROWS)).toThrow('The document marks no size');
});

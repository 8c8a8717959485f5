import { expect, test } from 'vitest';
import limits from '../../size-limit.json' with { type: 'json' };
import { readPage } from './markdown';

const drawing = readPage('.github/docs/how-it-works.svg');

/** Each size in the drawing, with the beginning of the row of size-limit.json that it belongs to. */
const sizes = [...drawing.matchAll(/data-row="([^"]+)">([^<]+)</g)].map(([, row, size]) => [row!, size!] as const);

test('every size in the drawing of how-it-works.md names its row', () => {
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.map(([, size]) => size)).toEqual(drawing.match(/[\d.]+ kB/g));
});

test.each(sizes)('the drawing has the limit of “%s”: %s', (row, size) => {
  expect(limits.filter(({ name }) => name.startsWith(row)).map(({ limit }) => limit)).toEqual([size]);
});

test('no text of the drawing is below 12 px where a phone shows it 358 px wide', () => {
  const [, width] = /viewBox="0 0 (\d+) /.exec(drawing)!;
  const fonts = [...drawing.matchAll(/font(?:-size)?: ([\d.]+)px/g)].map(([, size]) => Number(size));
  expect(fonts.length).toBeGreaterThan(1);
  expect((Math.min(...fonts) * 358) / Number(width)).toBeGreaterThanOrEqual(12);
});

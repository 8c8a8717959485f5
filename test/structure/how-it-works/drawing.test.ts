import { expect, test } from 'vitest';
import { readPage } from '../markdown';

const drawing = readPage('.github/docs/how-it-works.svg');

/** Each size in the drawing that belongs to a row of size-limit.json; sizes-tables.test.ts compares them. */
const sizes = [...drawing.matchAll(/data-row="[^"]+">([^<]+)</g)].map(([, size]) => size!);

test('every size in the drawing of how-it-works.md names its row', () => {
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes).toEqual(drawing.match(/[\d.]+ kB/g));
});

test('no text of the drawing is below 12 px where a phone shows it 358 px wide', () => {
  const [, width] = /viewBox="0 0 (\d+) /.exec(drawing)!;
  const fonts = [...drawing.matchAll(/font(?:-size)?: ([\d.]+)px/g)].map(([, size]) => Number(size));
  expect(fonts.length).toBeGreaterThan(1);
  expect((Math.min(...fonts) * 358) / Number(width)).toBeGreaterThanOrEqual(12);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ABOVE, BOTTOM, drawLogo, HEIGHT, LOGOS, TOP } from './recipes.mjs';
import { STROKE } from './letters.mjs';
import { root } from '../setup/run.mjs';
import { boxOf, movePath, readPath, subpathsOf, writePath } from './svg-path.mjs';

const folder = `${root}src/button/logos/`;
const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));

test('every logo is what `node test/draw-logos/main.mjs` draws', () => {
  expect(files.sort()).toEqual(
    Object.keys(LOGOS)
      .map((name) => `${name}.svg`)
      .sort(),
  );
  for (const name of Object.keys(LOGOS)) expect(drawLogo(name)).toBe(readFileSync(`${folder}${name}.svg`, 'utf8'));
});

/** How many ends of lines of a file's letters lie at a height, give or take one. */
function pointsAt(svg, height) {
  let count = 0;
  for (const [, attributes, text] of svg.matchAll(/<path ([^>]*?)d="([^"]*)"/g)) {
    // Lines are as wide as their stroke, so they end half of it before the letter does.
    const half = Number(/stroke-width="(\d+)"/.exec(attributes)?.[1] ?? 0) / 2;
    const ends = height < (TOP + BOTTOM) / 2 ? height + half : height - half;
    for (const { name, values } of readPath(text))
      if (name !== 'h' && name !== 'z' && Math.abs(values.at(-1) - ends) <= (half ? Math.abs(half - STROKE / 2) : 1))
        count += 1;
  }
  return count;
}

test.each(files)('%s has its lower-case letters in the middle, as high as all others', (file) => {
  const svg = readFileSync(`${folder}${file}`, 'utf8');
  const [, above, , height] = /viewBox="([^"]+)"/.exec(svg)[1].split(' ').map(Number);
  expect([above, height]).toEqual([ABOVE, HEIGHT]);
  expect(TOP - above).toBe(above + height - BOTTOM);
  expect(pointsAt(svg, TOP)).toBeGreaterThan(1);
  expect(pointsAt(svg, BOTTOM)).toBeGreaterThan(1);
});

test.each(files)('nothing of %s lies outside of its box', (file) => {
  const svg = readFileSync(`${folder}${file}`, 'utf8');
  const [left, above, width, height] = /viewBox="([^"]+)"/.exec(svg)[1].split(' ').map(Number);
  for (const [, attributes, text] of svg.matchAll(/<path ([^>]*?)d="([^"]*)"/g)) {
    const half = Number(/stroke-width="(\d+)"/.exec(attributes)?.[1] ?? 0) / 2;
    const box = boxOf(readPath(text));
    expect(box.left - half).toBeGreaterThanOrEqual(left - 1);
    expect(box.right + half).toBeLessThanOrEqual(left + width + 1);
    expect(box.top - half).toBeGreaterThanOrEqual(above);
    expect(box.bottom + half).toBeLessThanOrEqual(above + height);
  }
});

test.each([
  ['M1 2h3v4H1z', 'M1 2h3v4h-3z'],
  ['m1.4 2.4 3 0 0 4zm5 5l1 1', 'M1 2h3v4zm5 5l1 1'],
  ['M0 0c1 1 2 2 3 3s1 1 2 2', 'M0 0c1 1 2 2 3 3s1 1 2 2'],
  ['M0 0a5 5 0 0110 0', 'M0 0a5 5 0 0 1 10 0'],
  ['M0 0l-1-2-3 4', 'M0 0l-1-2-3 4'],
])('the path %s is written as %s', (text, written) => {
  expect(writePath(readPath(text))).toBe(written);
});

test('a path is scaled, moved, measured and parted', () => {
  const moved = movePath(readPath('M1 1h2v3zm4 0a1 1 0 0 1 2 0'), 2, 10, 20);
  expect(writePath(moved)).toBe('M12 22h4v6zm8 0a2 2 0 0 1 4 0');
  expect(boxOf(moved)).toEqual({ left: 12, right: 24, top: 22, bottom: 28 });
  expect(subpathsOf(moved).map(writePath)).toEqual(['M12 22h4v6z', 'M20 22a2 2 0 0 1 4 0']);
});

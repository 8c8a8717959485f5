import { afterEach, expect, test } from 'vitest';
import { isOnDark, readRgb } from '../../src/button/background';

afterEach(() => document.body.replaceChildren());

/** An element in a section on a page; the DOM of these tests computes no `none`. */
function put(section: string, page = ''): Element {
  document.body.innerHTML = `<style>* { background-image: none }</style><div style="${page}"><section style="${section}"><p></p></section></div>`;
  return document.querySelector('p')!;
}

const WHITE_TEXT = 'color: rgb(255, 255, 255)';
const BLACK = 'background-color: rgb(0, 0, 0)';

test.each([
  ['nothing', '', '', false],
  ['white', 'background-color: rgb(255, 255, 255)', '', false],
  ['the lightest dark grey', 'background-color: rgb(69, 69, 69)', '', true],
  ['the darkest light grey', 'background-color: rgb(70, 70, 70)', '', false],
  ['#0055B8', 'background-color: rgb(0, 85, 184)', '', true],
  ['what shines through a half opaque grey', 'background-color: rgba(36, 36, 36, 0.5)', '', false],
  ['black behind a transparent section', 'background-color: rgba(0, 0, 0, 0)', BLACK, true],
  ['black behind a section of transparent white', 'background-color: rgba(255, 255, 255, 0)', BLACK, true],
  ['black behind a section with a picture', 'background-image: url(tea.jpg)', BLACK, false],
  ['a background that no style tells of, with light text', WHITE_TEXT, '', true],
  ['a light background with transparent white text', 'color: rgba(255, 255, 255, 0)', '', false],
])('%s', (_name, section, page, dark) => {
  expect(isOnDark(put(section, page))).toBe(dark);
});

test('colours in another notation are read by the function that is given', () => {
  const p = put('background-color: navy');
  expect(isOnDark(p)).toBe(false);
  expect(isOnDark(p, (colour) => (colour === 'navy' ? [0, 0, 128] : readRgb(colour)))).toBe(true);
});

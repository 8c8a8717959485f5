import { afterEach, expect, test } from 'vitest';
import { backgroundOf, DARK, readRgb } from '../../src/button/background';

afterEach(() => document.body.replaceChildren());

const isOnDark = (...given: Parameters<typeof backgroundOf>) => backgroundOf(...given) < DARK;

/** An element in a section on a page; the DOM of these tests computes no initial values. */
function put(section: string, page = ''): Element {
  document.body.innerHTML = `<style>* { background: none; background-image: none; background-color: rgba(0, 0, 0, 0) }</style><div style="${page}"><section style="${section}"><p></p></section></div>`;
  return document.querySelector('p')!;
}

const WHITE_TEXT = 'color: rgb(255, 255, 255)';
const BLACK = 'background-color: rgb(0, 0, 0)';
const WHITE = 'background-color: rgb(255, 255, 255)';
const PICTURE = 'background-image: url(tea.jpg)';
/** Is asked only where nothing else tells: a theme has such a text on white. */
const GREY_TEXT = 'color: rgba(119, 119, 119, 0.75)';

test.each([
  ['nothing', '', '', false],
  ['white', WHITE, '', false],
  ['white with grey text that is a little transparent', `${WHITE}; ${GREY_TEXT}`, '', false],
  ['white with white text, of a button of the theme’s', `${WHITE}; ${WHITE_TEXT}`, '', false],
  ['nothing with grey text that is a little transparent', GREY_TEXT, '', false],
  ['nothing with white text that is a little transparent', 'color: rgba(255, 255, 255, 0.75)', '', true],
  ['the lightest dark grey', 'background-color: rgb(69, 69, 69)', '', true],
  ['the darkest light grey', 'background-color: rgb(70, 70, 70)', '', false],
  ['#0055B8', 'background-color: rgb(0, 85, 184)', '', true],
  ['what shines through a half opaque grey', 'background-color: rgba(36, 36, 36, 0.5)', '', false],
  ['black behind a transparent section', 'background-color: rgba(0, 0, 0, 0)', BLACK, true],
  ['black behind a section of transparent white', 'background-color: rgba(255, 255, 255, 0)', BLACK, true],
  ['black behind a section with a picture', PICTURE, BLACK, false],
  ['black behind a section with a picture and white text', `${PICTURE}; ${WHITE_TEXT}`, WHITE, true],
  ['a dark veil on a picture, with dark text', 'background-color: rgba(0, 0, 0, 0.8)', PICTURE, true],
  ['a thin veil on a picture, with dark text', 'background-color: rgba(0, 0, 0, 0.5)', PICTURE, false],
  ['a light veil on black', 'background-color: rgba(255, 255, 255, 0.5)', BLACK, false],
  ['a thin light veil on black, with dark text', 'background-color: rgba(255, 255, 255, 0.2)', BLACK, true],
  ['a dark veil on white, with white text', `background-color: rgba(0, 0, 0, 0.5); ${WHITE_TEXT}`, WHITE, false],
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

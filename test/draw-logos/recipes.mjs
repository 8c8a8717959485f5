import { siApplepay, siMeta, siPaypal, siVenmo } from 'simple-icons';
import { GOOGLE_PAY, PAYPAL_NAME } from './artwork.mjs';
import { drawWord, STROKE } from './letters.mjs';
import { boxOf, movePath, readPath, subpathsOf, writePath } from './svg-path.mjs';

/** Lower-case letters reach from `TOP` to `BOTTOM` in every file, which is `HEIGHT` high and has them in its middle. */
export const TOP = -100 - STROKE / 2;
export const BOTTOM = STROKE / 2;
export const HEIGHT = 276;
export const ABOVE = (TOP + BOTTOM - HEIGHT) / 2;

/** The path without its first parts; for Apple Pay these are the frame of a card. */
const withoutFirst = (count, path) => subpathsOf(readPath(path)).slice(count).flat();

/** What is drawn between two places, and where it ends. */
const drawn = (svg, end) => ({ svg, end });

const filled = (commands, colour) => `<path fill="${colour}" d="${writePath(commands)}"/>`;

/**
 * Artwork with lower-case letters.
 *
 * @param parts path → colour
 * @param letters where lower-case letters begin and end, from above
 */
const lettering = (parts, [top, bottom]) => {
  const all = parts.map(([path, colour]) => [typeof path === 'string' ? readPath(path) : path, colour]);
  const { left, right } = boxOf(all.flatMap(([path]) => path));
  const scale = (BOTTOM - TOP) / (bottom - top);
  return (x) =>
    drawn(
      all.map(([path, colour]) => filled(movePath(path, scale, x - left * scale, TOP - top * scale), colour)).join(''),
      x + (right - left) * scale,
    );
};

/** A mark without letters, of a height, its middle at y. */
const mark = (text, colour, height, y) => {
  const path = readPath(text);
  const { left, right, top, bottom } = boxOf(path);
  const scale = height / (bottom - top);
  return (x) =>
    drawn(
      filled(movePath(path, scale, x - left * scale, y - ((top + bottom) / 2) * scale), colour),
      x + (right - left) * scale,
    );
};

/** A word in our own letters. */
const word =
  (text, colour, width = STROKE) =>
  (x) => {
    const half = Math.round(width / 2);
    const { path, end } = drawWord(text, Math.round(x) + half);
    return drawn(
      `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`,
      end + half,
    );
  };

/** The line below Amazon's name, from its first letter to its z. */
const smile = (colour) => (x) =>
  drawn(
    `<path fill="none" stroke="${colour}" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" d="M66 38c150 50 330 50 470 4m-36-12l44 8-16 38"/>`,
    x,
  );

const gap = (width) => (x) => drawn('', x + width);

const APPLE = withoutFirst(2, siApplepay.path);
const { pay, ...G } = GOOGLE_PAY;
const googlePay = [
  lettering([[pay, 'currentColor'], ...Object.entries(G).map(([one, path]) => [path, one])], [58.3, 158.7]),
];

const PAYPAL_LETTERS = [5.67, 16.83];
/** The second "Pa" is whole units away from the first: so both consist of the same numbers, which compress to nothing. */
const paypalName = (colour) => {
  const unit = (PAYPAL_LETTERS[1] - PAYPAL_LETTERS[0]) / (BOTTOM - TOP);
  const distance = Math.round(PAYPAL_NAME.distance / unit) * unit;
  const [first, y, l] = [PAYPAL_NAME.Pa, PAYPAL_NAME.y, PAYPAL_NAME.l].map(readPath);
  return lettering([[[first, y, movePath(first, 1, distance, 0), l].flat(), colour]], PAYPAL_LETTERS);
};

/** THE TABLE: file name → what is drawn, from left to right. The background that a colour is made for stands in src/button/logos/README.md; `currentColor` where the background of a button decides. */
export const LOGOS = {
  'amazon-pay': [smile('#0f1111'), word('amazon pay', '#0f1111')],
  'apple-pay': [lettering([[APPLE, 'currentColor']], [10.44, 14.44])],
  'buy-with-prime': [word('Buy with prime', '#fff')],
  'facebook-pay': [mark(siMeta.path, '#fff', 165, -62), gap(56), word('Pay', '#fff')],
  'google-pay': googlePay,
  paypal: [mark(siPaypal.path, '#001c64', 232, -56), gap(56), paypalName('#001c64')],
  'shop-pay': [word('shop', '#fff', 32), gap(64), word('Pay', '#fff')],
  venmo: [lettering([[siVenmo.path, '#fff']], [9.8, 14.2])],
};

/** One logo as the text of its file. */
export function drawLogo(name) {
  let x = 0;
  let content = '';
  for (const piece of LOGOS[name]) {
    const { svg, end } = piece(x);
    content += svg;
    x = end;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${ABOVE} ${Math.ceil(x)} ${HEIGHT}">${content}</svg>\n`;
}

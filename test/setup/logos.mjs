// Draws src/logos/*.svg again: node test/setup/logos.mjs
// Marks come from simple-icons (CC0), words from our own letters. A browser measures them, so that each box fits tightly.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { siApplepay, siGooglepay, siMeta, siPaypal, siVenmo } from 'simple-icons';
import { findBrowser } from './find-browser.mjs';
import { drawWord, STROKE } from './logo-letters.mjs';
import { root } from './run.mjs';

/** The path without its first subpaths; for Apple Pay these are the frame of a card. */
function withoutFirst(count, path) {
  const [first, ...others] = path.split(/(?<=z)(?=m)/);
  let [x, y] = first.match(/-?[\d.]+/g).map(Number);
  for (const subpath of others.slice(0, count)) {
    const [dx, dy] = subpath.match(/-?\d*\.?\d+/g).map(Number);
    [x, y] = [x + dx, y + dy];
  }
  const rest = others
    .slice(count - 1)
    .join('')
    .replace(/^m-?[\d.]+[ -]?[\d.]+/, '');
  return `M${+x.toFixed(3)} ${+y.toFixed(3)}${rest}`;
}

const APPLE = withoutFirst(2, siApplepay.path);

/** File name → colour, and a mark or a word or both. The ground that a colour is made for stands in src/logos/README.md. */
const LOGOS = {
  'amazon-pay': { colour: '#0f1111', word: 'amazon pay' },
  'apple-pay': { colour: '#fff', mark: APPLE },
  'apple-pay-on-light': { colour: '#000', mark: APPLE },
  'buy-with-prime': { colour: '#fff', word: 'Buy with Prime' },
  'facebook-pay': { colour: '#fff', mark: siMeta.path, word: 'Pay' },
  'google-pay': { colour: '#fff', mark: siGooglepay.path },
  paypal: { colour: '#001c64', mark: siPaypal.path, word: 'PayPal' },
  'shop-pay': { colour: '#fff', word: 'Shop Pay' },
  venmo: { colour: '#fff', mark: siVenmo.path },
};

const MARK_HEIGHT = 175;
const GAP = 60;

const round = (value) => Math.round(value * 100) / 100;
const svg = (box, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(round).join(' ')}">${content}</svg>\n`;
const wordPath = (path, colour) =>
  `<path fill="none" stroke="${colour}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

/** Box of the filled path, measured by the browser. */
async function measure(page, path) {
  return page.evaluate((d) => {
    document.body.innerHTML = `<svg><path d="${d}"/></svg>`;
    const { x, y, width, height } = document.querySelector('path').getBBox();
    return { x, y, width, height };
  }, path);
}

async function draw(page, { colour, mark, word }) {
  const half = STROKE / 2;
  if (!word) {
    const { x, y, width, height } = await measure(page, mark);
    return svg([x, y, width, height], `<path fill="${colour}" d="${mark}"/>`);
  }
  if (!mark) {
    const path = drawWord(word);
    const { x, y, width, height } = await measure(page, path);
    return svg([x - half, y - half, width + STROKE, height + STROKE], wordPath(path, colour));
  }
  // The mark is scaled to stand beside the word, its middle at half the height of a capital.
  const own = await measure(page, mark);
  const scale = round(MARK_HEIGHT / own.height);
  const left = own.width * scale + GAP;
  const path = drawWord(word, Math.round(left + half));
  const letters = await measure(page, path);
  const markTop = -145 / 2 - (own.height * scale) / 2;
  const top = Math.min(markTop, letters.y - half);
  const bottom = Math.max(markTop + own.height * scale, letters.y + letters.height + half);
  const place = `translate(${round(-own.x * scale)} ${round(markTop - own.y * scale)})scale(${scale})`;
  return svg(
    [0, top, letters.x + letters.width + half, bottom - top],
    `<path fill="${colour}" transform="${place}" d="${mark}"/>${wordPath(path, colour)}`,
  );
}

const folder = `${root}src/logos`;
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const name of readdirSync(folder)) if (name.endsWith('.svg')) rmSync(`${folder}/${name}`);
for (const [name, recipe] of Object.entries(LOGOS)) writeFileSync(`${folder}/${name}.svg`, await draw(page, recipe));
await browser.close();

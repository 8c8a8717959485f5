import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineLogo, inlineLogos } from '../../src/build/inline-logos';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">';
const shapes = '<g fill-rule="evenodd"><path fill="#f00" d="M0 0h2v1z"/></g>\n<circle r="1"/>';

test('a drawing of plain shapes stands in the page as it is', () => {
  expect(inlineLogo('shop-pay', `${SVG}${shapes}</svg>`, 'Shop Pay')).toBe(
    `<svg id="shop-pay" height="52%" stroke="none" viewBox="0 0 2 1">${shapes}</svg>`,
  );
});

test.each([
  ['a style sheet', '<style>.a{fill:#f00}</style><path class="a" d="M0 0h2v1z"/>'],
  ['a class', '<path class="a" d="M0 0h2v1z"/>'],
  ['a style', '<path style="fill:red" d="M0 0h2v1z"/>'],
  ['an id', '<path id="a" d="M0 0h2v1z"/>'],
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<path onclick="alert(1)" d="M0 0h2v1z"/>'],
  ['letters', '<text y="1">Shop &amp; Pay</text>'],
  ['another drawing', '<use href="#a"/>'],
  ['a comment', '<!-- 50% {{ liquid }} -->'],
])('a drawing with %s becomes an image whose data address has the same content', (_what, inner) => {
  const svg = `${SVG}${inner}</svg>`;
  const html = inlineLogo('shop-pay', svg, 'Shop Pay');
  const [, address] = html.match(/^<img id="shop-pay" alt="Shop Pay" src="data:image\/svg\+xml,([^"]*)">$/)!;
  expect(address).not.toMatch(/[#&{}]/);
  expect(decodeURIComponent(address!)).toBe(svg.replaceAll('"', "'"));
});

test('each of our own logos is a drawing of plain shapes, written into the page as it is', async () => {
  const html = await inlineLogos('src');
  const files = readdirSync('src/logos').filter((name) => name.endsWith('.svg'));
  expect([...html.matchAll(/<svg id="([^"]*)"/g)].map(([, id]) => `${id}.svg`)).toEqual(files);
  expect(html).not.toMatch(/<img|data:|\{\{|\{%/);
});

test('only the logos of the named wallets are written, for light and dark grounds', async () => {
  const html = await inlineLogos('src', 'src', ['shop_pay', 'apple_pay']);
  expect([...html.matchAll(/<svg id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'apple-pay-on-light',
    'apple-pay',
    'shop-pay',
  ]);
});

test('logos that a merchant has put into the build are used, and no other file of that folder', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'karui-logos-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  mkdirSync(join(parent, 'logos'));
  for (const name of ['apple-pay-on-light.svg', 'somebody-pay.svg', 'README.md'])
    writeFileSync(join(parent, 'logos', name), `${SVG}<!-- ${name} --></svg>\n`);
  expect(await inlineLogos('src', parent)).toMatch(/^<img id="apple-pay-on-light" alt="Apple Pay" [^"]*"[^"]*">$/);
});

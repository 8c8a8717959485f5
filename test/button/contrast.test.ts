import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { walletView } from '../../src/button/views';
import type { WalletId } from '../../src/wallet';
import { wallets } from '../../src/widget/wallets';
import { root } from '../structure/import-graph';
import { contrast, dimmed, EDGE, edgeContrast, PAGES, readColour, TEXT } from './contrast';

const styleOf = (file: string) => readFileSync(join(root, 'src/button', file), 'utf8');
const button = styleOf('button.css');
const light = styleOf('light.css');

/** The value that a style gives a property for the first time. */
const valueIn = (css: string, property: RegExp): string => {
  const value = property.exec(css)?.[1];
  if (!value) throw new Error(`Nothing is like ${property}.`);
  return value;
};

const HOVER = Number(valueIn(button, /brightness\((.*)\)/));

const branded = Object.entries(wallets).filter(([, { background }]) => background);

const BUY_IT_NOW = [valueIn(light, /background: (#\w+);/), valueIn(light, /[^-]color: (#\w+);/)] as const;

/** Buttons with text, on a light page and on a dark one: [name, background, text]. */
const buttons = (scheme: keyof typeof PAGES) => [
  ...branded.map(([id, { background, foreground, onDarkPages }]) => {
    const colours = onDarkPages && scheme === 'dark' ? [foreground, onDarkPages] : [background, foreground];
    return [id, ...colours];
  }),
  ['buy_it_now', ...BUY_IT_NOW],
];

/** The button's style on a grey page: its colours, and whether there is a line around it. */
function styleOn(id: WalletId, grey: number) {
  const view = walletView(id, wallets[id], { disabled: false, busy: false }, false, grey);
  const style = ((view.props as { style?: object }).style ?? {}) as Readonly<Record<string, string>>;
  const [background, color] = BUY_IT_NOW;
  return { background, color, hasLine: style['--karui-line'] === 'currentColor', ...style };
}

describe.each(['light', 'dark'] as const)('on a %s page', (scheme) => {
  test.each(buttons(scheme))('the text of %s can be read, hovered too', (_id, background, foreground) => {
    const colours = [readColour(background!), readColour(foreground!)] as const;
    expect(contrast(...colours)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(dimmed(colours[0], HOVER), dimmed(colours[1], HOVER))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(buttons(scheme))('the edge of %s is seen', (id) => {
    for (const page of PAGES[scheme]) {
      const { background, color, hasLine } = styleOn(id as WalletId, readColour(page)[0]);
      expect(
        edgeContrast(readColour(page), readColour(background), readColour(hasLine ? color : background)),
        `on ${page}`,
      ).toBeGreaterThanOrEqual(EDGE);
    }
  });
});

test.each([...branded.map(([id]) => id), 'buy_it_now'])(
  'on a grey page %s has a line exactly where its colour has a contrast of less than 3:1 with the page',
  (id) => {
    for (let grey = 0; grey < 256; grey += 1) {
      const { background, hasLine } = styleOn(id as WalletId, grey);
      const page = [grey, grey, grey] as const;
      expect(hasLine, `on ${grey}`).toBe(contrast(page, readColour(background)) < EDGE);
    }
  },
);

test('both style sheets draw that line, and no other', () => {
  for (const css of [button, light])
    expect(css.match(/ border: .*/g)?.slice(0, 1)).toEqual([' border: 1px solid var(--karui-line, #0000);']);
});

/** Google's own colours of its G, which stand as they are on its white button: https://developers.google.com/pay/api/web/guides/brand-guidelines */
const GOOGLE_G = ['#ea4335', '#fbbc04', '#34a853', '#4285f4'];

test.each(branded)('every colour of the logo of %s is seen on its background', (id, row) => {
  const svg = readFileSync(join(root, 'src/button/logos', `${id.replaceAll('_', '-')}.svg`), 'utf8');
  const drawn = [...svg.matchAll(/(?:fill|stroke)="(#\w+|currentColor)"/g)].map(([, ink]) => ink!);
  expect(drawn).not.toEqual([]);
  expect(drawn.includes('currentColor')).toBe(!!row.onDarkPages);
  const looks = [
    [row.background, row.foreground, drawn],
    ...(row.onDarkPages ? [[row.foreground, row.onDarkPages, drawn.filter((ink) => !GOOGLE_G.includes(ink))]] : []),
  ] as [background: string, words: string, inks: string[]][];
  for (const [background, words, inks] of looks)
    for (const ink of inks)
      expect(
        contrast(readColour(ink === 'currentColor' ? words : ink), readColour(background)),
        `${ink} on ${background}`,
      ).toBeGreaterThanOrEqual(EDGE);
});

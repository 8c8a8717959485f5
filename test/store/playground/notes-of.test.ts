import { expect, test } from 'vitest';
import { contrast, pageColours } from './colours';
import { notesOf } from './notes-of';
import { DEFAULTS, type Playground } from './state';
import { walletNames } from './wallet-choices';

const GOOGLE = 'Google asks for 40 px or more.';
const AMAZON = expect.stringMatching(/^Amazon’s own button needs 42 px/);

test.each<[Partial<Playground>, keyof typeof notesOf, unknown[]]>([
  [{ recommended: 'google_pay', height: 39 }, 'height', [GOOGLE]],
  [{ recommended: 'google_pay', height: 40 }, 'height', []],
  [{ fallback: 'amazon_pay', height: 41 }, 'height', [AMAZON]],
  [{ place: 'cart', wallets: ['google_pay', 'amazon_pay'] }, 'height', []],
  [{ place: 'cart', wallets: ['google_pay', 'amazon_pay'], height: 25 }, 'height', [GOOGLE, AMAZON]],
  [{ height: 25 }, 'height', []],
  [{ place: 'cart', wallets: [] }, 'wallets', [expect.stringMatching(/shows nothing/)]],
  [{ place: 'cart', wallets: walletNames.slice(0, 2) }, 'wallets', []],
  [{ place: 'stacked', wallets: ['venmo'] }, 'wallets', [expect.stringMatching(/pay in dollars/)]],
  [{ fallback: 'venmo', paypal: 'v6' }, 'paypal', [expect.stringMatching(/development store/)]],
  [{ place: 'cart', paypal: 'v6-button' }, 'paypal', [expect.stringMatching(/development store/)]],
  [{ place: 'cart' }, 'paypal', []],
  [{ paypal: 'v6' }, 'paypal', []],
  [{ recommended: null, buy: '#ffffff' }, 'buy', [expect.stringMatching(/contrast is 1\.0, and 4\.5/)]],
  [{ recommended: null }, 'buy', []],
  [{ missing: true, buy: '#ffffff' }, 'buy', [expect.stringMatching(/^Hard to read/)]],
  [{ buy: '#ffffff' }, 'buy', []],
])('the choices %j give these notes about %s: %j', (patch, about, notes) => {
  expect(notesOf[about]({ ...DEFAULTS, ...patch })).toEqual(notes);
});

test('six wallets are too many for a row', () => {
  const row = (length: number) => notesOf.wallets({ ...DEFAULTS, place: 'cart', wallets: brands.slice(0, length) });
  const brands = walletNames.filter((name) => name !== 'venmo');
  expect([row(5), row(6)]).toEqual([[], ['Six wallets and more are always stacked.']]);
});

test('the text colour is readable on every background', () => {
  for (const background of ['light', 'dark', '#777777', '#ff0000', '#00ff00', '#0000ff']) {
    const { background: colour, text } = pageColours(background);
    expect([background, contrast(colour, text) > 3.4]).toEqual([background, true]);
  }
  expect(pageColours('light').text).not.toBe(pageColours('dark').text);
});

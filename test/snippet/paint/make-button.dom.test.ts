import { render } from 'preact';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { paintRows } from '../../../src/build/paint-rows';
import { walletView } from '../../../src/core/ui/wallet-view';
import type { WalletId } from '../../../src/wallet';
import { wallets } from '../../../src/core/wallets';
import { outline } from './outline';

vi.stubGlobal('PAINT_WALLETS', paintRows(wallets));
const { makeButton, paintedButton, showState } = await import('../../../src/snippet/paint/make-button');
const { rowOf } = await import('../../../src/snippet/paint/wallet-rows');

/** Attributes of a wallet's element. */
const IN_CART = { slot: 'button-ShopPay' };
const ON_PRODUCT = { slot: 'button', 'call-to-action': '' };

type ParametersAfterRow = Parameters<typeof makeButton> extends [unknown, ...infer Rest] ? Rest : never;

const STATES = [
  { disabled: false, busy: false },
  { disabled: true, busy: false },
  { disabled: false, busy: true },
  { disabled: false, busy: false },
];

describe.each(Object.keys(wallets) as WalletId[])('%s', (wallet) => {
  test.each([
    ['a product form', false, false],
    ['a cart', true, false],
    ['a dark product form', false, true],
    ['a dark cart', true, true],
  ])('in %s the button has the same nodes as the widget’s, in each state', (_where, inCart, onDark) => {
    const row = wallets[wallet];
    const isInverted = onDark && !!row.invertOnDark;
    const made = makeButton(rowOf(wallet)!, inCart ? IN_CART : ON_PRODUCT, isInverted, '/karui/');
    expect(made.localName).toBe(row.element);
    const place = document.createElement('div');
    for (const state of STATES) {
      showState(made, state);
      render(walletView(wallet, row, state, isInverted, !inCart), place);
      expect(outline(paintedButton(made)!)).toEqual(outline(place.firstElementChild!));
    }
  });
});

test('what the page changes on a painted button stays when the state changes', () => {
  const made = makeButton(rowOf('buy_it_now')!, ON_PRODUCT, false, '/karui/');
  const button = paintedButton(made)!;
  button.className += ' of-the-theme';
  button.textContent = 'すぐ買う';
  showState(made, { disabled: true, busy: false });
  showState(made, { disabled: false, busy: false });
  expect([button.classList.contains('of-the-theme'), button.textContent]).toEqual([true, 'すぐ買う']);
});

const logoOf = (wallet: WalletId, ...args: ParametersAfterRow) =>
  paintedButton(makeButton(rowOf(wallet)!, ...args))!.querySelector<HTMLElement>('img,svg')!;

test('a logo is that of the wallet and of the ground it stands on, requested after the frame', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const logos = [
    logoOf('buy_with_prime', IN_CART, false, '/karui/1/'),
    logoOf('apple_pay', IN_CART, false, '/karui/1/'),
    logoOf('apple_pay', ON_PRODUCT, true, '/karui/1/'),
  ];
  const addresses = () => logos.map((logo) => logo.getAttribute('src'));
  expect(addresses()).toEqual([null, null, null]);
  vi.runAllTimers();
  expect(addresses()).toEqual([
    '/karui/1/logos/buy-with-prime.svg',
    '/karui/1/logos/apple-pay.svg',
    '/karui/1/logos/apple-pay-on-light.svg',
  ]);
});

test('a logo that the page contains is copied for each button', () => {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.innerHTML = '<path d="M0 0h1v1z"/>';
  drawing.id = 'venmo';
  document.head.innerHTML = '<template data-karui></template>';
  onTestFinished(() => document.querySelector('template')!.remove());
  document.querySelector('template')!.content.append(drawing);
  const copies = [logoOf('venmo', IN_CART, false, '/karui/1/'), logoOf('venmo', ON_PRODUCT, false, '/karui/1/')];
  expect(copies.map(({ outerHTML }) => outerHTML)).toEqual([drawing.outerHTML, drawing.outerHTML]);
  expect(new Set([drawing, ...copies]).size).toBe(3);
});

import { render, type VNode } from 'preact';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { paintRows } from '../../../src/build/paint-rows';
import { walletView } from '../../../src/core/ui/wallet-view';
import type { WalletId } from '../../../src/wallet';
import { wallets } from '../../../src/core/wallets';

vi.stubGlobal('PAINT_WALLETS', paintRows(wallets));
const { loaded, makeButton, painted } = await import('../../../src/snippet/paint/make-button');
const { rowOf } = await import('../../../src/snippet/paint/rows');

// Browsers have these two properties for their attributes; happy-dom has not.
for (const [property, attribute] of [
  ['part', 'part'],
  ['ariaLabel', 'aria-label'],
] as const)
  Object.defineProperty(Element.prototype, property, {
    set(this: Element, value: string) {
      this.setAttribute(attribute, value);
    },
  });

/** Attributes of a wallet's element. */
const IN_CART = { slot: 'button-ShopPay' };
const ON_PRODUCT = { slot: 'button', 'call-to-action': '' };

type ParametersAfterRow = Parameters<typeof makeButton> extends [unknown, ...infer Rest] ? Rest : never;

/** Attributes in the order of their names, and children, without the logo's address and words, which the widget writes later. */
function outline(element: Element): unknown {
  const later = element.localName === 'img' ? ['alt', 'src'] : [];
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !later.includes(name) && value !== '')
    .map(({ name, value }) => `${name}=${value.replace(/\s/g, '')}`)
    .sort();
  return [element.localName, attributes, [...element.children].map(outline), element.textContent];
}

describe.each(Object.keys(wallets) as WalletId[])('%s', (wallet) => {
  test.each([
    ['a product form', false, false],
    ['a cart', true, false],
    ['a dark product form', false, true],
    ['a dark cart', true, true],
  ])('in %s the button has the same nodes as the widget’s', (_where, inCart, onDark) => {
    const place = document.createElement('div');
    const isInverted = onDark && !!wallets[wallet].invertOnDark;
    render(walletView(wallet, { disabled: false, busy: false }, isInverted, !inCart) as VNode, place);
    const made = makeButton(rowOf(wallet)!, inCart ? IN_CART : ON_PRODUCT, isInverted, '/karui/');
    expect(made.localName).toBe(wallets[wallet].element);
    expect(outline(painted.get(made)!)).toEqual(outline(place.firstElementChild!));
  });
});

const logoOf = (wallet: WalletId, ...args: ParametersAfterRow) =>
  painted.get(makeButton(rowOf(wallet)!, ...args))!.querySelector<HTMLElement>('img,svg')!;

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
  loaded.set('venmo', drawing);
  onTestFinished(() => void loaded.delete('venmo'));
  const copies = [logoOf('venmo', IN_CART, false, '/karui/1/'), logoOf('venmo', ON_PRODUCT, false, '/karui/1/')];
  expect(copies.map(({ outerHTML }) => outerHTML)).toEqual([drawing.outerHTML, drawing.outerHTML]);
  expect(new Set([drawing, ...copies]).size).toBe(3);
});

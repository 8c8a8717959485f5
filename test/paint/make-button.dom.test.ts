import { render, type VNode } from 'preact';
import { describe, expect, test, vi } from 'vitest';
import { paintRows } from '../../src/build/paint-rows';
import { walletView } from '../../src/ui/wallet-view';
import type { WalletId } from '../../src/wallet';
import { wallets } from '../../src/wallets';

vi.stubGlobal('PAINT_WALLETS', paintRows(wallets));
vi.stubGlobal('PAINT_LOGOS', null);
const { makeButton, painted } = await import('../../src/paint/make-button');
const { rowOf } = await import('../../src/paint/rows');

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
  ])('in %s it is made as the widget makes it', (_where, inCart, onDark) => {
    const place = document.createElement('div');
    const isInverted = onDark && !!wallets[wallet].invertOnDark;
    render(walletView(wallet, { disabled: false, busy: false }, isInverted, !inCart) as VNode, place);
    const made = makeButton(rowOf(wallet)!, inCart, isInverted, '/karui/');
    expect(made.localName).toBe(wallets[wallet].element);
    expect(outline(painted.get(made)!)).toEqual(outline(place.firstElementChild!));
  });
});

test('a logo is that of the wallet and of the ground it stands on', () => {
  const logo = (wallet: WalletId, ...args: ParametersAfterRow) =>
    painted
      .get(makeButton(rowOf(wallet)!, ...args))!
      .querySelector('img')!
      .getAttribute('src');
  expect([
    logo('buy_with_prime', true, false, '/karui/1/'),
    logo('apple_pay', true, false, '/karui/1/'),
    logo('apple_pay', false, true, '/karui/1/'),
  ]).toEqual([
    '/karui/1/logos/buy-with-prime.svg',
    '/karui/1/logos/apple-pay.svg',
    '/karui/1/logos/apple-pay-on-light.svg',
  ]);
});

import { expect, test } from 'vitest';
import { takeButton } from '../../src/server-markup';
import { pageStyle, productMarkup } from '../../src/snippet/markup';

const options = {};

/** A server's page, and a wallet's element in it. */
function served(wallet: string, element: string): HTMLElement {
  document.body.innerHTML = `<form>${pageStyle(options)}${productMarkup({}, wallet, options)}</form>`;
  return document.querySelector<HTMLElement>(element)!;
}

test('Buy It Now stays the button that it is, and sends no form any more', () => {
  const element = served('buy_it_now', 'shopify-buy-it-now-button');
  const button = element.querySelector('button')!;
  expect([button.type, button.name]).toEqual(['submit', 'return_to']);
  expect(takeButton(element)).toBe(button);
  expect(element.querySelectorAll('*')).toHaveLength(1);
  expect(button.getAttributeNames().toSorted()).toEqual(['class', 'type']);
  expect(button.type).toBe('button');
});

test('what lies over the link goes, and hands on its focus; the link stays the node that it is', () => {
  const element = served('shop_pay', 'more-payment-options-link');
  const link = element.querySelector('a')!;
  const control = element.querySelector('button')!;
  control.focus();
  expect(document.activeElement).toBe(control);
  expect(takeButton(element)).toBe(link);
  expect([[...element.children], link.hasAttribute('inert')]).toEqual([[link], false]);
  expect(document.activeElement).toBe(link);
});

test('what lies over a button in a root goes with its slot and style, and a focus elsewhere stays', () => {
  document.body.innerHTML = '<input><x-wallet><button data-without-script type="submit">Shop Pay</button></x-wallet>';
  const element = document.querySelector<HTMLElement>('x-wallet')!;
  const root = element.attachShadow({ mode: 'closed' });
  root.innerHTML =
    '<style></style><button inert>Shop Pay</button><style data-without-script></style><slot data-without-script></slot>';
  const field = document.querySelector('input')!;
  field.focus();
  const button = root.querySelector('button');
  expect(takeButton(root)).toBe(button);
  expect([root.innerHTML, element.innerHTML, document.activeElement]).toEqual([
    '<style></style><button>Shop Pay</button>',
    '',
    field,
  ]);
  expect(takeButton(root)).toBe(button);
});

test('an element without a button is left alone', () => {
  document.body.innerHTML = '<x-wallet></x-wallet>';
  expect(takeButton(document.querySelector<HTMLElement>('x-wallet')!)).toBe(null);
});

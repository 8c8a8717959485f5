import { expect, test } from 'vitest';
import type { ButtonOptions, Funding } from '../rules/paypal-types';
import { createSeller } from '../seller';
import { ORDER_ADDRESS } from '../simulator';

const GOLD = 'gold, blue, silver, black, white';
const DOLLARS = ORDER_ADDRESS.replace('JPY', 'USD');

test.each<[rule: number, funding: Funding, style: object, message: string]>([
  [4, 'paypal', { layout: 'diagonal' }, 'Invalid layout: diagonal'],
  [4, 'paypal', { label: 'purchase' }, 'Invalid label: purchase'],
  [29, 'paypal', { color: 'red' }, `Unexpected style.color for paypal button: red, expected ${GOLD}`],
  [
    29,
    'venmo',
    { color: 'gold' },
    'Unexpected style.color for venmo button: gold, expected blue, silver, black, white',
  ],
  [29, 'paypal', { shape: 'oval' }, 'Unexpected style.shape for paypal button: oval, expected rect, pill, sharp'],
  [29, 'paypal', { height: '44px' }, 'Expected style.height to be a number, got: 44px'],
  [29, 'paypal', { height: 24 }, 'Expected style.height to be between 25px and 55px - got 24px'],
  [29, 'paypal', { height: 60 }, 'Expected style.height to be between 25px and 55px - got 60px'],
  [29, 'paypal', { height: Number.NaN }, 'Expected style.height to be between 25px and 55px - got NaNpx'],
  [
    29,
    'paypal',
    { height: 44, disableMaxHeight: true },
    'Unexpected style.height for style.disableMaxHeight: got: 44, expected undefined.',
  ],
  [4, 'paypal', { borderRadius: '4' }, 'Expected style.borderRadius to be a number, got: 4'],
  [4, 'paypal', { borderRadius: -1 }, 'Expected style.borderRadius to be greater than or equal to 0, got: -1'],
  [4, 'paypal', { layout: 'vertical', tagline: true }, 'style.tagline is not allowed for vertical layout'],
])('%i: for %s the style %j throws', (rule, fundingSource, style, message) => {
  const { make, simulator } = createSeller({
    address: DOLLARS,
    button: { fundingSource, style } as ButtonOptions,
  });
  expect(make).toThrow(message);
  expect(simulator.violations).toEqual([expect.stringMatching(new RegExp(`^${rule}: Buttons: `))]);
});

test.each<[Funding, object]>([
  ['paypal', {}],
  ['paypal', { color: 'gold', shape: 'sharp', label: 'paypal', height: 25, disableMaxWidth: true, tagline: false }],
  ['paypal', { height: 55, borderRadius: 0 }],
  ['venmo', {}],
  ['venmo', { color: 'blue', shape: 'pill', label: 'pay', height: 44 }],
])('for %s the style %j is good', (fundingSource, style) => {
  const { make, simulator } = createSeller({ address: DOLLARS, button: { fundingSource, style } });
  expect(make).not.toThrow();
  expect(simulator.violations).toEqual([]);
});

import { expect, test } from 'vitest';
import { isClosed } from '../../../../wallets/paypal/window/closed-window';

test.each([
  'Window closed',
  'Detected popup close',
  'Detected component window close',
  'Detected iframe close',
  'Window navigated away',
  'Component closed',
  'Window is closed, can not determine type',
  'zoid destroyed all components',
  'Detected container element removed from DOM',
])('"%s" says that something was closed', (text) =>
  expect([new Error(text), text, Object.freeze({ message: `${text}\n at zoid` })].map(isClosed)).toEqual([
    true,
    true,
    true,
  ]),
);

test.each([new Error('Expected an order id to be passed'), undefined, null, {}, { message: 12 }])(
  '%o does not',
  (error) => expect(isClosed(error)).toBe(false),
);

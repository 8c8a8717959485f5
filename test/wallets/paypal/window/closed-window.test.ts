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
])('"%s" says that something was closed', (text) => {
  expect(isClosed(new Error(text))).toBe(true);
  expect(isClosed(text)).toBe(true);
  expect(isClosed(Object.freeze({ message: `${text}\n at zoid` }))).toBe(true);
});

test.each<[string, unknown]>([
  ['another error', new Error('Expected an order id to be passed')],
  ['nothing', undefined],
  ['null', null],
  ['an object without a message', {}],
  ['a message that is no text', { message: 12 }],
])('%s does not', (_what, error) => expect(isClosed(error)).toBe(false));

import { expect, test } from 'vitest';
import { reasonOf } from '../../../wallets/google-pay/google-sheet';

test.each<[string, unknown, string]>([
  ['the shopper closes the sheet', { statusCode: 'CANCELED' }, 'cancelled'],
  ['the browser aborts it', new DOMException('closed', 'AbortError'), 'cancelled'],
  ['a sheet is open already', new Error('This method can only be called one at a time.'), 'cancelled'],
  ['the click is too long ago', { name: 'SecurityError', statusCode: 'CANCELED' }, 'press_again'],
  ['the browser opens no sheet', new DOMException('no', 'NotSupportedError'), 'press_again'],
  ['a window is blocked', 'failed to open window', 'press_again'],
  ['a window is blocked, as an error', new Error('failed to open window'), 'press_again'],
  ['Safari blocks it', { statusMessage: 'Redirect render mode is not supported.' }, 'press_again'],
  ['the request is wrong', { statusCode: 'DEVELOPER_ERROR', statusMessage: 'transactionInfo must be set!' }, 'error'],
  ['Google has trouble', { statusCode: 'INTERNAL_ERROR' }, 'error'],
  ['nobody says why', undefined, 'error'],
  ['null is all that comes', null, 'error'],
])('when %s', (_what, rejection, reason) => expect(reasonOf(rejection)).toBe(reason));

import { expect, test } from 'vitest';
import { asClientError, clientError } from '../../src/press/api/client-error';
import { DeveloperError } from '../../src/core/developer-errors';
import { logOfError } from '../../src/telemetry/errors/log-of-error';

const aborted = () => {
  try {
    AbortSignal.abort().throwIfAborted();
  } catch (error) {
    return error;
  }
};

test.each<[what: string, error: unknown, line: object]>([
  ['a status', clientError('status', '500'), { severity: 'INFO', message: 'status: 500' }],
  ['a timeout', new Error('no_response', { cause: clientError('timeout', 'late') }), { severity: 'INFO' }],
  ['a lost connection', asClientError('network', new TypeError('Load failed')), { severity: 'INFO' }],
  ["Chromium's words for it", new TypeError('Failed to fetch'), { severity: 'INFO' }],
  ["Firefox's", new TypeError('NetworkError when attempting to fetch resource.'), { severity: 'INFO' }],
  ["Safari's", new TypeError('The network connection was lost.'), { severity: 'INFO' }],
  [
    "Firefox's for code that did not arrive",
    new TypeError('error loading dynamically imported module: https://shop.example/karui/sheet.js'),
    { severity: 'INFO' },
  ],
  ["Safari's", new TypeError('Importing a module script failed.'), { severity: 'INFO' }],
  [
    'a button that was hidden before PayPal had painted it',
    new Error('zoid: Component not yet visible'),
    { severity: 'INFO', message: 'Error: zoid: Component not yet visible' },
  ],
  ['an abort', aborted(), { severity: 'INFO' }],
  ['a script that is late', new Error('no answer within 2000 ms'), { severity: 'INFO' }],
  [
    'a quantity that the API refuses',
    new Error('invalid_quantity', { cause: { code: 'INVALID', field: ['quantity'] } }),
    { severity: 'INFO' },
  ],
  [
    'wrong markup, without what stands there',
    new DeveloperError('invalid-recommended', 'tanaka@mail.example'),
    { severity: 'ERROR', message: 'developer error', attributes: { code: 'invalid-recommended' } },
  ],
  [
    'missing words',
    new Error('no words for address.city'),
    { severity: 'WARN', message: 'missing translation', attributes: { key: 'address.city' } },
  ],
  [
    'a cart without a token',
    new Error('Amazon', { cause: new Error('cartTokenMissing') }),
    { message: 'cartTokenMissing' },
  ],
  [
    'a code of the wallet service',
    new Error('THROTTLE_EXCEEDED', { cause: { code: 'THROTTLE_EXCEEDED' } }),
    { message: 'wallet service', attributes: { code: 'THROTTLE_EXCEEDED' } },
  ],
])('%s is written to the log', (_what, error, line) => {
  expect(logOfError(error)).toMatchObject(line);
});

test.each<[what: string, error: unknown]>([
  ['a bug', new TypeError("Cannot read properties of undefined (reading 'id')")],
  ['an answer of another shape', clientError('shape', 'unexpected answer')],
  ['an error of the API', new Error('graphql_error', { cause: clientError('graphql', 'Field does not exist') })],
  ['an input that is refused for something else', new Error('x', { cause: { code: 'INVALID', field: ['variantId'] } })],
  ['nothing', undefined],
])('%s has to be reported', (_what, error) => {
  expect(logOfError(error)).toBeUndefined();
});

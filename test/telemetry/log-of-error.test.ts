import { expect, test } from 'vitest';
import { asClientError, clientError, FETCHING } from '../../src/api/client-error';
import { DeveloperError } from '../../src/markup/developer-errors';
import { logOfError } from '../../src/telemetry/errors/log-of-error';

const aborted = () => {
  try {
    AbortSignal.abort().throwIfAborted();
  } catch (error) {
    return error;
  }
};

test.each<[what: string, error: unknown, line: object]>([
  [
    'a status',
    clientError('status', FETCHING, { status: 500, body: '<p>tanaka@mail.example' }),
    { severity: 'INFO', message: 'status: An error occurred while fetching from the API', attributes: { status: 500 } },
  ],
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
  [
    'a press that Amazon’s script refuses in its own words',
    new Error('amazon_pay', { cause: 'Invalid merchantId' }),
    { severity: 'INFO', message: 'rejected: Invalid merchantId', attributes: { wallet: 'amazon_pay' } },
  ],
  [
    'a press of Amazon Pay whose script did not come',
    new Error('amazon_pay', { cause: new Error('nothing from the script at https://static-fe.payments-amazon.com') }),
    { message: 'rejected: nothing from the script at https://static-fe.payments-amazon.com' },
  ],
  [
    'a press of Amazon Pay that the shop’s server did not sign',
    new Error('amazon_pay', { cause: clientError('status', FETCHING, { status: 500 }) }),
    { message: `rejected: ${FETCHING}` },
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
    new Error('amazon_pay', { cause: new Error('cartTokenMissing') }),
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

test.each([
  'GENERIC_ERROR',
  'NO_PENDING_TASK',
  'WALLET_SERVICE_DISABLED',
  'FAILED_TO_ENQUEUE_BACKGROUND_JOB',
  'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE',
  'THROTTLE_EXCEEDED',
  'INTERNAL_SERVER_ERROR',
])('the wallet service’s code %s is logged, and not reported', (code) => {
  const line = { severity: 'WARN', message: 'wallet service', attributes: { code } };
  expect(logOfError(new Error(code, { cause: { code } }))).toEqual(line);
});

test.each<[what: string, error: unknown]>([
  ['a bug', new TypeError("Cannot read properties of undefined (reading 'id')")],
  ['an answer of another shape', clientError('shape', 'unexpected answer')],
  ['an error of the API', new Error('graphql_error', { cause: clientError('graphql', 'Field does not exist') })],
  ['an input that is refused for something else', new Error('x', { cause: { code: 'INVALID', field: ['variantId'] } })],
  ['a bug on the way to Amazon', new Error('amazon_pay', { cause: new TypeError('x is not a function') })],
  ['what Buy with Prime’s server says', new Error('buy_with_prime', { cause: 'not enabled' })],
  ['nothing', undefined],
])('%s has to be reported', (_what, error) => {
  expect(logOfError(error)).toBeUndefined();
});

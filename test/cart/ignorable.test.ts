import { describe, expect, test } from 'vitest';
import { clientError } from '../../src/cart/client-error';
import { isIgnorable } from '../../src/cart/ignorable';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('a failed request is ignorable in each engine', () => {
  test.each([
    ['refused, Chromium', new TypeError('Failed to fetch')],
    ['refused, Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['refused, WebKit', new TypeError('Load failed')],
    ['cut off, Firefox', new TypeError('Content-Length header of network response exceeds response Body.')],
    ['aborted, Chromium', named('AbortError', 'signal is aborted without reason')],
    ['aborted, Firefox', named('AbortError', 'The operation was aborted. ')],
    ['aborted, WebKit', named('AbortError', 'The operation was aborted.')],
    ['aborted, a DOMException', new DOMException('anything', 'AbortError')],
    ['timed out, a DOMException', new DOMException('anything', 'TimeoutError')],
    ['timed out, Chromium', new DOMException('signal timed out', 'TimeoutError')],
    ['timed out, Firefox', new DOMException('The operation timed out.', 'TimeoutError')],
    ['timed out, WebKit', new DOMException('Fetch is aborted', 'AbortError')],
    ['timed out, with the name lost on the way', new Error('signal timed out')],
    ['lost, Safari', new TypeError('The network connection was lost.')],
    ['offline, Safari', new TypeError('The Internet connection appears to be offline.')],
    ['cancelled, Safari', new TypeError('cancelled')],
    ['cancelled, Safari in Japanese', new TypeError('キャンセルしました')],
    ['lost, Safari in Japanese', new TypeError('ネットワーク接続が切れました。')],
    ['only its text', 'Load failed'],
  ])('%s', (_case, error) => expect(isIgnorable(error)).toBe(true));
});

describe('a failed call of the cart API', () => {
  test.each([
    ['status', true],
    ['network', true],
    ['timeout', true],
    ['aborted', true],
    ['content_type', false],
    ['graphql', false],
    ['no_data', false],
  ] as const)('of kind %s is ignorable: %s', (kind, ignorable) =>
    expect(isIgnorable(clientError(kind, 'text'))).toBe(ignorable),
  );

  const refused = (path: string) => ({
    message: `Variable $input of type CartInput! was provided invalid value for ${path} (Could not coerce value to Int)`,
  });

  test.each([
    ['a quantity', [refused('lines.0.quantity')], true],
    ['a selling plan', [refused('lines.0.sellingPlanId')], true],
    ['attributes', [refused('lines.0.attributes.0.value')], true],
    [
      'a value, in the words of graphql-js',
      [
        {
          message:
            'Variable "$input" got invalid value 1.5 at "input.lines[0].quantity"; Int cannot represent non-integer value: 1.5',
        },
      ],
      true,
    ],
    ['another value', [refused('lines.0.merchandiseId')], false],
    ['a quantity, and something else is wrong', [refused('lines.0.quantity'), { message: 'Internal error' }], false],
    ['nothing', [], false],
    ['a field that is called so', [{ message: "Field 'quantity' doesn't exist on type 'Cart'" }], false],
    ['what is no error', [null, 'quantity'], false],
  ])('that refuses %s', (_case, graphQLErrors, ignorable) =>
    expect(isIgnorable(clientError('graphql', 'text', { graphQLErrors }))).toBe(ignorable),
  );
});

describe('a user error', () => {
  test.each([
    ['INVALID', ['input', 'lines', '0', 'quantity'], true],
    ['INVALID', ['input', 'lines', '0', 'sellingPlanId'], true],
    ['INVALID', ['input', 'lines', '0', 'attributes', '0', 'key'], true],
    ['INVALID', ['cartId'], false],
    ['INVALID', null, false],
    ['MAXIMUM_EXCEEDED', ['input', 'lines', '0', 'quantity'], false],
  ])('%s at %j is ignorable: %s', (code, field, ignorable) => {
    const error = { code, field, message: 'text' };
    expect(isIgnorable(error)).toBe(ignorable);
    expect(isIgnorable(new Error('invalid_quantity', { cause: error }))).toBe(ignorable);
  });
});

test("a partner's button that cannot be seen yet is ignorable", () => {
  expect(isIgnorable(new Error('Component is not yet visible'))).toBe(true);
  expect(isIgnorable(new Error('Element not visible'))).toBe(true);
});

test('what caused an error counts, and a circle of causes ends', () => {
  const deep = new Error('a', { cause: new Error('b', { cause: new TypeError('Load failed') }) });
  expect(isIgnorable(deep)).toBe(true);
  const circle = new Error('a');
  circle.cause = circle;
  expect(isIgnorable(circle)).toBe(false);
});

test.each([
  ['a bug', new TypeError("Cannot read properties of undefined (reading 'id')")],
  ['HTML for JSON, Chromium', new SyntaxError('Unexpected token \'<\', "<!doctype "... is not valid JSON')],
  ['HTML for JSON, WebKit', new SyntaxError('The string did not match the expected pattern.')],
  ['a chunk that is gone', new TypeError('Failed to fetch dynamically imported module: https://shop.example/a.js')],
  ['a sentence around the words', new Error('Load failed because of us')],
  ['text', 'why'],
  ['nothing', undefined],
  ['null', null],
  ['a number', 503],
  ['an object', {}],
])('%s is reported', (_case, error) => expect(isIgnorable(error)).toBe(false));

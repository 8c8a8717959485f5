import { expect, test } from 'vitest';
import { exceptionsOf } from '../../src/telemetry/errors/exceptions';
import { groupingHash } from '../../src/telemetry/errors/report-payload';

const messages = (thrown: unknown) =>
  exceptionsOf(thrown).map(({ errorClass, message }) => `${errorClass}: ${message}`);

test('an error and its causes, outermost first', () => {
  const error = new Error('outer', { cause: new TypeError('middle', { cause: 'inner' }) });
  expect(messages(error)).toEqual(['Error: outer', 'TypeError: middle', 'string: inner']);
});

test('a chain that comes back to itself ends there', () => {
  const one = new Error('one');
  const two = new Error('two', { cause: one });
  one.cause = two;
  expect(messages(one)).toEqual(['Error: one', 'Error: two']);
  const self = new Error('self');
  self.cause = self;
  expect(messages(self)).toEqual(['Error: self']);
});

test('a report has at most 20 errors of a chain', () => {
  let error = new Error('0');
  for (let index = 1; index < 50; index++) error = new Error(`${index}`, { cause: error });
  expect(messages(error)).toHaveLength(20);
  expect(messages(error)[0]).toBe('Error: 49');
});

test.each<[thrown: unknown, told: string]>([
  ['why', 'string: why'],
  [undefined, 'undefined: undefined'],
  [null, 'object: null'],
  [7, 'number: 7'],
  [Symbol('s'), 'symbol: Symbol(s)'],
  [{ email: 'a@b.example' }, 'object: [object Object]'],
  [[1], 'object: [object Array]'],
  [Object.create(null), 'object: [object Object]'],
  [{ name: '', message: 0n, statusCode: {} }, 'object: [object Object]'],
])('a thrown value that is no Error is reported with its type', (thrown, told) => {
  expect(messages(thrown)).toEqual([told]);
  expect(exceptionsOf(thrown)[0]!.stacktrace).toEqual([]);
});

test.each<[what: string, thrown: unknown, told: string]>([
  [
    'Google’s request that is wrong',
    { statusCode: 'DEVELOPER_ERROR', statusMessage: 'transactionInfo must be set!' },
    'object: DEVELOPER_ERROR: transactionInfo must be set!',
  ],
  ['Google’s sheet that is not there', { name: 'PaymentsError', statusCode: 10 }, 'PaymentsError: 10'],
  ['an error of a frame’s', { name: 'TypeError', message: 'x is not a function' }, 'TypeError: x is not a function'],
  [
    'an error with a code',
    Object.assign(new Error('no'), { statusCode: 'INTERNAL_ERROR' }),
    'Error: INTERNAL_ERROR: no',
  ],
  ['personal data in it', { statusMessage: 'for a.b@c.example', email: 'a@b.example' }, 'object: for [e-mail]'],
])('an object is reported with its code and its words: %s', (_what, thrown, told) => {
  expect(messages(thrown)).toEqual([told]);
  expect(messages(new Error('google_pay', { cause: thrown }))).toEqual(['Error: google_pay', told]);
});

test('the words of an object are at most 10,240 characters long, and a getter that throws is not read', () => {
  const object = { statusCode: 'x'.repeat(6000), statusMessage: 'y'.repeat(6000) };
  expect(exceptionsOf(object)[0]!.message).toHaveLength(10_240);
  const refuses = {
    get statusCode(): string {
      throw new Error('no');
    },
  };
  expect(messages(refuses)).toEqual(['object: unreadable']);
});

test('a message is at most 10,240 characters long, and holds no query, e-mail address or long number', () => {
  expect(exceptionsOf(new Error('x'.repeat(20_000)))[0]!.message).toHaveLength(10_240);
  expect(messages(new Error('https://shop.example/cart/c/1?key=secret for a.b@c.example, +81 90-1234-5678'))).toEqual([
    'Error: https://shop.example/cart/c/1 for [e-mail], [number]',
  ]);
});

test.each([
  ['/checkouts/cn/1?key=secret', '/checkouts/cn/1'],
  ['//shop.example/cart/c/1?key=secret&_r=2 is no web address', '//shop.example/cart/c/1 is no web address'],
  ['cart/c/1#secret', 'cart/c/1'],
  ['https://shop.example?key=secret', 'https://shop.example'],
  ['gid://shopify/Cart/1?key=secret, gid://shopify/Cart/2?key=secret', 'gid://shopify/Cart/1 gid://shopify/Cart/2'],
  ['nothing of /a/b/c', 'nothing of /a/b/c'],
])('%s is reported without its query and fragment', (message, told) => {
  expect(messages(new Error(message))).toEqual([`Error: ${told}`]);
});

test.each<[message: string, hash: string | undefined]>([
  ['one two three four five six', 'one two three four five'],
  ['one two', 'one two'],
  ['   leading blanks here', 'leading blanks here'],
  ['two\nlines  and\ttabs', 'two lines and tabs'],
  [`${'a'.repeat(90)} one two three four five`, `${'a'.repeat(90)} one two t`],
  ['お取引を完了できませんでした'.repeat(10), 'お取引を完了できませんでした'.repeat(10).slice(0, 100)],
  ['', undefined],
  ['   ', undefined],
])('the grouping of %j is %j', (message, hash) => {
  expect(groupingHash(message)).toBe(hash);
});

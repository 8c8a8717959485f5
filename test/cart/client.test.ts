import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCartClient, type CartClientOptions } from '../../src/cart/client';
import { documents } from '../../src/cart/documents';
import { answer, created } from './answers';

type Answering = (url: string, options: RequestInit) => Response | Promise<Response>;

/** A client whose calls are answered in turn; the last answer stands. Each call is noted with the clock's time. */
function client(answers: Answering[], options: Partial<CartClientOptions> = {}) {
  const calls: { at: number; url: string; options: RequestInit }[] = [];
  const { request } = createCartClient({
    accessToken: 'token',
    country: 'JP',
    language: 'ja',
    fetch: async (url: string, init: RequestInit) => {
      calls.push({ at: Date.now(), url, options: init });
      return (answers[calls.length - 1] ?? answers.at(-1))!(url, init);
    },
    ...options,
  });
  return {
    calls,
    times: () => calls.map(({ at }) => at),
    request: (o = {}) => request('cartCreate', { input: {} }, o),
  };
}

/** What a promise came to, once all timers have run. */
async function settled(promise: Promise<unknown>) {
  const [result] = await Promise.all([Promise.allSettled([promise]), vi.runAllTimersAsync()]);
  return result[0]!.status === 'fulfilled' ? result[0].value : { failure: result[0]!.reason };
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  expect(vi.getTimerCount(), 'no timer is left behind').toBe(0);
  vi.useRealTimers();
});

const ok: Answering = () => answer(created());

test('posts the document and its variables to the path of the version, with the operation in the query', async () => {
  const { request, calls } = client([ok]);
  expect(await settled(request())).toEqual(created().data);
  expect(calls.map(({ url }) => url)).toEqual(['/api/unstable/graphql.json?operation_name=cartCreate']);
  expect(calls[0]!.options.method).toBe('POST');
  expect(JSON.parse(String(calls[0]!.options.body))).toEqual({
    query: documents.cartCreate,
    variables: { country: 'JP', language: 'JA', input: {} },
  });
});

test('asks another version when told to', async () => {
  const { request, calls } = client([ok], { version: '2026-04' });
  await settled(request());
  expect(calls[0]!.url).toBe('/api/2026-04/graphql.json?operation_name=cartCreate');
});

const always = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-shopify-storefront-access-token': 'token',
  'x-sdk-variant': 'karui',
};

test.each([
  ['for any call', {}, {}, always],
  ['for a wallet', { wallet: 'BuyItNow' }, {}, { ...always, 'x-wallet-name': 'BuyItNow' }],
  ['for the start of a checkout', {}, { startCheckout: true }, { ...always, 'x-start-wallet-checkout': 'true' }],
])('sends its headers %s', async (_case, options, requestOptions, headers) => {
  const { request, calls } = client([ok], options);
  await settled(request(requestOptions));
  expect(Object.fromEntries(new Headers(calls[0]!.options.headers))).toEqual(headers);
});

test('sends the country and the language as the API names them', async () => {
  const { request, calls } = client([ok], { country: 'uk', language: 'zh-TW' });
  await settled(request());
  expect(JSON.parse(String(calls[0]!.options.body)).variables).toMatchObject({ country: 'GB', language: 'ZH_TW' });
});

test.each([['accessToken'], ['country'], ['language']])('refuses to start without %s', (name) => {
  expect(() => client([ok], { [name]: '' })).toThrow('needs an access token, a country and a language');
});

test.each([-1, 4, 1.5, Number.NaN])('refuses %s retries', (retries) => {
  expect(() => client([ok], { retries })).toThrow('retries must be 0 to 3');
});

const busy =
  (status: number, retryAfter?: string): Answering =>
  () =>
    answer('<p>busy', { status, ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }) });

test.each<[string, Answering, number]>([
  ['429 without a time after a second', busy(429), 1000],
  ['503 without a time after a second', busy(503), 1000],
  ['429 after its seconds', busy(429, '3'), 3000],
  ['503 after its seconds', busy(503, '0.5'), 500],
  ['429 at its date', busy(429, 'Thu, 01 Jan 1970 00:00:04 GMT'), 4000],
  ['429 at once when its date has passed', busy(429, 'Wed, 31 Dec 1969 00:00:00 GMT'), 0],
  ['503 after a second when the time is unreadable', busy(503, 'soon'), 1000],
  ['429 after the longest wait', busy(429, '10'), 10_000],
])('asks again after %s', async (_case, first, at) => {
  const { request, times } = client([first, ok]);
  expect(await settled(request())).toEqual(created().data);
  expect(times()).toEqual([0, at]);
});

test.each([
  [0, [0]],
  [1, [0, 1000]],
  [2, [0, 1000, 2000]],
  [3, [0, 1000, 2000, 3000]],
])('with %i retries asks at most so often', async (retries, expected) => {
  const { request, times } = client([busy(429)], { retries });
  expect(await settled(request())).toMatchObject({ failure: { kind: 'status', status: 429, body: '<p>busy' } });
  expect(times()).toEqual(expected);
});

test('does not ask again when the server wants a longer wait than a shopper has', async () => {
  const { request, times } = client([busy(503, '11'), ok]);
  expect(await settled(request())).toMatchObject({ failure: { status: 503 } });
  expect(times()).toEqual([0]);
});

test.each<[string, Answering, object]>([
  ['a security refusal', () => answer('', { status: 430 }), { kind: 'status', status: 430, message: '430' }],
  [
    'a wrong token',
    () => answer({ errors: [{ message: '' }] }, { status: 401, statusText: 'Unauthorized' }),
    { kind: 'status', status: 401, message: '401 Unauthorized', body: '{"errors":[{"message":""}]}' },
  ],
  [
    'a long error page',
    () => new Response('x'.repeat(5000), { status: 500, headers: { 'Content-Type': 'text/html' } }),
    { kind: 'status', status: 500, body: 'x'.repeat(1024) },
  ],
  [
    'a page instead of data',
    () => answer('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    { kind: 'content_type', message: 'Response returned unexpected Content-Type: text/html' },
  ],
  [
    'an answer without type or body',
    () => new Response(null, { status: 204 }),
    { kind: 'content_type', message: 'Response returned unexpected Content-Type: ' },
  ],
  [
    'GraphQL errors without data',
    () => answer({ errors: [{ message: 'no' }] }),
    {
      kind: 'graphql',
      message: "An error occurred while fetching from the API. Review 'graphQLErrors' for details.",
      graphQLErrors: [{ message: 'no' }],
    },
  ],
  [
    'GraphQL errors beside a field of null',
    () => answer({ data: { cartCreate: null }, errors: [{ message: 'no' }] }),
    { kind: 'graphql', graphQLErrors: [{ message: 'no' }] },
  ],
  ['GraphQL errors as text', () => answer({ errors: 'bad' }), { kind: 'graphql', graphQLErrors: ['bad'] }],
  ...['', '{', 'null', '[]', '{}', '{"data":null}', '{"data":null,"errors":[]}'].map(
    (body): [string, Answering, object] => [
      `an answer of ${body || 'nothing'}`,
      () => answer(body),
      {
        kind: 'no_data',
        message: 'An unknown error has occurred. The API did not return a data object or any errors in its response.',
      },
    ],
  ),
  [
    'a dropped connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { kind: 'network', message: 'Failed to fetch', cause: new TypeError('Failed to fetch') },
  ],
  [
    'a body that is cut off',
    () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('Load failed')) }), {
        headers: { 'Content-Type': 'application/json' },
      }),
    { kind: 'network', message: 'Load failed' },
  ],
])('asks once only and fails on %s', async (_case, first, failure) => {
  const { request, calls } = client([first, ok]);
  expect(await settled(request())).toMatchObject({ failure });
  expect(calls).toHaveLength(1);
});

test('keeps usable data although errors stand beside it', async () => {
  const { request } = client([() => answer({ ...created(), errors: [{ message: 'a detail' }] })]);
  expect(await settled(request())).toEqual(created().data);
});

test.each<[string, Answering]>([
  [
    'the server is silent',
    (_url, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  ],
  ['a wrapper of fetch drops the signal', () => new Promise(() => {})],
  [
    'the body never ends',
    () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } }),
  ],
])('gives up after 15 seconds when %s, and does not ask again', async (_case, first) => {
  const { request, calls } = client([first, ok]);
  const result = settled(request());
  expect(await result).toMatchObject({ failure: { kind: 'timeout', message: 'no answer within 15000 ms' } });
  expect(Date.now()).toBe(15_000);
  expect(calls).toHaveLength(1);
});

test('tells fetch when it has given up', async () => {
  const { request, calls } = client([() => new Promise(() => {})]);
  await settled(request());
  expect(calls[0]!.options.signal?.aborted).toBe(true);
});

test('stops waiting for another try when the caller aborts', async () => {
  const stop = new AbortController();
  const { request, times } = client([busy(429, '5'), ok]);
  setTimeout(() => stop.abort(), 2000);
  expect(await settled(request({ signal: stop.signal }))).toMatchObject({ failure: { kind: 'aborted' } });
  expect([times(), Date.now()]).toEqual([[0], 2000]);
});

test('stops a call under way when the caller aborts, whatever the reason is', async () => {
  const stop = new AbortController();
  const { request } = client([() => new Promise(() => {})]);
  setTimeout(() => stop.abort('sheet closed'), 2000);
  expect(await settled(request({ signal: stop.signal }))).toMatchObject({
    failure: { kind: 'aborted', message: 'sheet closed' },
  });
});

test('does not begin when the caller has aborted already', async () => {
  const { request, calls } = client([ok]);
  expect(await settled(request({ signal: AbortSignal.abort() }))).toMatchObject({ failure: { kind: 'aborted' } });
  expect(calls).toEqual([]);
});

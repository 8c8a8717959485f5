import { describe, expect, test, vi } from 'vitest';
import { createCartClient, type CartClientOptions } from '../../src/api/client';
import { documents } from '../../src/press/cart/calls';
import { answer, created } from '../press/cart/answers';
import { leaveNoTimers } from './leave-no-timers';

leaveNoTimers();

// Which faults are asked again, by which operation, is in the fault matrix of the wallets' operations.

type Answering = (url: string, options: RequestInit) => Response | Promise<Response>;

/** A client whose calls are answered in turn; the last answer stands. Each call is noted with the clock's time. */
function client(answers: Answering[], options: Partial<CartClientOptions> = {}) {
  const calls: { at: number; url: string; options: RequestInit }[] = [];
  const shop = { accessToken: 'token', apiBase: 'https://shop.example', buyerCountry: 'JP', buyerLocale: 'ja' };
  const { send } = createCartClient({ ...shop, ...options }, async (url: string, init: RequestInit) => {
    calls.push({ at: Date.now(), url, options: init });
    return (answers[calls.length - 1] ?? answers.at(-1))!(url, init);
  });
  return {
    calls,
    times: () => calls.map(({ at }) => at),
    /** What the call came to, once all timers have run. */
    async request(o = {}) {
      const sending = send(documents.cartCreate, { input: {} }, o);
      const [[result]] = await Promise.all([Promise.allSettled([sending]), vi.runAllTimersAsync()]);
      return result.status === 'fulfilled' ? result.value : { failure: result.reason as unknown };
    },
  };
}

/** An answer that nothing is wrong with, a server that never answers, and one that wants to be asked later. */
const ok: Answering = () => answer(created());
const silent: Answering = () => new Promise(() => {});
const busy =
  (status: number, retryAfter?: string): Answering =>
  () =>
    answer('<p>busy', { status, ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }) });
const UNEXPECTED = 'Response returned unexpected Content-Type:';
const ofType = (type: string, body: ConstructorParameters<typeof Response>[0]) => () =>
  new Response(body, { headers: { 'Content-Type': type } });

test.each<[string, object]>([
  ['an empty token', { accessToken: '' }],
  ['no token', { accessToken: undefined }],
  ['no country', { buyerCountry: undefined }],
  ['no locale', { buyerLocale: '' }],
  ['retries below 0', { retries: -1 }],
  ['retries above 3', { retries: 4 }],
  ['half a retry', { retries: 1.5 }],
  ['retries as a text', { retries: '2' }],
])('a client with %s is refused', (_case, over) => {
  expect(() => client([ok], over)).toThrow(TypeError);
});

describe('a request', () => {
  test('posts the document and its variables to the path of the version on the page’s origin, with the operation in the query', async () => {
    const { request, calls } = client([ok]);
    expect(await request()).toEqual(created().data);
    const [{ url, options }] = calls as [(typeof calls)[number]];
    expect([url, options.method]).toEqual([
      'https://shop.example/api/unstable/graphql.json?operation_name=cartCreate',
      'POST',
    ]);
    expect(JSON.parse(String(options.body))).toEqual({
      query: documents.cartCreate,
      variables: { country: 'JP', language: 'JA', input: {} },
    });
  });

  test('goes to the shop’s server that the markup names, with country and language as the API names them', async () => {
    const { request, calls } = client([ok], {
      apiBase: 'https://api.elsewhere.example',
      buyerCountry: 'uk',
      buyerLocale: 'zh-TW',
    });
    await request();
    expect(calls[0]!.url).toMatch(/^https:\/\/api\.elsewhere\.example\/api\/unstable\/graphql\.json\?/);
    expect(JSON.parse(String(calls[0]!.options.body)).variables).toMatchObject({ country: 'GB', language: 'ZH_TW' });
  });

  test.each([
    ['for any call', {}, {}, {}],
    ['for a wallet', { instrument: 'BuyItNow' }, {}, { 'x-wallet-name': 'BuyItNow' }],
    ['for the start of a checkout', {}, { startCheckout: true }, { 'x-start-wallet-checkout': 'true' }],
  ])('has its headers %s', async (_case, options, requestOptions, more) => {
    const { request, calls } = client([ok], options);
    await request(requestOptions);
    expect(Object.fromEntries(new Headers(calls[0]!.options.headers))).toEqual({
      'content-type': 'application/json',
      accept: 'application/json',
      'x-shopify-storefront-access-token': 'token',
      'x-sdk-variant': 'karui',
      ...more,
    });
  });
});

describe('an answer', () => {
  test.each<[string, Answering, object]>([
    [
      'with a status has it and its body',
      () => answer({ errors: [{ message: '' }] }, { status: 401, statusText: 'Unauthorized' }),
      {
        kind: 'status',
        status: 401,
        message: 'An error occurred while fetching from the API',
        body: '{"errors":[{"message":""}]}',
      },
    ],
    [
      'that is long is cut',
      () => new Response('x'.repeat(5000), { status: 500 }),
      { kind: 'status', status: 500, body: 'x'.repeat(1024) },
    ],
    [
      'that is a page',
      ofType('text/html', '<p>'),
      { kind: 'content_type', message: `${UNEXPECTED} text/html`, status: 200, body: '<p>' },
    ],
    [
      'without type or body',
      () => new Response(null, { status: 204 }),
      { kind: 'content_type', message: `${UNEXPECTED} `, status: 204, body: '' },
    ],
    [
      'with GraphQL errors beside a field of null',
      () => answer({ data: { cartCreate: null }, errors: [{ message: 'no' }] }),
      {
        kind: 'graphql',
        message: 'An error occurred while fetching from the API',
        status: 200,
        body: '{"data":{"cartCreate":null},"errors":[{"message":"no"}]}',
        graphQLErrors: [{ message: 'no' }],
      },
    ],
    ['with GraphQL errors as text', () => answer({ errors: 'bad' }), { kind: 'graphql', graphQLErrors: ['bad'] }],
    ...['', '{', 'null', '[]', '{}', '{"data":null,"errors":[]}'].map((body): [string, Answering, object] => [
      `of ${body || 'nothing'}`,
      () => answer(body),
      {
        kind: 'no_data',
        message: 'An unknown error has occurred. The API did not return a data object or any errors',
        status: 200,
        body,
      },
    ]),
    [
      'that never comes over a dropped connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'network', message: 'Failed to fetch', cause: new TypeError('Failed to fetch') },
    ],
  ])('%s fails, and is not asked for again', async (_case, first, failure) => {
    const { request, calls } = client([first, ok]);
    expect(await request()).toMatchObject({ failure });
    expect(calls).toHaveLength(1);
  });

  test('with usable data is taken although there are errors beside it', async () => {
    const { request } = client([() => answer({ ...created(), errors: [{ message: 'a detail' }] })]);
    expect(await request()).toEqual(created().data);
  });
});

describe('another try', () => {
  test.each<[string, Answering, number[]]>([
    ['after its seconds', busy(503, '0.5'), [0, 500]],
    ['at once when its date has passed', busy(429, 'Wed, 31 Dec 1969 00:00:00 GMT'), [0, 0]],
    ['after the longest wait', busy(429, '10'), [0, 10_000]],
    ['not after a longer one', busy(503, '11'), [0]],
  ])('is made %s', async (_case, first, times) => {
    const sent = client([first, ok]);
    await sent.request();
    expect(sent.times()).toEqual(times);
  });

  test.each([
    [0, [0]],
    [1, [0, 1000]],
    [3, [0, 1000, 2000, 3000]],
  ] as const)('is made %i times at most', async (retries, expected) => {
    const { request, times } = client([busy(429)], { retries });
    expect(await request()).toMatchObject({ failure: { kind: 'status', status: 429, body: '<p>busy' } });
    expect(times()).toEqual(expected);
  });
});

describe('a call ends', () => {
  test.each<[string, Answering]>([
    [
      'the server is silent',
      (_url, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ],
    ['a wrapper of fetch drops the signal', silent],
    ['the body never ends', ofType('application/json', new ReadableStream())],
  ])('after 15 seconds when %s, and is not made again', async (_case, first) => {
    const { request, calls } = client([first, ok]);
    expect(await request()).toMatchObject({ failure: { kind: 'timeout', message: 'no result within 15000 ms' } });
    expect([Date.now(), calls.length, calls[0]!.options.signal?.aborted]).toEqual([15_000, 1, true]);
  });

  test.each<[string, Answering]>([
    ['during a wait for another try', busy(429, '5')],
    ['under way', silent],
  ])('when its caller aborts it, whatever the reason is: %s', async (_when, first) => {
    const stop = new AbortController();
    const { request, times } = client([first, ok]);
    setTimeout(() => stop.abort('sheet closed'), 2000);
    expect(await request({ signal: stop.signal })).toMatchObject({
      failure: { kind: 'aborted', message: 'sheet closed' },
    });
    expect([times(), Date.now()]).toEqual([[0], 2000]);
  });

  test('before it begins when the caller has aborted already', async () => {
    const { request, calls } = client([ok]);
    expect(await request({ signal: AbortSignal.abort() })).toMatchObject({ failure: { kind: 'aborted' } });
    expect(calls).toEqual([]);
  });
});

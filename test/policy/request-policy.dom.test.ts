import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiVersion, languageCode } from '../../src/api/request';
import { requestPolicy } from '../../src/policy/request-policy';
import { SHOP } from '../shop';

const json = (value: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(value), init);
const PAGE = 'https://shop.example/policies/subscription-policy';
const found = () => json({ data: { shop: { subscriptionPolicy: { body: '<p>解約</p>', url: PAGE } } } });

let answers: (() => Response | Promise<Response>)[];
const network = vi.fn<typeof fetch>(async () => answers.shift()!());

beforeEach(() => {
  // A date in a header has no milliseconds.
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  network.mockClear();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The outcome of a request, and after how many milliseconds. */
async function outcome(given: typeof answers, shop = SHOP): Promise<[end: string, after: number]> {
  answers = given;
  const began = Date.now();
  const end = requestPolicy(shop).then(
    ({ body }) => body,
    (error: Error) => error.message || error.name,
  );
  const timed = end.then((text): [string, number] => [text, Date.now() - began]);
  await vi.advanceTimersByTimeAsync(20_000);
  return timed;
}

test('the page’s own origin is asked as the cart client asks it, in the shopper’s language', async () => {
  expect(await outcome([found])).toEqual(['<p>解約</p>', 0]);
  const [url, init] = network.mock.calls[0]!;
  expect([url, init?.method, init?.headers]).toEqual([
    `${location.origin}/api/unstable/graphql.json?operation_name=subscriptionPolicyQuery`,
    'POST',
    {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'token',
      'X-SDK-Variant': 'karui',
    },
  ]);
  const { query, variables } = JSON.parse(init?.body as string) as { query: string; variables: object };
  expect(query).toMatch(/shop \{ subscriptionPolicy \{ body url \} \}/);
  expect(variables).toEqual({ language: 'JA' });
});

test('the origin that the merchant has named is asked, and its redirects are not followed', async () => {
  await outcome([found], { ...SHOP, apiBase: 'https://api.shop.example' });
  const [url, init] = network.mock.calls[0]!;
  expect(url).toMatch(/^https:\/\/api\.shop\.example\/api\//);
  expect(init?.redirect).toBe('error');
});

test.each(['ja-JP', 'en-us', 'zh-CN', 'zh-TW', 'pt-BR', 'pt', 'fil-PH', 'zh-Hant-TW'])(
  'the locale %s becomes the same language as in the cart client',
  async (buyerLocale) => {
    answers = [found];
    await requestPolicy({ ...SHOP, buyerLocale });
    const { variables } = JSON.parse(network.mock.calls[0]![1]?.body as string) as { variables: object };
    expect(variables).toEqual({ language: languageCode(buyerLocale) });
  },
);

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status: code, headers });

test.each<[what: string, answers: (() => Response | Promise<Response>)[], outcome: [string, number]]>([
  ['a busy server is asked again after a second', [status(429), found], ['<p>解約</p>', 1000]],
  ['or when it says so', [status(503, { 'Retry-After': '3' }), found], ['<p>解約</p>', 3000]],
  [
    'or at the date that it names',
    [() => status(503, { 'Retry-After': new Date(Date.now() + 5000).toUTCString() })(), found],
    ['<p>解約</p>', 5000],
  ],
  [
    'but no more than twice',
    [status(429), status(429), status(503), found],
    ['the subscription policy was answered with 503', 2000],
  ],
  ['any other status is the end', [status(401), found], ['the subscription policy was answered with 401', 0]],
  [
    'a server that wants an hour does not get it',
    [status(429, { 'Retry-After': '3600' })],
    ['the subscription policy was answered with 429', 0],
  ],
  [
    'no policy',
    [() => json({ data: { shop: { subscriptionPolicy: null } } })],
    ['the subscription policy is missing', 0],
  ],
  ['no data', [() => json({ errors: [{ message: 'no' }] })], ['the subscription policy is missing', 0]],
  ['an answer that is nothing', [() => json(null)], ['the subscription policy is missing', 0]],
  [
    'a body that is no text',
    [() => json({ data: { shop: { subscriptionPolicy: { body: {} } } } })],
    ['the subscription policy is missing', 0],
  ],
])('%s', async (_what, given, expected) => {
  const [text, after] = await outcome(given);
  expect([
    text.replace(/^The operation was aborted\.?|^signal is aborted.*/, 'This operation was aborted'),
    after,
  ]).toEqual(expected);
});

test.each([
  [PAGE, PAGE],
  [undefined, ''],
  [{}, ''],
])('where the store names %o as the policy’s page, that is %o', async (url, expected) => {
  answers = [() => json({ data: { shop: { subscriptionPolicy: { body: '', url } } } })];
  expect(await requestPolicy(SHOP)).toEqual({ body: '', url: expected });
});

test('no timer is left when all is well', async () => {
  await outcome([found]);
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that is not JSON rejects', async () => {
  const [text] = await outcome([() => new Response('<html>')]);
  expect(text).toMatch(/JSON/);
});

test.each([
  '<template data-karui data-api-version="2026-10"></template>',
  '<template data-karui data-api-version="../evil"></template>',
  '<template data-karui></template>',
  '',
])('on a page with %s the policy is asked for in the version of the cart API', async (html) => {
  document.head.innerHTML = html;
  await outcome([found]);
  expect(network.mock.calls[0]![0]).toContain(`/api/${apiVersion()}/graphql.json`);
  document.head.replaceChildren();
});

import { onTestFinished, expect, test } from 'vitest';
import { LIMITS } from '../limits';
import { openUpstream, type Upstream } from '../test-support/upstream';
import { findStore } from './find-store';
import { readAddress } from './read-address';

async function open(...given: Parameters<typeof openUpstream>): Promise<Upstream> {
  const upstream = await openUpstream(...given);
  onTestFinished(() => upstream.close());
  return upstream;
}

const find = (url: string, limits = LIMITS) => findStore(new URL(url), limits);

/** Path → status and either a place or a body. */
const answers =
  (table: Record<string, readonly [status: number, text: string]>): Parameters<typeof openUpstream>[0] =>
  (request, response) => {
    const [status, body] = table[request.url!] ?? [404, 'nothing'];
    const isWay = status >= 300 && status < 400;
    response.writeHead(status, isWay ? { location: body } : {}).end(isWay ? '' : body);
  };

const CART = [200, '{"token":"x","items":[]}'] as const;

test('a store is found by its cart, behind redirects to another locale', async () => {
  const { url } = await open(answers({ '/': [302, '/ja'], '/ja': [200, 'x'], '/cart.js': CART }));
  expect(await find(`${url}/products/tea?x=1`)).toEqual({ origin: url, asksPassword: false });
});

test('a store with a password is one', async () => {
  const { url } = await open(
    answers({ '/': [302, '/password'], '/password': [200, 'x'], '/cart.js': [302, '/password'] }),
  );
  expect(await find(url)).toEqual({ origin: url, asksPassword: true });
});

test.each([
  ['that answers 404', [404, 'x'], 'answers 404'],
  ['that is a page', [200, '<html>'], 'is not JSON'],
  ['that is something else', [200, '{"a":1}'], 'has no items'],
] as const)('an address with a /cart.js %s is no store', async (_what, cart, why) => {
  const { url } = await open(answers({ '/': [200, 'x'], '/cart.js': cart }));
  await expect(find(url)).rejects.toThrow(`${url} is no store with a cart API: /cart.js ${why}.`);
});

test.each([403, 429, 503])('a store that answers %s is not called something else', async (status) => {
  const { url } = await open(answers({ '/': [200, 'x'], '/cart.js': [status, 'x'] }));
  await expect(find(url)).rejects.toThrow(`${url} does not let us look: /cart.js answers ${status}. Try again later.`);
});

test('an address that leads to another domain is not followed', async () => {
  const { url } = await open(answers({ '/': [301, 'https://other.example/'] }));
  await expect(find(url)).rejects.toThrow(
    `${url} leads to https://other.example: give that address if it is the store's.`,
  );
});

test('one that leads in a circle ends as well', async () => {
  const { url } = await open(answers({ '/': [302, '/'] }));
  await expect(find(url)).rejects.toThrow(`${url} leads to ${url}/`);
});

test('a certificate that can’t be trusted is said before anything is sent', async () => {
  const { url, requests } = await open(answers({}), { secure: true });
  await expect(find(url)).rejects.toThrow(
    `The certificate of ${new URL(url).host} can't be trusted (DEPTH_ZERO_SELF_SIGNED_CERT), so nothing was sent there.`,
  );
  expect(requests).toEqual([]);
});

test('a host that takes no connection, and one that does not answer, are said in one sentence each', async () => {
  const gone = await openUpstream(answers({}));
  await gone.close();
  await expect(find(gone.url)).rejects.toThrow(`${new URL(gone.url).host} takes no connection (ECONNREFUSED).`);
  const { url } = await open(() => {});
  await expect(find(url, { ...LIMITS, answerMs: 200 })).rejects.toThrow(
    `${new URL(url).host} did not finish its answer within 0.2 s.`,
  );
});

test('a host name that does not exist is said in one sentence', async () => {
  await expect(find('https://nobody.invalid')).rejects.toThrow(
    "nobody.invalid can't be found: check how it is spelt, and whether you are online.",
  );
});

test.each([
  ['shop.example', '“shop.example” is no address of a store: give one such as --store https://shop.example'],
  ['', '“” is no address of a store: give one such as --store https://shop.example'],
  [
    'ftp://shop.example/x',
    '“ftp://shop.example” is no address of a store: give one such as --store https://shop.example',
  ],
  [
    'https://me:secret@shop.example',
    '“https://shop.example” is no address of a store: give one such as --store https://shop.example',
  ],
  ['http://shop.example', 'http://shop.example is not https, which only a store on this machine may do without.'],
  [
    'http://localhost.evil.example',
    'http://localhost.evil.example is not https, which only a store on this machine may do without.',
  ],
])('“%s” is refused', (text, sentence) => {
  expect(() => readAddress(text)).toThrow(sentence);
});

test.each([
  'https://shop.example/ja',
  'http://localhost:4173',
  'http://127.0.0.1:1',
  'http://[::1]:1',
  'http://tea.localhost',
])('%s may be a store', (text) => {
  expect(readAddress(text).href).toContain(text);
});

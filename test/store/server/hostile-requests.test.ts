import { once } from 'node:events';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { STOREFRONT_TOKEN } from './storefront-token';
import { useStore } from '../test-support/use-store';

const store = useStore();

/** Sends what `fetch` does not let one send. @returns status and text */
async function send(path: string, headers: OutgoingHttpHeaders, method = 'GET', body = '') {
  const { port } = new URL(store.url);
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  return [answer.statusCode as number, await text(answer)] as const;
}

test.each([
  'evil.example',
  'localhost.evil.example',
  'evillocalhost.example',
  'evil.notlocalhost',
  'localhost:80@evil.example',
  'evil.example:4173',
  '127.0.0.1.nip.io',
])('a request for %s is not answered', async (host) => {
  expect(await send('/__store/buyers', { host })).toEqual([421, '{"errors":"Only localhost is answered here"}']);
});

test.each(['localhost', 'localhost:4175', 'www.shop.localhost:4175', '127.0.0.1:4173', '[::1]:4173'])(
  'a request for %s is answered, because a server in front of the store may have another port',
  async (host) => {
    expect((await send('/', { host }))[0]).toBe(200);
  },
);

test.each(['//evil.example/__store/requests', 'http://evil.example/__store/requests', '/\\evil.example/'])(
  'a path %s leads to no other host',
  async (path) => {
    expect((await send(path, { host: 'localhost' }))[0]).toBe(404);
  },
);

test.each<[what: string, headers: OutgoingHttpHeaders, status: number]>([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['another port', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:1' }, 403],
  ['another site, in an older browser', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['the store’s own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 204],
  ['a command', {}, 204],
])('a reset that comes from %s is answered with its status', async (_what, headers, status) => {
  const [given, said] = await send('/__store/reset', { host: 'localhost', ...headers }, 'POST');
  expect(given).toBe(status);
  if (status === 403) expect(said).toBe('{"error":"Only pages of this store may change it"}');
});

test.each(['/__store/faults', '/__store/api', '/__store/consent', '/__store/telemetry/received'])(
  'another site can’t change %s',
  async (path) => {
    const headers = { host: 'localhost', 'sec-fetch-site': 'cross-site' };
    for (const method of path === '/__store/telemetry/received' ? ['DELETE'] : ['POST'])
      expect((await send(path, headers, method))[0]).toBe(403);
  },
);

const DEEP = '['.repeat(200_000) + ']'.repeat(200_000);
const JSON_TYPE = { 'content-type': 'application/json' };

test.each<[path: string, body: string, type: string]>([
  ['/cart/add.js', DEEP, 'application/json'],
  ['/cart/update.js', `{"updates":${DEEP}}`, 'application/json'],
  ['/cart/add', `a${'[b]'.repeat(100_000)}=1`, 'application/x-www-form-urlencoded'],
  ['/__store/faults', DEEP, 'application/json'],
  ['/__store/api', DEEP, 'application/json'],
])('what is sent to %s may not be too deep', async (path, body, type) => {
  const answer = await store.get(path, { method: 'POST', body, headers: { 'content-type': type } });
  expect(answer.status).toBe(400);
  // The log of requests is still written.
  expect((await store.get('/__store/requests')).status).toBe(200);
});

test.each<[what: string, sent: string]>([
  ['variables', `{"query":"{ shop { name } }","variables":{"a":${DEEP}}}`],
  ['a document', JSON.stringify({ query: `${'{a'.repeat(100_000)}${'}'.repeat(100_000)}` })],
  [
    'a value in a document',
    JSON.stringify({ query: `{ cart(id: ${'['.repeat(100_000)}${']'.repeat(100_000)}) { id } }` }),
  ],
])('the API tells that %s can’t be read', async (_what, body) => {
  const headers = { ...JSON_TYPE, 'x-shopify-storefront-access-token': STOREFRONT_TOKEN };
  const answer = await store.get('/api/unstable/graphql.json', { method: 'POST', body, headers });
  expect([200, 400]).toContain(answer.status);
  expect(await answer.json()).toHaveProperty('errors');
});

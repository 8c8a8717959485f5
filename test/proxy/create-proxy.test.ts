import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { WIDGET_DIST } from '../store/folders';
import { ask } from './test-support/ask';
import { openProxy } from './test-support/open-proxy';
import { page } from './test-support/upstream';

const HTML = '<!doctype html><html><head><title>煎茶</title></head><body><p>茶</p></body></html>';

test('redirects stay here, to another locale as well; checkout and others are left to the browser', async () => {
  const ways: Record<string, string> = {
    '/': '/ja',
    '/en': '',
    '/cart': '/checkouts/x?key=1',
    '/login': 'https://shop.app/login',
  };
  const { url, upstream, printed } = await openProxy((request, response) => {
    const to = ways[request.url!];
    response.writeHead(302, { location: to || `${upstream.url}/fr-ca/` }).end();
  });
  const places = await Promise.all(Object.keys(ways).map(async (path) => (await ask(url + path)).headers.location));
  expect(places).toEqual(['/ja', '/fr-ca/', `${upstream.url}/checkouts/x?key=1`, 'https://shop.app/login']);
  expect(printed.sort()).toEqual([
    `/cart leads to checkout. Checkout opens on ${upstream.url} itself.`,
    '/login leads out of the store, to https://shop.app.',
  ]);
});

test('a checkout page that is opened here opens on the store itself', async () => {
  const { url, upstream } = await openProxy(page(HTML));
  const { statusCode, headers } = await ask(`${url}/checkouts/abc?key=1`, { 'sec-fetch-mode': 'navigate' });
  expect([statusCode, headers.location]).toEqual([302, `${upstream.url}/checkouts/abc?key=1`]);
  expect(upstream.requests).toEqual([]);
});

test('cookies, form and origin reach the store as from its own pages, and its cookies come back for this address', async () => {
  let body = '';
  const { url, upstream } = await openProxy(async (request, response) => {
    body = await text(request);
    response.writeHead(200, {
      'content-type': 'application/json',
      'set-cookie': ['cart=1; Domain=shop.example; Secure; Path=/', 'a=b; Path=/'],
      'access-control-allow-origin': upstream.url,
      'strict-transport-security': 'max-age=1',
    });
    response.end('{"ok":"煎茶"}');
  });
  const answer = await fetch(`${url}/cart/add.js?x=1`, {
    method: 'POST',
    body: 'id=1&quantity=2',
    headers: { cookie: 'cart=0; karui-without=1', origin: url, referer: `${url}/products/tea?a=b`, 'x-own': 'y' },
  });
  expect([await answer.text(), answer.headers.getSetCookie()]).toEqual([
    '{"ok":"煎茶"}',
    ['cart=1; Path=/', 'a=b; Path=/'],
  ]);
  expect(answer.headers.get('access-control-allow-origin')).toBe(url);
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  const [request] = upstream.requests;
  expect([request?.method, request?.url, body]).toEqual(['POST', '/cart/add.js?x=1', 'id=1&quantity=2']);
  expect(request?.headers).toMatchObject({
    host: new URL(upstream.url).host,
    cookie: 'cart=0',
    origin: upstream.url,
    referer: `${upstream.url}/products/tea?a=b`,
    'x-own': 'y',
  });
});

test('parts of files, service workers and what was not modified pass as they are', async () => {
  const { url } = await openProxy((request, response) => {
    if (request.headers['if-none-match']) return void response.writeHead(304, { etag: '"1"' }).end();
    if (request.headers.range)
      return void response
        .writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/9', 'content-length': 4 })
        .end('film');
    response.writeHead(200, { 'content-type': 'text/javascript', 'service-worker-allowed': '/', etag: '"1"' });
    response.end('self.onfetch = () => {}');
  });
  const part = await ask(`${url}/film.mp4`, { range: 'bytes=0-3' });
  expect([part.statusCode, part.headers['content-range'], String(part.bytes)]).toEqual([206, 'bytes 0-3/9', 'film']);
  const worker = await ask(`${url}/sw.js`, { 'service-worker': 'script' });
  expect([worker.headers['service-worker-allowed'], worker.headers.etag, String(worker.bytes)]).toEqual([
    '/',
    '"1"',
    'self.onfetch = () => {}',
  ]);
  expect((await ask(`${url}/x.js`, { 'if-none-match': '"1"' })).statusCode).toBe(304);
});

test('the widget’s files come from the build, to the letter', async () => {
  const { url, upstream } = await openProxy(page(HTML));
  const path = `/karui/${pkg.version}/wallets.js`;
  const { statusCode, headers, bytes } = await ask(url + path, { 'accept-encoding': 'br' });
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
  const built = readFileSync(`${WIDGET_DIST}/${pkg.version}/wallets.js`);
  expect(brotliDecompressSync(bytes).equals(built)).toBe(true);
  expect(Buffer.from(await (await fetch(url + path)).arrayBuffer()).equals(built)).toBe(true);
  expect((await fetch(`${url}/karui/${pkg.version}/nothing.js`)).status).toBe(404);
  expect((await fetch(`${url}/karui/${pkg.version}/..%2f..%2fpackage.json`)).status).toBe(404);
  expect(upstream.requests).toEqual([]);
});

test('only this machine’s own names are answered', async () => {
  const { url, upstream } = await openProxy(page(HTML));
  const { port } = new URL(url);
  const codes = await Promise.all(
    [`localhost:${port}`, `127.0.0.1:${port}`, `evil.example:${port}`, 'localhost'].map(
      async (host) => (await ask(`${url}/`, { host })).statusCode,
    ),
  );
  expect([codes, upstream.requests.length]).toEqual([[200, 200, 421, 421], 2]);
});

test('reports of pages are printed once, without queries; those of other sites and other shapes are not taken', async () => {
  const { url, printed } = await openProxy(page(HTML));
  const send = async (path: string, body: object, from: string) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { origin: from } };
    return (await fetch(`${url}/__karui/${path}`, init)).status;
  };
  const refused = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://x.example/a?token=1' } };
  const statuses = [
    await send('policy', refused, url),
    await send('policy', refused, url),
    await send('policy', { other: 1 }, url),
    await send('policy', refused, 'https://evil.example'),
    await send('nothing', {}, url),
  ];
  expect(statuses).toEqual([204, 204, 400, 404, 404]);
  expect(printed).toEqual(['The content policy refused https://x.example/a (img-src).']);
});

test('the panel is built when a page asks for it', async () => {
  const { url } = await openProxy(page(HTML));
  const code = await (await fetch(`${url}/__karui/panel.js`)).text();
  expect(code).toContain('karui-look');
});

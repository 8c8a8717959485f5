import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { WIDGET_DIST } from '../store/folders';
import { ask } from './test-support/ask';
import { openProxy } from './test-support/open-proxy';
import { page } from './test-support/upstream';

const HTML = '<!doctype html><html><head><title>煎茶</title></head><body><p>茶</p></body></html>';

test('redirects within the store stay on the proxy; checkout, even when opened on the proxy, and other domains go to their own addresses', async () => {
  const ways: Record<string, string> = {
    '/': '/ja',
    '/cart': '/ja/checkouts/x?key=1',
    '/login': 'https://shop.app/login',
  };
  const { url, upstream, printed } = await openProxy((request, response) => {
    const to = ways[request.url!] ?? `${upstream.url}//evil.example/x`;
    response.writeHead(302, { location: to }).end();
  });
  const places = await Promise.all(
    ['/', '/en', '/cart', '/login'].map(async (path) => (await ask(url + path)).headers.location),
  );
  expect(places).toEqual([
    '/ja',
    `${url}//evil.example/x`,
    `${upstream.url}/ja/checkouts/x?key=1`,
    'https://shop.app/login',
  ]);
  const opened = await ask(`${url}/checkouts/abc?key=1`, { 'sec-fetch-mode': 'navigate' });
  expect(opened.headers.location).toBe(`${upstream.url}/checkouts/abc?key=1`);
  expect(printed.sort()).toEqual([
    `/cart leads to checkout. Checkout opens on ${upstream.url} itself.`,
    `/checkouts/abc leads to checkout. Checkout opens on ${upstream.url} itself.`,
    '/login leads out of the store, to https://shop.app.',
  ]);
});

test('cookies, form and origin reach the store as from its own pages, and the store’s cookies work at the proxy’s address', async () => {
  let body = '';
  const cookies = [
    'cart=c1-x%3Fkey%3D1; Domain=.shop.example; Path=/; Secure; HttpOnly',
    '__Host-s=1; Secure; Path=/; SameSite=None',
  ];
  const { url, upstream } = await openProxy(async (request, response) => {
    body = await text(request);
    response.writeHead(200, {
      'content-type': 'application/json',
      'set-cookie': cookies,
      'access-control-allow-origin': upstream.url,
      'strict-transport-security': 'max-age=1',
    });
    response.end('{"ok":"煎茶"}');
  });
  const sent = {
    cookie: 'cart=0; karui-without=1; karui-Host-s=2',
    origin: url,
    referer: `${url}/products/tea?a=b`,
    'x-own': 'y',
  };
  const answer = await fetch(`${url}/cart/add.js?x=1`, { method: 'POST', body: 'id=1&quantity=2', headers: sent });
  expect([await answer.text(), answer.headers.getSetCookie()]).toEqual([
    '{"ok":"煎茶"}',
    ['cart=c1-x%3Fkey%3D1; Path=/; HttpOnly', 'karui-Host-s=1; Path=/; SameSite=Lax'],
  ]);
  expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('strict-transport-security')]).toEqual([
    url,
    null,
  ]);
  const [request] = upstream.requests;
  expect([request?.method, request?.url, body]).toEqual(['POST', '/cart/add.js?x=1', 'id=1&quantity=2']);
  expect(request?.headers).toMatchObject({
    host: new URL(upstream.url).host,
    cookie: 'cart=0; __Host-s=2',
    origin: upstream.url,
    referer: `${upstream.url}/products/tea?a=b`,
    'x-own': 'y',
  });
});

test('answers of 206 and 304 pass unchanged; the widget’s files come from the build', async () => {
  const { url, upstream } = await openProxy((request, response) => {
    if (request.headers['if-none-match']) return void response.writeHead(304, { etag: '"1"' }).end();
    response
      .writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/9', 'content-length': 4 })
      .end('film');
  });
  const part = await ask(`${url}/film.mp4`, { range: 'bytes=0-3' });
  expect([part.statusCode, part.headers['content-range'], String(part.bytes)]).toEqual([206, 'bytes 0-3/9', 'film']);
  expect((await ask(`${url}/x.js`, { 'if-none-match': '"1"' })).statusCode).toBe(304);
  const base = `/karui/${pkg.version}`;
  const { headers, bytes } = await ask(`${url}${base}/wallets.js`, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(bytes).equals(readFileSync(`${WIDGET_DIST}/${pkg.version}/wallets.js`))).toBe(true);
  for (const path of ['nothing.js', '..%2f..%2fpackage.json'])
    expect((await fetch(`${url}${base}/${path}`)).status).toBe(404);
  expect(upstream.requests).toHaveLength(2);
});

test('the proxy answers only under this machine’s own names, and accepts reports only from its own pages', async () => {
  const { url, printed } = await openProxy(page(HTML));
  const { port } = new URL(url);
  const hosts = [
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    'localhost',
  ];
  const codes = await Promise.all(hosts.map(async (host) => (await ask(`${url}/`, { host })).statusCode));
  expect(codes).toEqual([200, 200, 421, 421, 421]);
  const report = {
    'csp-report': {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://x.example/a/4f1c2b9a8d7e6f5a4b3c2d1e?token=1',
    },
  };
  const send = async (path: string, body: object, origin: string) =>
    (await fetch(`${url}/__karui/${path}`, { method: 'POST', body: JSON.stringify(body), headers: { origin } })).status;
  const statuses = [
    await send('policy', report, url),
    await send('policy', report, url),
    await send('policy', { other: 1 }, url),
    await send('policy', report, 'https://evil.example'),
  ];
  expect(statuses).toEqual([204, 204, 400, 404]);
  expect(printed).toEqual(['The content policy refused https://x.example/a/[token] (img-src).']);
  expect(await (await fetch(`${url}/__karui/panel.js`)).text()).toContain('karui-look');
});

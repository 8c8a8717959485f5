import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { WIDGET_DIST } from '../store/folders';
import { openProxy } from './test-support/open-proxy';
import { page } from './test-support/upstream';

const HTML = '<!doctype html><html><head><title>煎茶</title></head><body><p>茶</p></body></html>';
const SNIPPET = `Karui ${pkg.version}: wallet buttons.`;
const PANEL = /<template><script type="module" src="[^"]*__karui[^]*?<\/template><script data-look[^]*?<\/script>/;
const asPage = { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } };

/** An answer as it comes, neither unpacked nor followed. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<IncomingMessage & { bytes: Buffer }> {
  const [response] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  return Object.assign(response, { bytes: Buffer.concat(pieces) });
}

describe('a page comes packed as the store packs it, with the snippet in its head:', () => {
  test.each([
    ['br', brotliCompressSync, brotliDecompressSync],
    ['gzip', gzipSync, gunzipSync],
    ['deflate', deflateSync, inflateSync],
  ])('%s', async (encoding, pack, unpack) => {
    const { url, upstream } = await openProxy((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding, etag: '"1"' });
      response.end(pack(HTML));
    });
    const { bytes, headers } = await ask(`${url}/`, { 'accept-encoding': 'zstd, br;q=1, gzip, deflate, dcb' });
    const html = unpack(bytes).toString();
    expect(html).toContain(SNIPPET);
    expect(html.replace(PANEL, '').replace(/<!--\n {2}Karui[^]*<\/script>\n/, '')).toBe(HTML);
    expect([headers['content-encoding'], headers.etag, headers['content-type']]).toEqual([
      encoding,
      undefined,
      'text/html; charset=utf-8',
    ]);
    // What we can't unpack is not asked for.
    expect(upstream.requests[0]?.headers['accept-encoding']).toBe('br;q=1, gzip, deflate');
  });
});

test('a page is sent on while the store still writes it', async () => {
  let finish = () => {};
  const { url } = await openProxy((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<!doctype html><html><head><title>x</title></head><body><p>first');
    finish = () => response.end('<p>last');
  });
  const response = await fetch(`${url}/`);
  let html = '';
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    html += piece;
    if (html.includes('first')) finish();
  }
  expect(html.endsWith('<p>first<p>last')).toBe(true);
});

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

test('a strict policy allows the widget by the hashes of the page that it came with', async () => {
  const { url } = await openProxy(page(HTML, { 'content-security-policy': "default-src 'none'; object-src 'none'" }));
  const answer = await fetch(`${url}/`, asPage);
  const policy = answer.headers.get('content-security-policy')!;
  const inSnippet = (await answer.text()).match(/'sha256-[^']+'/g)!;
  expect(inSnippet).toHaveLength(3);
  for (const hash of inSnippet) expect(policy).toContain(hash);
  expect(policy).toContain(
    `script-src ${policy
      .match(/'sha256-[^']+'/g)!
      .filter((hash) => hash !== inSnippet[0])
      .join(' ')}`,
  );
  expect(policy).toMatch(/^default-src 'none'; object-src 'none'; /);
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

test('a page without the widget is the store’s, with the panel alone', async () => {
  const { url } = await openProxy(page(HTML));
  const html = await (await fetch(`${url}/`, { headers: { ...asPage.headers, cookie: 'karui-without=1' } })).text();
  expect(html).not.toContain(SNIPPET);
  expect(html.replace(PANEL, '')).toBe(HTML);
  expect(html).not.toBe(HTML);
});

test('frames and what scripts fetch have the widget and not the panel', async () => {
  const { url } = await openProxy(page(HTML));
  const htmls = await Promise.all(
    ['iframe', 'empty'].map(async (dest) => (await fetch(`${url}/`, { headers: { 'sec-fetch-dest': dest } })).text()),
  );
  expect(htmls.map((html) => [html.includes(SNIPPET), html.includes('data-look')])).toEqual([
    [true, false],
    [true, false],
  ]);
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

import { PassThrough } from 'node:stream';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  deflateSync,
  gunzipSync,
  gzipSync,
  inflateSync,
} from 'node:zlib';
import { describe, expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { ask } from './test-support/ask';
import { openProxy } from './test-support/open-proxy';
import { page } from './test-support/upstream';

const HTML = '<!doctype html><html><head><title>煎茶</title></head><body><p>茶</p></body></html>';
const SNIPPET = `<!-- Karui ${pkg.version}:`;
const PANEL = /<template><script type="module" src="[^"]*__karui[^]*?<\/template><script data-look[^]*?<\/script>/;
const asPage = { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } };

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
    expect(html.replace(PANEL, '').replace(/<!-- Karui[^]*<\/script>\n/, '')).toBe(HTML);
    expect([headers['content-encoding'], headers.etag, headers['content-type']]).toEqual([
      encoding,
      undefined,
      'text/html; charset=utf-8',
    ]);
    // What we can't unpack is not asked for.
    expect(upstream.requests[0]?.headers['accept-encoding']).toBe('br;q=1, gzip, deflate');
  });
});

test.each([
  ['as it is', () => new PassThrough()],
  ['gzip', () => createGzip({ flush: constants.Z_SYNC_FLUSH })],
  ['br', () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH })],
])('a page is sent on while the store still writes it: %s', async (encoding, pack) => {
  const packed = pack();
  const { url } = await openProxy((_request, response) => {
    const coding = encoding === 'as it is' ? {} : { 'content-encoding': encoding };
    packed.pipe(response.writeHead(200, { 'content-type': 'text/html', ...coding }));
    packed.write('<!doctype html><html><head><title>x</title></head><body><p>first');
  });
  const response = await fetch(`${url}/`);
  let html = '';
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    html += piece;
    if (html.includes('first') && !packed.writableEnded) packed.end('<p>last');
  }
  expect(html.endsWith('<p>first<p>last')).toBe(true);
});

test('a strict policy allows the widget by the hashes of the page that it came with', async () => {
  const { url } = await openProxy(page(HTML, { 'content-security-policy': "default-src 'none'; object-src 'none'" }));
  const answer = await fetch(`${url}/`, asPage);
  const policy = answer.headers.get('content-security-policy')!;
  const inSnippet = (await answer.text()).match(/'sha256-[^']+'/g)!;
  expect(inSnippet).toHaveLength(2);
  for (const hash of inSnippet) expect(policy).toContain(hash);
  expect(policy).toContain(
    `script-src ${policy
      .match(/'sha256-[^']+'/g)!
      .filter((hash) => hash !== inSnippet[0])
      .join(' ')}`,
  );
  expect(policy).toMatch(/^default-src 'none'; object-src 'none'; /);
});

test('a page without the widget is the store’s, with the panel alone', async () => {
  const { url } = await openProxy(page(HTML));
  const html = await (await fetch(`${url}/`, { headers: { ...asPage.headers, cookie: 'karui-without=1' } })).text();
  expect(html).not.toContain(SNIPPET);
  expect(html.replace(PANEL, '')).toBe(HTML);
  expect(html).not.toBe(HTML);
});

test('frames and what scripts fetch have the widget and not the panel; what a service worker fetches for a page has it', async () => {
  const { url } = await openProxy(page(HTML));
  const kinds = [
    { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' },
  ];
  const htmls = await Promise.all(kinds.map(async (headers) => String((await ask(`${url}/`, headers)).bytes)));
  expect(htmls.map((html) => [html.includes(SNIPPET), html.includes('data-look')])).toEqual([
    [true, false],
    [true, false],
    [true, true],
  ]);
});

import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { ask } from './test-support/ask';
import { openProxy } from './test-support/open-proxy';
import { cspHash } from './html/snippet';
import { page } from './test-support/upstream';

const HTML = '<!doctype html><html><head><title>煎茶</title></head><body><p>茶</p></body></html>';
const SNIPPET = `src="/karui/${pkg.version}/wallets.js"`;
const PANEL = /<template><script type="module" src="[^"]*__karui[^]*?<\/template><script data-look[^]*?<\/script>/;

test('a page is compressed as the store compresses it, and has the snippet in its head', async () => {
  for (const [encoding, pack, unpack] of [
    ['br', brotliCompressSync, brotliDecompressSync],
    ['gzip', gzipSync, gunzipSync],
    ['deflate', deflateSync, inflateSync],
  ] as const) {
    const { url, upstream } = await openProxy((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding, etag: '"1"' })
        .end(pack(HTML));
    });
    const { bytes, headers } = await ask(`${url}/`, { 'accept-encoding': 'zstd, br;q=1, gzip, deflate, dcb' });
    const html = unpack(bytes).toString();
    expect(html).toContain(SNIPPET);
    expect(html.replace(PANEL, '').replace(/<style>shopify-acc[^]*<\/script>\n/, '')).toBe(HTML);
    expect([headers['content-encoding'], headers.etag]).toEqual([encoding, undefined]);
    // What we can't unpack is not asked for.
    expect(upstream.requests[0]?.headers['accept-encoding']).toBe('br;q=1, gzip, deflate');
  }
});

test('a strict policy stays in force, and allows the widget by the hashes that its page contains', async () => {
  const { url } = await openProxy(page(HTML, { 'content-security-policy': "default-src 'none'; object-src 'none'" }));
  const answer = await fetch(`${url}/`, { headers: { 'sec-fetch-dest': 'document' } });
  const policy = answer.headers.get('content-security-policy')!;
  const html = await answer.text();
  const [, style, script] = /<style>(shopify-acc[^]*?)<\/style>[^]*?<script>([^]*?)<\/script>/.exec(html)!;
  for (const text of [style!, script!]) expect(policy).toContain(cspHash(text));
  expect(policy).toMatch(/^default-src 'none'; object-src 'none'; script-src 'sha256-/);
});

test('frames and pages that scripts fetch have no panel; a page without the widget has the panel alone', async () => {
  const { url } = await openProxy(page(HTML));
  const kinds = [
    { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    // A page that the store's service worker fetches.
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-dest': 'document', cookie: 'karui-without=1' },
  ];
  const htmls = await Promise.all(kinds.map(async (headers) => String((await ask(`${url}/`, headers)).bytes)));
  expect(htmls.map((html) => [html.includes(SNIPPET), PANEL.test(html)])).toEqual([
    [true, false],
    [true, false],
    [true, true],
    [false, true],
  ]);
  expect(htmls[3]?.replace(PANEL, '')).toBe(HTML);
});

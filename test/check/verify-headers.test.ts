import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { answer, differences, SCRIPT } from './served-script';

test('a redirect on the same host is followed, and is a remark', async () => {
  const listener: RequestListener = (request, response) =>
    request.url === '/b.js'
      ? answer('', { location: '/new/b.js' }, 301)(request, response as never)
      : answer(SCRIPT)(request, response as never);
  expect(await differences(listener)).toEqual([
    ['remark', 'redirect', 'comes by a redirect, which costs shoppers a round trip'],
  ]);
});

test('five redirects are followed, and no sixth', async () => {
  /** Leads from /b.js over /1, /2 and so on to the file. */
  const after =
    (count: number): RequestListener =>
    (request, response) => {
      const at = Number(request.url!.slice(1)) || 0;
      const reply = at < count ? answer('', { location: `/${at + 1}` }, 302) : answer(SCRIPT);
      reply(request, response as never);
    };
  expect(await differences(after(5))).toMatchObject([['remark', 'redirect', {}]]);
  expect(await differences(after(6))).toEqual([['differs', 'redirect', 'leads by more than 5 redirects']]);
});

test.each([
  ['', '(none)'],
  ['public, max-age=600', 'public, max-age=600'],
  ['max-age=31536000', 'max-age=31536000'],
  ['max-age=600, s-maxage=31536000, immutable', 'max-age=600, s-maxage=31536000, immutable'],
  ['no-store, max-age=31536000, immutable', 'no-store, max-age=31536000, immutable'],
])('cache-control "%s" is a remark', async (header, told) => {
  expect(await differences(answer(SCRIPT, { 'cache-control': header }))).toEqual([
    [
      'remark',
      'cache',
      `has cache-control ${told}; its address has the version, so it may be public, max-age=31536000, immutable`,
    ],
  ]);
});

test('scripts for pages of another origin need a header that allows them', async () => {
  const page = 'https://shop.example';
  const allow = (origin: string) => answer(SCRIPT, { 'access-control-allow-origin': origin });
  const missing = (told: string) => [
    ['differs', 'cors', `has access-control-allow-origin ${told}, so pages of https://shop.example can't load it`],
  ];
  expect(await differences(answer(SCRIPT), { page })).toEqual(missing('(none)'));
  expect(await differences(allow('https://other.example'), { page })).toEqual(missing('https://other.example'));
  expect(await differences(allow('*'), { page })).toEqual([]);
  expect(await differences(allow(page), { page })).toEqual([]);
  // The request has the page's origin, for a server that allows only the origin that asks.
  const echo: RequestListener = (request, response) => allow(request.headers.origin!)(request, response as never);
  expect(await differences(echo, { page })).toEqual([]);
  // A file that is no module needs no header.
  const logo = answer(SCRIPT, { 'content-type': 'image/svg+xml' });
  expect(await differences(logo, { page }, { name: 'logos/b.svg' })).toEqual([]);
});

test('a file that no page loads may be missing, but not differ', async () => {
  const snippet = { name: 'snippet.html', isLoaded: false };
  const headers = { 'content-type': 'text/html', 'cache-control': '' };
  expect(await differences(answer('', headers, 404), {}, snippet)).toEqual([
    ['remark', 'not-served', 'is not served; no page of a store needs it there'],
  ]);
  expect(await differences(answer(SCRIPT, headers), {}, snippet)).toEqual([]);
  expect(await differences(answer('<html>', headers), {}, snippet)).toMatchObject([['differs', 'changed', {}]]);
});

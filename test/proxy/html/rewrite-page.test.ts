import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { array, assert, asyncProperty, integer } from 'fast-check';
import { expect, test } from 'vitest';
import { widenPolicies } from './policy';
import { rewritePage, type PageNotes, type PageParts } from './rewrite-page';

const origins = { store: 'https://shop.example', local: 'http://localhost:4173' };
const [FILES, OWN] = ['http://localhost:4173/karui/1/', 'http://localhost:4173/__karui/'];
const policy = {
  scriptSources: ["'sha256-s'"],
  styleHashes: ["'sha256-c'"],
  files: FILES,
  own: OWN,
  reportTo: `${OWN}policy`,
  origins,
};
const NOTHING: PageParts = { origins, policy, snippet: null, recorder: null };
const BOTH: PageParts = { ...NOTHING, snippet: '[SNIPPET]', recorder: '[RECORDER]' };

async function rewrite(pieces: Iterable<Uint8Array>, parts = BOTH, charset = 'utf-8') {
  let notes: PageNotes | undefined;
  const stream = rewritePage(parts, charset, (found) => void (notes = found));
  const html = await text(Readable.from(Array.from(pieces, (piece) => Buffer.from(piece))).pipe(stream));
  return { html, notes: notes! };
}
const rewritten = async (html: string, parts = BOTH) => (await rewrite([Buffer.from(html)], parts)).html;

const PAGE = `<!DOCTYPE html>
<html lang=ja class='no-js'>
<head>
<meta charset="utf-8"><title>お茶 & 急須 — 煎茶😀</title>
<script type="importmap">{"imports":{"@theme/a":"//cdn.example/a.js?v=1"}}</script>
<script>if (1 < 2) document.write("<p>")</script>
<!-- a comment -- with dashes -->
</head>
<body data-x="1 > 2" data-y='"'>
<p>葉<br/>茶\r\n<svg viewBox="0 0 1 1"><a xlink:href="#x"/><path d="M0 0"/></svg>
<shopify-accelerated-checkout access-token=abc recommended='{"name":"shop_pay"}'></shopify-accelerated-checkout>
<textarea>\n\n<b>not bold</textarea><pre>\n  x</pre>
<shopify-accelerated-checkout-cart></shopify-accelerated-checkout-cart>
</body>
</html>
`;

test('a page that needs no change passes byte by byte, however it is cut into pieces, and its hosts are counted', async () => {
  expect(await rewritten(PAGE, NOTHING)).toBe(PAGE);
  const bytes = Buffer.from(PAGE);
  const { html, notes } = await rewrite([bytes]);
  expect(notes).toEqual({ productHosts: 1, cartHosts: 1, leftOut: [] });
  const cuts = array(integer({ min: 0, max: bytes.length }), { maxLength: 30 });
  await assert(
    asyncProperty(cuts, async (places) => {
      const ends = [...new Set([0, ...places, bytes.length])].sort((a, b) => a - b);
      const pieces = ends.slice(1).map((end, at) => bytes.subarray(ends[at], end));
      expect((await rewrite(pieces)).html).toBe(html);
    }),
    { numRuns: 20, seed: 22 },
  );
  const shiftJis = Uint8Array.of(0x3c, 0x68, 0x74, 0x6d, 0x6c, 0x3e, 0x3c, 0x70, 0x3e, 0x92, 0x83);
  expect((await rewrite([shiftJis], NOTHING, 'shift_jis')).html).toBe('<html><p>茶');
});

test('a page gets the snippet once, where server.md says, and the recorder first in the head; a fragment of a page gets neither', async () => {
  for (const html of [
    '<html><head><script type=importmap>{}</script>HERE<script>x</script></head>',
    '<html><head><meta><script src="a.js" defer></script>HERE<script>x</script></head>',
    '<html><head><meta name=viewport><link rel=icon>HERE<link rel=stylesheet href=a.css><script>x</script></head>',
    '<html><head><meta name="Viewport">HERE<style></style></head>',
    '<html><head><style></style><meta name=viewport>HERE<script>x</script></head>',
    '<html><head>HERE<script type="module" src="a.js"></script></head><head><script>y</script></head>',
    '<html><head>HERE<link rel="modulepreload" href="a.js"></head>',
    '<html><head><title>x</title>HERE</head><body>',
    '<!doctype html><title>x</title>HERE<p>x',
    '<div id="shopify-section-1"><script>x</script></div>',
  ])
    expect(await rewritten(html.replace('HERE', ''), { ...BOTH, recorder: null })).toBe(
      html.replace('HERE', '[SNIPPET]'),
    );
  for (const html of [
    '<!doctype html><html><head>HERE<title>x',
    '<html><!-- x -->HERE<title>x',
    '<section>x</section>',
  ])
    expect(await rewritten(html.replace('HERE', ''), { ...BOTH, snippet: null })).toBe(
      html.replace('HERE', '[RECORDER]'),
    );
});

test('the store’s addresses lead to the proxy, also in an import map; addresses that only look like the store’s stay', async () => {
  for (const [given, here] of [
    ['<a class=x href="https://shop.example/cart?a=1&amp;b=2">', '<a class=x href="/cart?a=1&amp;b=2">'],
    ['<a href=//shop.example>', '<a href="/">'],
    ['<script src="//shop.example/cdn/x.js" defer></script>', '<script src="/cdn/x.js" defer></script>'],
    ['<form action="HTTPS://SHOP.EXAMPLE/cart/add">', '<form action="/cart/add">'],
    // After two slashes a browser would read the name of a host.
    [
      '<script src="https://shop.example//cdn/x.js"></script>',
      '<script src="http://localhost:4173//cdn/x.js"></script>',
    ],
    ['<a href="https://shop.example.evil.example/">', '<a href="https://shop.example.evil.example/">'],
    ['<a href="https://shop.example:8443/x">', '<a href="https://shop.example:8443/x">'],
  ] as const)
    expect(await rewritten(given, NOTHING)).toBe(here);
  const map = (at: string) =>
    `<html><script type="importmap">{"imports":{"@theme/":"${at}/cdn/"},"integrity":{"${at}/cdn/a.js":"sha384-x"}}</script>`;
  expect(await rewritten(map('//shop.example'), NOTHING)).toBe(map(''));
});

test('the store’s own wallet script and an installed Karui are left out, so that the proxy’s widget defines the elements', async () => {
  const src = '//shop.example/cdn/shopifycloud/portable-wallets/latest/portable-wallets.ja.js';
  const { html, notes } = await rewrite([
    Buffer.from(
      `<html><head><script type="module" onError="x(this)" src="${src}"></script><script src=x></script></head>`,
    ),
  ]);
  expect([html, notes.leftOut]).toEqual(['<html><head>[RECORDER][SNIPPET]<script src=x></script></head>', [src]]);
  const theirs = '<html><head><script type="module" src="/portable-wallets/x.js"></script></head>';
  expect(await rewritten(theirs, NOTHING)).toBe(theirs);
  const installed = '<script type="module" src="/karui/0.1/wallets.js"></script>';
  const own = '<template><p>of the theme</template><script>theme()</script>';
  for (const given of [installed, `<template>${installed}<a href="/cart">x</a></template><script>boot()</script>`])
    expect(await rewritten(`<html><head>${given}${own}</head>`, NOTHING)).toBe(`<html><head>${own}</head>`);
});

test('a content policy stays in force, and gets what security.md asks for', async () => {
  const [self, report] = ["'self' https://shop.example", `report-uri ${OWN}policy`];
  for (const [given, widened] of [
    [
      "script-src 'nonce-x' 'strict-dynamic'",
      `script-src 'nonce-x' 'strict-dynamic' 'sha256-s' ${FILES} ${OWN}; ${report}`,
    ],
    // A hash would turn 'unsafe-inline' off.
    [
      "script-src 'self' 'unsafe-inline'",
      `script-src 'self' 'unsafe-inline' https://shop.example ${FILES} ${OWN}; ${report}`,
    ],
    [
      "script-src 'unsafe-inline' 'nonce-x'",
      `script-src 'unsafe-inline' 'nonce-x' 'sha256-s' ${FILES} ${OWN}; ${report}`,
    ],
    [
      "default-src 'none'",
      `default-src 'none'; script-src 'sha256-s' ${FILES} ${OWN}; style-src 'sha256-c' ${FILES}; img-src ${FILES}; connect-src ${OWN}; ${report}`,
    ],
    ["script-src-elem 'self'", `script-src-elem ${self} 'sha256-s' ${FILES} ${OWN}; ${report}`],
    [
      "connect-src https://shop.example/api/; frame-ancestors 'none'",
      `connect-src https://shop.example/api/ http://localhost:4173/api/ ${OWN}; frame-ancestors 'none'; ${report}`,
    ],
    [
      "upgrade-insecure-requests; report-uri /csp; object-src 'none', base-uri 'none'",
      `object-src 'none'; ${report}, base-uri 'none'; ${report}`,
    ],
    ['', ''],
  ] as const)
    expect(widenPolicies(given, policy)).toBe(widened);
  const inPage = `<html><head><meta http-equiv="Content-Security-Policy" content="img-src 'self'; object-src 'none'"></head>`;
  expect(await rewritten(inPage, NOTHING)).toContain(`content="img-src ${self} ${FILES}; object-src 'none'"`);
});

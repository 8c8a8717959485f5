import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { array, assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rewritePage, type PageNotes, type PageParts } from './rewrite-page';

const origins = { store: 'https://shop.example', local: 'http://localhost:4173' };
const NOTHING: PageParts = {
  origins,
  policy: {
    scriptHashes: ["'sha256-script'"],
    styleHashes: ["'sha256-style'"],
    files: 'http://localhost:4173/karui/1/',
    own: 'http://localhost:4173/__karui/',
    reportTo: 'http://localhost:4173/__karui/policy',
    origins,
  },
  snippet: null,
  recorder: null,
};
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
<script type="importmap">{"imports":{"@theme/a":"//shop.example/a.js?v=1"}}</script>
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

test('a page that needs no change passes byte by byte', async () => {
  const plain = PAGE.replace('//shop.example', '//cdn.example');
  expect(await rewritten(plain, NOTHING)).toBe(plain.replace('{"imports"', '{"imports"'));
});

test('however a page is cut into pieces, inside of a tag or of a letter, the result is the same', async () => {
  const bytes = Buffer.from(PAGE);
  const whole = await rewritten(PAGE);
  const cuts = array(integer({ min: 0, max: bytes.length }), { maxLength: 30 });
  await assert(
    asyncProperty(cuts, async (places) => {
      const ends = [...new Set([0, ...places, bytes.length])].sort((a, b) => a - b);
      const pieces = ends.slice(1).map((end, at) => bytes.subarray(ends[at], end));
      expect((await rewrite(pieces)).html).toBe(whole);
    }),
    { numRuns: 60, seed: 22 },
  );
  const letters = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect((await rewrite(letters)).html).toBe(whole);
});

test('a page in another charset becomes UTF-8', async () => {
  const shiftJis = Uint8Array.of(0x3c, 0x68, 0x74, 0x6d, 0x6c, 0x3e, 0x3c, 0x70, 0x3e, 0x92, 0x83);
  expect((await rewrite([shiftJis], NOTHING, 'shift_jis')).html).toBe('<html><p>茶');
});

test('the hosts of a page are counted', async () => {
  expect((await rewrite([Buffer.from(PAGE)])).notes).toEqual({ productHosts: 1, cartHosts: 1, leftOut: [] });
});

describe('the snippet stands', () => {
  test.each([
    ['after the import map', '<html><head><script type=importmap>{}</script>HERE<script>x</script></head>'],
    ['before the first code', '<html><head><meta><script src="a.js" defer></script>HERE<script>x</script></head>'],
    [
      'before the style sheets',
      '<html><head><meta name=viewport><link rel=icon>HERE<link rel=stylesheet href=a.css><script>x</script></head>',
    ],
    ['before a style', '<html><head><meta name="Viewport">HERE<style></style></head>'],
    ['after the viewport', '<html><head><style></style><meta name=viewport>HERE<script>x</script></head>'],
    ['before a module', '<html><head>HERE<script type="module" src="a.js"></script></head>'],
    ['before a preloaded module', '<html><head>HERE<link rel="modulepreload" href="a.js"></head>'],
    ['at the end of a head without code', '<html><head><title>x</title>HERE</head><body>'],
    ['before a body that follows no head', '<!doctype html><title>x</title>HERE<p>x'],
    ['before the end of a page that is all head', '<!doctype html><title>x</title>HERE'],
    ['nowhere in a part of a page', '<div id="shopify-section-1"><script>x</script></div>'],
    ['once in a page with two heads', '<html><head>HERE<script>x</script></head><head><script>y</script></head>'],
  ])('%s', async (_where, html) => {
    expect(await rewritten(html.replace('HERE', ''), { ...BOTH, recorder: null })).toBe(
      html.replace('HERE', '[SNIPPET]'),
    );
  });
});

test.each([
  ['<!doctype html><html><head>HERE<title>x</title>'],
  ['<!doctype html><html><!-- x -->HERE<title>x</title>'],
  ['<!doctype html>HERE<p>x'],
  ['<section>x</section>'],
])('the recorder is the first thing in the head: %s', async (html) => {
  const got = await rewritten(html.replace('HERE', ''), { ...BOTH, snippet: null });
  expect(got).toBe(html.replace('HERE', '[RECORDER]'));
});

describe('what belongs to the store leads here', () => {
  test.each([
    ['<a class=x href="https://shop.example/cart?a=1&amp;b=2">', '<a class=x href="/cart?a=1&amp;b=2">'],
    ['<a href=//shop.example>', '<a href="/">'],
    ['<script src="//shop.example/cdn/x.js" defer></script>', '<script src="/cdn/x.js" defer></script>'],
    ['<base href="https://shop.example/ja/">', '<base href="/ja/">'],
    ['<form action="HTTPS://SHOP.EXAMPLE/cart/add">', '<form action="/cart/add">'],
    ['<a href="https://shop.example.evil.example/">', '<a href="https://shop.example.evil.example/">'],
    ['<a href="/cart">', '<a href="/cart">'],
    ['<img src="//shop.example/x.png">', '<img src="//shop.example/x.png">'],
  ])('%s', async (html, here) => {
    expect(await rewritten(html, NOTHING)).toBe(here);
  });

  test('in an import map too, or a module would be loaded under two names', async () => {
    const map = {
      imports: { '@theme/': '//shop.example/cdn/', x: 'https://cdn.example/x.js' },
      integrity: { '//shop.example/cdn/a.js': 'sha384-x' },
    };
    expect(await rewritten(`<html><script type="importmap">${JSON.stringify(map)}</script>`, NOTHING)).toBe(
      `<html><script type="importmap">${JSON.stringify({ imports: { '@theme/': '/cdn/', x: 'https://cdn.example/x.js' }, integrity: { '/cdn/a.js': 'sha384-x' } })}</script>`,
    );
  });
});

const STORES =
  '<script type="module" onError="x(this)" src="//shop.example/cdn/shopifycloud/portable-wallets/latest/portable-wallets.ja.js" crossorigin="anonymous"></script>';

test('the store’s own wallet script is left out, so that it does not define the elements first', async () => {
  const html = `<html><head>${STORES}<script src=x></script></head>`;
  const { html: got, notes } = await rewrite([Buffer.from(html)]);
  expect(got).toBe('<html><head>[RECORDER][SNIPPET]<script src=x></script></head>');
  expect(notes.leftOut).toEqual(['//shop.example/cdn/shopifycloud/portable-wallets/latest/portable-wallets.ja.js']);
});

test('it stays in a page without the widget', async () => {
  const html = `<html><head>${STORES.replace('//shop.example', '')}</head>`;
  expect(await rewritten(html, NOTHING)).toBe(html);
});

test.each([
  [
    '<template><script type="module" src="/karui/0.1/wallets.js"></script><a href="/cart">x</a></template>\n<!-- x --><script>boot()</script>',
    '\n<!-- x -->',
  ],
  ['<script type="module" src="/karui/0.1/wallets.js"></script>', ''],
  [
    '<template><template><b></b></template><script src="/karui/0.1/wallets.js"></script></template><script>boot()</script>',
    '',
  ],
  [
    '<template><p>of the theme</template><script>theme()</script>',
    '<template><p>of the theme</template><script>theme()</script>',
  ],
])('a widget that the store has installed already is left out: %s', async (installed, rest) => {
  expect(await rewritten(`<html><head>${installed}<title>x</title></head>`, NOTHING)).toBe(
    `<html><head>${rest}<title>x</title></head>`,
  );
});

test('a content policy in the page allows the widget, and can’t report', async () => {
  const html = `<html><head><meta http-equiv="Content-Security-Policy" content="img-src 'self'; object-src 'none'"></head>`;
  expect(await rewritten(html, NOTHING)).toContain(
    `content="img-src 'self' https://shop.example http://localhost:4173/karui/1/; object-src 'none'"`,
  );
});

import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { integrityOf } from '../../src/build/check/files/built-file';
import type { FindingCode } from '../../src/build/check/finding';
import { answer, differences, HEADERS, SCRIPT, verify, verifyAt } from './served-script';

/** A body that is cut off with the connection, before its announced length. */
const breakOff: RequestListener = (_request, response: ServerResponse) => {
  response.writeHead(200, { ...HEADERS, 'content-length': `${SCRIPT.length}` });
  response.write(SCRIPT.subarray(0, 10));
  setImmediate(() => response.destroy());
};

const changed = Buffer.from(SCRIPT.toString().replace('+ 1', '+ 2'));
const minified = 'import{a}from"./a.js";export const b=()=>a+1;';

test.each([
  ['plain', answer(SCRIPT)],
  ['by gzip', answer(gzipSync(SCRIPT), { 'content-encoding': 'gzip' })],
  ['by Brotli', answer(brotliCompressSync(SCRIPT), { 'content-encoding': 'br' })],
  ['by both', answer(gzipSync(brotliCompressSync(SCRIPT)), { 'content-encoding': 'br, gzip' })],
  ['with a charset', answer(SCRIPT, { 'content-type': 'Application/JavaScript; charset=utf-8' })],
])('a file that is served as it was built, %s, is the same', async (_how, listener) => {
  expect(await verify(listener)).toEqual([]);
});

test.each<[string, RequestListener, FindingCode, string]>([
  [
    'a changed byte',
    answer(changed),
    'changed',
    'was rewritten: 78 bytes were built, 78 are served, and differ from line 3, column 14 on, ' +
      'where "1; // ü\\n};\\n" was built and "2; // ü\\n};\\n" is served',
  ],
  [
    'minified',
    answer(minified),
    'changed',
    'was rewritten or minified: 78 bytes were built, 45 are served, and differ from line 1, column 7 on, ' +
      'where " { a } from \\"./a.js\\";\\nexport const b = (" was built and "{a}from\\"./a.js\\";export const b=()=>a+1;" is served',
  ],
  [
    'other white space',
    answer(SCRIPT.toString().replace('  return', '\treturn')),
    'changed',
    'has other white space: 78 bytes were built, 77 are served, and differ from line 3, column 1 on, ' +
      'where "  return a + 1; // ü\\n};\\n" was built and "\\treturn a + 1; // ü\\n};\\n" is served',
  ],
  [
    'other line ends',
    answer(SCRIPT.toString().replaceAll('\n', '\r\n')),
    'changed',
    'has other line ends: 78 bytes were built, 82 are served, and differ from line 1, column 28 on, ' +
      'where "\\nexport const b = () => {\\n  return a + 1" was built and "\\r\\nexport const b = () => {\\r\\n  return a +" is served',
  ],
  ['more at its end', answer(`${SCRIPT}/**/steal()`), 'changed', 'has 11 bytes more at its end: "/**/steal()"'],
  ['more at its beginning', answer(`/* cdn */${SCRIPT}`), 'changed', 'has 9 bytes more at its beginning: "/* cdn */"'],
  ['truncated', answer(SCRIPT.subarray(0, 40)), 'truncated', 'ends after 40 of 78 bytes'],
  ['nothing', answer(''), 'truncated', 'ends after 0 of 78 bytes'],
  [
    'HTML in its place',
    answer('<!-- shop -->\n<!DOCTYPE html><title>Shop</title>'),
    'html',
    'has HTML in its place: "<!-- shop -->\\n<!DOCTYPE html><title>Shop"',
  ],
  ['missing', answer('', {}, 404), 'missing-file', 'is not served: the answer is 404'],
  ['refused', answer('', {}, 403), 'status', 'is not served: the answer is 403'],
  ['partial', answer(SCRIPT, {}, 206), 'status', 'is not served: the answer is 206'],
  [
    'text as its type',
    answer(SCRIPT, { 'content-type': 'text/plain; charset=utf-8' }),
    'content-type',
    'has the content-type text/plain, with which browsers refuse it',
  ],
  [
    'no type',
    answer(SCRIPT, { 'content-type': '' }),
    'content-type',
    'has the content-type (none), with which browsers refuse it',
  ],
  [
    'a wrong encoding',
    answer(SCRIPT, { 'content-encoding': 'br' }),
    'encoding',
    'content-encoding is br, and its bytes are not',
  ],
  [
    'an encoding that was not asked for',
    answer(SCRIPT, { 'content-encoding': 'zstd' }),
    'encoding',
    'content-encoding is zstd, which was not asked for',
  ],
  [
    'packed without saying so',
    answer(gzipSync(SCRIPT)),
    'encoding',
    'is packed once more than its headers say, by gzip',
  ],
  [
    'packed twice',
    answer(gzipSync(brotliCompressSync(SCRIPT)), { 'content-encoding': 'gzip' }),
    'encoding',
    'is packed once more than its headers say, by br',
  ],
  ['a huge body', answer(Buffer.alloc(1_100_000)), 'too-large', 'has more than 1000078 bytes'],
  [
    'a small body that unpacks to a huge one',
    answer(gzipSync(Buffer.alloc(5_000_000)), { 'content-encoding': 'gzip' }),
    'encoding',
    'unpacks to more than 1000078 bytes',
  ],
  ['a body that breaks off', breakOff, 'no-answer', 'has not come: other side closed'],
  ['a connection that breaks off', (request) => void request.destroy(), 'no-answer', 'has not come: other side closed'],
  [
    'a redirect to another host',
    answer('', { location: 'https://elsewhere.example/b.js' }, 302),
    'redirect',
    'leads by a redirect to another host, https://elsewhere.example, which was not asked',
  ],
  ['an endless redirect', answer('', { location: '/b.js' }, 301), 'redirect', 'leads by more than 5 redirects'],
  ['a redirect to nowhere', answer('', { location: 'http://' }, 301), 'redirect', 'leads by a redirect to no address'],
])('%s is a difference', async (_what, listener, code, text) => {
  expect(await differences(listener)).toEqual([['differs', code, text]]);
});

test('a file that hangs is given up at the deadline, before its answer or in the middle of it', async () => {
  const text = 'has not come after 0.2 s';
  const hang: RequestListener = () => {};
  const stall: RequestListener = (_request, response) =>
    void response.writeHead(200, HEADERS).write(SCRIPT.subarray(1));
  expect(await differences(hang, { deadline: 200 })).toEqual([['differs', 'no-answer', text]]);
  expect(await differences(stall, { deadline: 200 })).toEqual([['differs', 'no-answer', text]]);
});

test('a server that can’t be reached is a difference', async () => {
  expect(await verifyAt(new URL('http://127.0.0.1:9/'))).toMatchObject([
    { code: 'no-answer', text: expect.stringMatching(/^has not come: .*(refused|bad port)/i) },
  ]);
});

test('a file is compared by its hash when only the hash is known', async () => {
  const hashed = { content: undefined };
  expect(await differences(answer(SCRIPT), {}, hashed)).toEqual([]);
  expect(await differences(answer(changed), {}, hashed)).toEqual([
    ['differs', 'changed', `is another file: 78 bytes were built, 78 are served, and hash to ${integrityOf(changed)}`],
  ]);
});

test('a comment of the platform before a file is a remark in a theme, and anything more is a difference', async () => {
  const comment = '/** Shopify CDN: Minification failed\n\nLine 1:2 no\n\n**/\n';
  const theme = { isTheme: true };
  expect(await differences(answer(comment + SCRIPT), theme)).toEqual([
    ['remark', 'comment', 'has a comment of the platform before it, and is otherwise what was built'],
  ]);
  const hidden = `/* a */steal()/* b */${SCRIPT}`;
  expect(await differences(answer(hidden), theme)).toEqual([
    ['differs', 'changed', 'has 21 bytes more at its beginning: "/* a */steal()/* b */"'],
  ]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type OpenStore } from '../../test-support/open-store';

let store: OpenStore;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'karui-files-'));
  mkdirSync(join(folder, 'dist/1'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'whispered');
  store = await openStore({ dist: join(folder, 'dist'), themeDist: join(folder, 'theme') });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The bytes as they were sent (`fetch` would decode them), from exactly this path (`fetch` would normalize it). */
const raw = (path: string, encoding: string) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const { port } = new URL(store.url);
    get({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

test.each([
  ['wallets.js', 'text/javascript', 'export const wallets = "茶";'.repeat(40)],
  ['skeleton.css', 'text/css', '.a { color: red }'.repeat(40)],
  ['mark.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
])('%s arrives as brotli, for ever and for any page', async (name, type, text) => {
  writeFileSync(join(folder, 'dist/1', name), text);
  const { status, headers, bytes } = await raw(`/karui/1/${name}`, 'gzip, deflate, br');
  expect([status, brotliDecompressSync(bytes).toString()]).toEqual([200, text]);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining(type) as string,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding',
  });
});

test("a file is sent in the same bytes as in the manifest's sizes", async () => {
  const text = Array.from({ length: 400 }, (_, index) => `export const word${index} = ${index ** 3};`).join('\n');
  writeFileSync(join(folder, 'dist/1/words.js'), text);
  const { bytes } = await raw('/karui/1/words.js', 'br');
  // Node's default is quality 11, which is what the build's manifest counts.
  expect(bytes.length).toBe(brotliCompressSync(text).length);
});

test('pages and API answers are compressed too', async () => {
  const answers = await Promise.all([raw('/', 'br'), raw('/cart.js', 'br')]);
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br']);
});

test('a file that has not changed gets a 304', async () => {
  writeFileSync(join(folder, 'dist/1/same.js'), 'same();');
  const first = await store.get('/karui/1/same.js', { headers: { 'accept-encoding': 'br' } });
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await store.get('/karui/1/same.js', { headers })).status).toBe(304);
});

test('a client without brotli gets gzip, and without gzip the plain file', async () => {
  writeFileSync(join(folder, 'dist/1/plain.js'), 'export {};');
  const gzip = await raw('/karui/1/plain.js', 'gzip');
  const plain = await raw('/karui/1/plain.js', 'identity');
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', 'export {};']);
  expect([plain.headers['content-encoding'], plain.bytes.toString()]).toEqual([undefined, 'export {};']);
});

test('a new build is served without a restart, also into a new folder', async () => {
  const read = async (path: string) => {
    const response = await store.get(path, { headers: { 'accept-encoding': 'br' } });
    return [response.status, await response.text()];
  };
  writeFileSync(join(folder, 'dist/1/again.js'), 'first();');
  expect(await read('/karui/1/again.js')).toEqual([200, 'first();']);
  writeFileSync(join(folder, 'dist/1/again.js'), 'and then the second();');
  expect(await read('/karui/1/again.js')).toEqual([200, 'and then the second();']);

  expect((await store.get('/store-assets/theme-a.js')).status).toBe(404);
  mkdirSync(join(folder, 'theme'));
  writeFileSync(join(folder, 'theme/theme-a.js'), 'theme();');
  expect(await read('/store-assets/theme-a.js')).toEqual([200, 'theme();']);
});

test.each([
  '/karui/../secret.js',
  '/karui/1/../../secret.js',
  '/karui/%2e%2e/secret.js',
  '/karui/1/none.js',
  '/karui/',
])('%s is not found', async (path) => {
  const { status } = await raw(path, 'br');
  const plain = await raw(path, 'identity');
  expect([status, plain.status, plain.bytes.toString().includes('whispered')]).toEqual([404, 404, false]);
});

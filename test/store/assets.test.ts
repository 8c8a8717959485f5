import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type OpenStore } from './open-store';

let store: OpenStore;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'karui-files-'));
  mkdirSync(join(folder, 'dist/1'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'whispered');
  store = await openStore({ dist: join(folder, 'dist'), themeDist: join(folder, 'theme') });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The bytes as they come over the wire, which `fetch` would decode, by a path that it would tidy up. */
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

test('a client without brotli gets gzip, one without either the bytes themselves', async () => {
  writeFileSync(join(folder, 'dist/1/plain.js'), 'export {};');
  const gzip = await raw('/karui/1/plain.js', 'gzip');
  const plain = await raw('/karui/1/plain.js', 'identity');
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', 'export {};']);
  expect([plain.headers['content-encoding'], plain.bytes.toString()]).toEqual([undefined, 'export {};']);
});

test('a rebuild is served without a restart, and so is a folder that was not there before', async () => {
  const read = async (path: string) => [(await store.get(path)).status, await (await store.get(path)).text()];
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
  '/karui/../secret.txt',
  '/karui/1/../../secret.txt',
  '/karui/%2e%2e/secret.txt',
  '/karui/1/none.js',
  '/karui/',
])('%s is not found', async (path) => {
  const { status, bytes } = await raw(path, 'identity');
  expect([status, bytes.toString().includes('whispered')]).toEqual([404, false]);
});

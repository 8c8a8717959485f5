import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { useStore } from '../../test-support/use-store';

const folder = mkdtempSync(join(tmpdir(), 'karui-files-'));
mkdirSync(join(folder, 'dist/1'), { recursive: true });
const store = useStore({ dist: join(folder, 'dist'), themeDist: join(folder, 'theme') });
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** The bytes as they were sent (`fetch` would decode them), from exactly this path (`fetch` would normalize it). */
const raw = (path: string, encoding: string) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const { port } = new URL(store.url);
    get({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': encoding } }, async (response) => {
      const chunks = (await response.toArray()) as Buffer[];
      resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) });
    }).on('error', reject);
  });

test('a file arrives in the bytes of the manifest’s sizes, for ever and for any page; or by gzip, or as it is', async () => {
  const text = Array.from({ length: 400 }, (_, index) => `export const word${index} = ${index ** 3};`).join('\n');
  write('dist/1/words.js', text);
  const { status, headers, bytes } = await raw('/karui/1/words.js', 'gzip, deflate, br');
  // Node's default is quality 11, which is what the build's manifest counts.
  expect([status, brotliDecompressSync(bytes).toString(), bytes.length]).toEqual([
    200,
    text,
    brotliCompressSync(text).length,
  ]);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding',
  });
  expect(gunzipSync((await raw('/karui/1/words.js', 'gzip')).bytes).toString()).toBe(text);
  expect((await raw('/karui/1/words.js', 'identity')).bytes.toString()).toBe(text);
  const same = await store.get('/karui/1/words.js', { headers: { 'if-none-match': String(headers['etag']) } });
  expect(same.status).toBe(304);
  for (const path of ['/', '/cart.js']) expect((await raw(path, 'br')).headers['content-encoding']).toBe('br');
});

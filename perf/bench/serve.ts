import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };
import { createBrotliFiles } from '../../test/store/server/files/brotli-files';
import { skeletonStyle } from '../../test/store/pages/widget/skeleton-style';
import { built } from './build-entries';
import type { Row } from './rows';

const dist = resolve(import.meta.dirname, '../../dist');

/** A product page without a theme: form, the place of the buttons, and text below that would move. */
const pageOf = ({ markup }: Row) =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>bench</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><style>body{font:16px sans-serif;margin:16px}${skeletonStyle(pkg.version)}</style></head><body><h1>宇治煎茶「朝露」</h1><form action="/cart/add" method="post"><input type="hidden" name="id" value="41001"><input name="quantity" value="1"><button type="submit" name="add">カートに入れる</button><div class="shopify-payment-button">${markup}</div></form>${'<p>京都・和束町の茶園で、朝露の残るうちに摘んだ一番茶です。</p>'.repeat(8)}</body></html>`;

/** Serves each row's page at `/<index>`, and files at brotli's best. */
export async function serveBench(rows: readonly Row[]): Promise<{ url: string; stop(): Promise<void> }> {
  const mounts = [
    ['/files', createBrotliFiles(built, () => {})],
    ['/karui', createBrotliFiles(dist, () => {})],
  ] as const;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const mount = mounts.find(([prefix]) => path.startsWith(`${prefix}/`));
    const missing = () => void response.writeHead(404).end();
    if (mount) {
      request.url = path.slice(mount[0].length);
      return void mount[1](request, response, missing);
    }
    const row = rows[Number(path.slice(1))];
    if (!row) return missing();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (row.cart) response.setHeader('set-cookie', 'cart=Z2NwLWJlbmNo%3Fkey%3Dbench; Path=/');
    response.end(pageOf(row));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((closed) => (server.closeAllConnections(), server.close(() => closed()))),
  };
}

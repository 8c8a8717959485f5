import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the platform's wallet script weighs on the wire, in bytes. */
const WEIGHT = 75_000;

/**
 * Stands in for the platform's wallet script: a module of the same weight that puts two plain buttons into the page. This flatters that
 * script: the weight is blanks, which cost nothing but their way here, and painting asks for no further file.
 */
const MODULE = `const paint = () => {
  document.querySelector('shopify-accelerated-checkout').innerHTML =
    '<button type="button" style="inline-size:100%;block-size:44px;border:0;background:#5433eb;color:#fff;font:600 16px sans-serif">Shop Payで購入</button>' +
    '<p style="margin:8px 0 0;line-height:24px;text-align:center;text-decoration:underline;font-size:14px">その他の支払い方法</p>';
};
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', paint);
else paint();`;

/** Serves the stand-in at every address, as long as the process lives. */
export async function serveStandIn(): Promise<string> {
  // Not compressed, so that it weighs what it is long.
  const body = Buffer.concat([Buffer.from(MODULE), Buffer.alloc(WEIGHT - Buffer.byteLength(MODULE), ' ')]);
  const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
  const server = createServer((_, response) => void response.writeHead(200, headers).end(body)).unref();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

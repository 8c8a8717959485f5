import { connect } from 'node:net';
import pkg from '../../package.json' with { type: 'json' };
import { expect, test } from './fixtures';

/** Ten segments of 1460 bytes: what a server may send on a new connection before it has heard of the client again (RFC 6928). */
const FIRST_FLIGHT = 14_600;

/** All bytes of an answer, headers included, as a browser would ask over HTTP/1.1. */
async function bytesOf(address: URL): Promise<Buffer> {
  const socket = connect(Number(address.port), address.hostname);
  const ask = ['Accept-Encoding: gzip, deflate, br', 'Origin: https://shop.example', 'Connection: close'];
  socket.write([`GET ${address.pathname} HTTP/1.1`, `Host: ${address.host}`, ...ask, '', ''].join('\r\n'));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

test('the core arrives in the first flight of a new connection, headers included', async ({ store }) => {
  const answer = await bytesOf(new URL(`/karui/${pkg.version}/wallets.js`, store.url));
  const head = answer.subarray(0, answer.indexOf('\r\n\r\n')).toString();
  expect(head).toMatch(/^HTTP\/1\.1 200/);
  expect(head).toMatch(/content-encoding: br/i);
  expect(answer.length).toBeGreaterThan(10_000);
  expect(answer.length).toBeLessThanOrEqual(FIRST_FLIGHT);
  test.info().annotations.push({ type: 'bytes', description: String(answer.length) });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished, expect, test } from 'vitest';
import { openUpstream } from './test-support/upstream';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const start = (store: string, PORT = '0') =>
  spawn(process.execPath, ['--import', 'tsx', main, '--store', store], {
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function openStore(...[answer]: Partial<Parameters<typeof openUpstream>>) {
  const upstream = await openUpstream(answer ?? ((_request, response) => void response.end('{"items":[]}')));
  onTestFinished(() => upstream.close());
  return upstream;
}

/** What is printed until the proxy is open. */
async function openingLines({ stdout }: ReturnType<typeof start>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface(stdout)) {
    lines.push(line);
    if (line.includes('Ctrl-C')) break;
  }
  return lines;
}

/** This machine's addresses in its networks. */
const outerAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

test('what can’t be a store ends in one sentence and exit code 1', async () => {
  const proxy = start('http://shop.example');
  let said = '';
  proxy.stderr.on('data', (data: Buffer) => (said += data.toString()));
  expect(await once(proxy, 'close')).toEqual([1, null]);
  expect(said).toBe('http://shop.example is not https, which only a store on this machine may do without.\n');
});

test('the proxy prints its address first, listens on this machine alone, and closes when it is asked to', async () => {
  const { url: store } = await openStore();
  const proxy = start(`${store}/products/tea`);
  const lines = await openingLines(proxy);
  const url = lines[0]!.replace('proxy: ', '');
  expect(lines).toEqual([
    `proxy: ${url}`,
    expect.stringMatching(new RegExp(`^That is ${store} with Karui .* in each page\\. Open ${url}/products/tea$`)),
    `Checkout opens on ${store} itself. Ctrl-C closes the proxy.`,
  ]);
  expect((await fetch(`${url}/cart.js`)).status).toBe(200);
  for (const address of outerAddresses())
    await expect(fetch(`http://${address}:${new URL(url).port}/cart.js`)).rejects.toThrow('fetch failed');
  proxy.kill('SIGTERM');
  expect(await once(proxy, 'exit')).toEqual([0, null]);
});

test('a store that asks for a password says where to give it, and its page is passed on', async () => {
  const { url: store } = await openStore((request, response) => {
    const isPage = request.url === '/password';
    response.writeHead(isPage ? 200 : 302, isPage ? { 'content-type': 'text/html' } : { location: '/password' });
    response.end(isPage ? '<!doctype html><title>x</title><form method="post"><input type="password">' : '');
  });
  const proxy = start(store);
  const lines = await openingLines(proxy);
  const url = lines[0]!.replace('proxy: ', '');
  expect(lines[2]).toBe(`The store asks for a password: open ${url}/password and give it there.`);
  const first = await fetch(`${url}/products/tea`);
  expect([first.url, await first.text()]).toEqual([
    `${url}/password`,
    expect.stringContaining('<form method="post"><input type="password">'),
  ]);
  proxy.kill('SIGTERM');
  await once(proxy, 'exit');
});

test('a port that is taken is said in one sentence', async () => {
  const { url: store } = await openStore();
  const proxy = start(store, new URL(store).port);
  let said = '';
  proxy.stderr.on('data', (data: Buffer) => (said += data.toString()));
  expect(await once(proxy, 'close')).toEqual([1, null]);
  expect(said).toBe('That port is taken. Choose another one: PORT=4174, or PORT=0 for any that is free.\n');
});

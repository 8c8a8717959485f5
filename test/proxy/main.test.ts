import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

async function openStore() {
  const upstream = await openUpstream((_request, response) => void response.end('{"items":[]}'));
  onTestFinished(() => upstream.close());
  return upstream;
}

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
  const lines: string[] = [];
  for await (const line of createInterface(proxy.stdout)) {
    lines.push(line);
    if (line.includes('Ctrl-C')) break;
  }
  const url = lines[0]!.replace('proxy: ', '');
  expect(lines).toEqual([
    `proxy: ${url}`,
    expect.stringMatching(new RegExp(`^That is ${store} with Karui .* in each page\\. Open ${url}/products/tea$`)),
    `Checkout opens on ${store} itself. Ctrl-C closes the proxy.`,
  ]);
  expect((await fetch(`${url}/cart.js`)).status).toBe(200);
  proxy.kill('SIGTERM');
  expect(await once(proxy, 'exit')).toEqual([0, null]);
});

test('a port that is taken is said in one sentence', async () => {
  const { url: store } = await openStore();
  const proxy = start(store, new URL(store).port);
  let said = '';
  proxy.stderr.on('data', (data: Buffer) => (said += data.toString()));
  expect(await once(proxy, 'close')).toEqual([1, null]);
  expect(said).toBe('That port is taken. Choose another one: PORT=4174, or PORT=0 for any that is free.\n');
});

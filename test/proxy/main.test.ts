import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { openUpstream } from './test-support/upstream';

const start = (store: string) =>
  spawn(process.execPath, ['--import', 'tsx', `${import.meta.dirname}/main.ts`, '--store', store], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('the proxy prints its address first, says that a store asks for a password, listens on this machine alone, and closes when asked', async () => {
  const upstream = await openUpstream((request, response) => {
    const isPage = request.url === '/password';
    response.writeHead(isPage ? 200 : 302, isPage ? { 'content-type': 'text/html' } : { location: '/password' });
    response.end('<!doctype html><title>x</title><input type="password">');
  });
  onTestFinished(() => upstream.close());
  const proxy = start(`${upstream.url}/products/tea`);
  const lines: string[] = [];
  for await (const line of createInterface(proxy.stdout)) {
    lines.push(line);
    if (line.includes('Ctrl-C')) break;
  }
  const url = lines[0]!.replace('proxy: ', '');
  expect(lines).toEqual([
    `proxy: ${url}`,
    expect.stringMatching(`^That is ${upstream.url} with Karui .* in each page\\. Open ${url}/products/tea$`),
    `The store asks for a password: open ${url}/password and give it there.`,
    `Checkout opens on ${upstream.url} itself. Ctrl-C closes the proxy.`,
  ]);
  expect(await (await fetch(`${url}/products/tea`)).text()).toContain('type="password"');
  const outer = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address } of outer.filter(({ internal, family }) => !internal && family === 'IPv4'))
    await expect(fetch(`http://${address}:${new URL(url).port}/cart.js`)).rejects.toThrow('fetch failed');
  proxy.kill('SIGTERM');
  expect(await once(proxy, 'exit')).toEqual([0, null]);
});

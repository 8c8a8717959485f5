import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { createTeller } from './terminal';
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

test('the terminal tells each thing once: buttons, what is missing and why, pages without buttons; never a token', () => {
  const lines: string[] = [];
  const tell = createTeller((line) => void lines.push(line));
  const hosts = [{ kind: 'product' as const, painted: ['shop_pay', 'more_options'] }];
  const withdrawn = [{ wallet: 'venmo', reason: 'currency' }];
  const report = { path: '/products/tea', without: false, hosts, withdrawn, twoKinds: 'x.js', notStarted: 'y' };
  for (const _ of [1, 2]) tell({ type: 'report', report });
  const leftOut = ['//shop.example/portable-wallets.js?v=1'];
  tell({ type: 'page', path: '/products/tea', status: 200, notes: { productHosts: 1, cartHosts: 0, leftOut } });
  const notes = { productHosts: 0, cartHosts: 0, leftOut: [] };
  for (const path of ['/products/tea?a=1', '/ja/cart', '/', '/products/'])
    tell({ type: 'page', path, status: 200, notes });
  tell({ type: 'trouble', path: '/reset/12345678901234567890abcdef?token=1', sentence: 'x\u001b[2Jy\nz' });
  const none =
    'has no buttons: its HTML has no <shopify-accelerated-checkout> and no <shopify-accelerated-checkout-cart>';
  expect(lines).toEqual([
    '/products/tea: a product’s buttons: shop_pay, more_options',
    '/products/tea: no venmo: currency',
    '/products/tea shows two kinds of buttons: x.js.',
    '/products/tea: Karui did not start: y.',
    expect.stringMatching(/^\/products\/tea: the store's own wallet script \(.*\/portable-wallets\.js\) was left out/),
    `/products/tea ${none}.`,
    `/ja/cart ${none}, as is right while the cart is empty.`,
    '/reset/…: x [2Jy z',
  ]);
});

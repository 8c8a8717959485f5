import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openUpstream } from '../proxy/test-support/upstream';
import { lookAtStore } from './look-at-store';

const HOST = `<shopify-accelerated-checkout access-token="t" buyer-country="JP" buyer-locale="ja" buyer-currency="JPY"
  recommended="null" variant-params='[{"id":1,"requiresShipping":true}]'></shopify-accelerated-checkout>`;
const PRODUCT = `<!doctype html><html><head><title>x</title><link rel="icon" href="data:,"></head><body><form><input type="hidden" name="id" value="1"><button>add</button>${HOST}</form>`;

/** Path → status and content of a store. */
const PAGES: Record<string, readonly [status: number, body: string]> = {
  '/': [200, 'home'],
  '/cart.js': [200, '{"items":[]}'],
  '/products/tea': [200, PRODUCT],
};

async function openShop() {
  const upstream = await openUpstream((request, response) => {
    const [status, body] = PAGES[request.url!] ?? [404, 'nothing'];
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);
  });
  const folder = mkdtempSync(join(tmpdir(), 'karui-look-'));
  onTestFinished(async () => {
    await upstream.close();
    rmSync(folder, { recursive: true });
  });
  const told: string[] = [];
  const look = (path: string) =>
    lookAtStore(upstream.url + path, folder, { visits: 1, tell: (line) => void told.push(line) });
  return { url: upstream.url, look, folder, told };
}

test('a page is visited with the widget and without it, each step is reported, and the results are written', async () => {
  const { url, look, folder, told } = await openShop();
  const { table, files } = await look('/products/tea');
  expect(files.map((file) => file.slice(folder.length))).toEqual(
    ['phone.png', 'desktop.png', 'table.md'].map((name) =>
      expect.stringMatching(`^/localhost-\\d+-products-tea/${name}$`),
    ),
  );
  expect(told).toEqual([
    `asking ${new URL(url).host} whether it is a store …`,
    'opening a browser …',
    ...['phone', 'desktop'].flatMap((device) => [
      `${device}, visit 1 of 1, without Karui …`,
      `${device}, visit 1 of 1, with Karui …`,
      `${device}: drawing its contact sheet …`,
    ]),
  ]);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readFileSync(files[0]!).subarray(1, 4).toString()).toBe('PNG');
  expect(readFileSync(files[2]!, 'utf8')).toMatch(new RegExp(`^# ${url}/products/tea\n[^]*\\| Bytes, phone`));
  // With the widget, its script.
  const [, without, withIt] = /Requests, phone +\| +(\d+) \| +(\d+) \|/.exec(table)!.map(Number);
  expect(withIt! - without!).toBe(1);
});

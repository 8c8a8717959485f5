import { expect, test } from 'vitest';
import { products } from '../shop/catalog';
import { useStore } from '../test-support/use-store';

const store = useStore();

test('each page is there, and is an HTML page also where there is none', async () => {
  const paths = ['/', '/cart', ...products.map(({ handle }) => `/products/${handle}`)];
  const missing = [
    '/nix',
    '/products/nix',
    '/products/%E3%81',
    '/checkouts/nix?key=nix',
    '/thank-you/nix',
    '/cart/c/nix',
    '//',
  ];
  for (const path of [...paths, ...missing, '/cart?wallets=nix']) {
    const response = await store.get(path);
    const status = path.includes('wallets') ? 400 : missing.includes(path) ? 404 : 200;
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      status,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toMatch(/^<!doctype html><html lang="ja">/);
  }
  const section = await (await store.get('/products/sencha?section_id=main&variant=41002')).text();
  expect(section).toMatch(/^<section id="shopify-section-main"[^]*41002/);
  const head = await store.get('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

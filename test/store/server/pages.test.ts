import { expect, test } from 'vitest';
import { products } from '../shop/catalog';
import { createBuyer } from '../test-support/buyer';
import { line } from '../test-support/goods';
import { useStore } from '../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);

const visit = (path: string, cookie = '') => store.get(path, { headers: { cookie } });
const text = async (path: string, cookie = '') => (await visit(path, cookie)).text();
const answered = async (path: string, cookie = '') => {
  const { status, headers } = await visit(path, cookie);
  return [status, headers.get('location')];
};

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
  const section = await text('/products/sencha?section_id=main&variant=41002');
  expect(section).toMatch(/^<section id="shopify-section-main"[^]*41002/);
  const head = await store.get('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

const bought = async (variantId: number) => {
  const { pathname, search } = new URL((await buyer.create([line(variantId)])).checkoutUrl);
  const token = pathname.replace('/cart/c/', '');
  return { url: pathname + search, token, search, cookie: `cart=${encodeURIComponent(token + search)}` };
};

test('the thank-you page places the order: the shelf is emptier, the cart closed and gone from the shopper', async () => {
  const { url, token, search, cookie } = await bought(44_002);
  expect((await visit(`/thank-you/${token}${search}`, cookie)).headers.getSetCookie()).toEqual([
    'cart=; Max-Age=0; Path=/',
  ]);
  for (const old of [url, `/checkouts/${token}${search}`])
    expect(await answered(old)).toEqual([302, `/thank-you/${token}`]);
  expect((await visit(`/thank-you/${token}`)).status).toBe(200);
  const add = async () => (await store.post('/cart/add.js', { items: [{ id: 44_002 }] })).status;
  expect(await add()).toBe(422);
  await store.post('/__store/reset', {});
  expect(await add()).toBe(200);
});

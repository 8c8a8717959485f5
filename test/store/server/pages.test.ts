import { expect, test } from 'vitest';
import { products } from '../shop/catalog';
import { useStore } from '../test-support/use-store';

const store = useStore();

test('each page is served, and an unknown address gets an HTML page, too', async () => {
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

test('a checkout without goods says what is missing, to shoppers in Japanese and to engineers in English', async () => {
  /** What stands on a page that a shopper with this cookie asks for; its status where it is no page. */
  const seen = async (path: string, cookie: string) => {
    const response = await store.get(path, { headers: { cookie } });
    return response.status === 200 ? response.text() : response.status;
  };
  const isEmpty = expect.stringMatching(
    /カートに商品がありません[^]*this page needs a cart[^]*\/checkout\?cart=44001:1/,
  );
  expect(await seen('/checkout', '')).toEqual(isEmpty);
  const filled = await store.get('/checkout?cart=44001:1');
  const cookie = filled.headers.get('set-cookie')?.split(';')[0] ?? '';
  const checkout = filled.headers.get('location')!.replace('/cart/c/', '/checkouts/');
  expect(await seen(checkout, cookie)).toContain('注文を確定する');
  await store.get('/cart/clear.js', { method: 'POST', headers: { cookie } });
  expect(await seen('/checkout', cookie)).toEqual(isEmpty);
  expect(await seen(checkout, cookie)).toEqual(isEmpty);
  expect(await seen(`${checkout}&captcha=true`, cookie)).toMatch(/data-testid="flags"[^]*captcha/);
  expect(await seen('/checkout?cart=44001:1', cookie)).toBe(302);
});

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

test('theme, currency and policy are remembered, and change what is shown', async () => {
  for (const [choice, path, sign] of [
    ['theme=b', '/cart', 'theme-b.js'],
    ['theme=hostile', '/cart', 'theme-hostile.css'],
    ['currency=USD', '/products/sencha', '$7.20'],
  ] as const) {
    expect((await visit(`/?${choice}`)).headers.getSetCookie()).toEqual([expect.stringMatching(`^${choice}; `)]);
    const pages = await Promise.all([text(`${path}?${choice}`), text(path, choice), text(path)]);
    expect(pages.map((page) => page.includes(sign))).toEqual([true, true, false]);
  }
  for (const nonsense of ['theme=c', 'currency=EUR'])
    expect((await visit(`/?${nonsense}`)).headers.getSetCookie()).toEqual([]);
  // Newer themes name their style sheet in a header, others in a line before the snippet.
  expect((await visit('/?theme=b')).headers.get('link')).toBe('</store-assets/theme-b.css>; rel=preload; as=style');
  expect(await text('/?theme=a')).toMatch(
    /<link rel="preload" href="\/store-assets\/theme-a\.css" as="style"[^]*shopify-accelerated/,
  );
  const policy = async (cookie: string) => {
    const headers = { cookie, 'x-shopify-storefront-access-token': '5f0c1d7ae9b34c62a8d1f7e204b9c36e' };
    return (
      await store.post('/api/unstable/graphql.json', { query: '{ shop { subscriptionPolicy { body } } }' }, headers)
    ).text();
  };
  expect(await policy('policy=hostile')).toMatch(/<script>.*onerror=.*javascript:.*<iframe/s);
  expect(await policy('')).not.toMatch(/<script|onerror|javascript:|<iframe/);
});

test('?cart= fills the cart of a shopper who has none, and of nobody else', async () => {
  const first = await visit('/cart?cart=41001:2,43001:1');
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await first.text()).match(/data-line="/g)).toHaveLength(2);
  expect((await visit('/cart?cart=43001:5', cookie)).headers.get('set-cookie')).toBeNull();
  expect(await text('/cart.js', cookie)).toContain('"item_count":3');
  for (const nonsense of ['', '41001', 'x:1', '44003:1'])
    expect((await visit(`/cart?cart=${nonsense}`)).headers.get('set-cookie')).toBeNull();
});

test('?csp=1 sends a content policy with a new nonce, which the page uses; ?hostile puts old libraries first', async () => {
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
  const pages = [await visit('/?csp=1'), await visit('/?csp=1')];
  const nonces = pages.map(
    (page) => /script-src 'nonce-([^']+)' 'strict-dynamic'.*require-trusted-types/.exec(policyOf(page))?.[1],
  );
  expect([policyOf(await visit('/')), nonces[0] === nonces[1]]).toEqual(['', false]);
  expect(await pages[0]!.text()).toContain(`nonce="${nonces[0]}"`);
  const [first, second] = (await text('/?hostile=object')).match(/<script[^>]*src="[^"]+"/g) ?? [];
  expect([first, second].join()).toMatch(/old-library\.js.*older-library\.js/);
});

const bought = async (variantId: number) => {
  const { pathname, search } = new URL((await buyer.create([line(variantId)])).checkoutUrl);
  const token = pathname.replace('/cart/c/', '');
  return { url: pathname + search, token, search, cookie: `cart=${encodeURIComponent(token + search)}` };
};

test('the way to checkout keeps every flag, needs the key, and is that of the shopper’s own cart', async () => {
  const { url, token, search, cookie } = await bought(43_001);
  const flags = `${search}&storefront_wallet=true&wallet_not_enough_stock=true`;
  expect(await answered(`/cart/c/${token}${flags}`)).toEqual([302, `/checkouts/${token}${flags}`]);
  expect(await text(`/checkouts/${token}${flags}`)).toMatch(/電子書籍『はじめての日本茶』[^]*wallet_not_enough_stock/);
  for (const path of ['/cart/c/', '/checkouts/', '/thank-you/'])
    for (const query of ['', '?key=wrong']) expect((await visit(path + token + query)).status).toBe(404);
  expect(await answered('/checkout', cookie)).toEqual([302, url]);
  expect(await answered('/checkout')).toEqual([302, '/cart']);
  const form = { method: 'POST', headers: { cookie }, body: new URLSearchParams({ checkout: '' }) };
  expect((await store.get('/cart', form)).headers.get('location')).toBe(url);
});

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

import { describe, expect, test } from 'vitest';
import { products } from '../shop/catalog';
import { createBuyer } from '../test-support/buyer';
import { useStore } from '../test-support/use-store';
import { line } from '../test-support/goods';

const store = useStore();
const buyer = createBuyer(store);

const created = async (variantId: number) => new URL((await buyer.create([line(variantId)])).checkoutUrl);
const answered = async (path: string, init?: RequestInit) => {
  const response = await store.get(path, init);
  return [response.status, response.headers.get('location')];
};

describe('the pages', () => {
  test.each(['/', '/cart', ...products.map(({ handle }) => `/products/${handle}`)])('%s is there', async (path) => {
    const response = await store.get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toMatch(/^<!doctype html>/i);
  });

  test.each([
    '/nix',
    '/products/nix',
    '/products/%E3%81',
    '/checkouts/nix?key=nix',
    '/thank-you/nix',
    '/cart/c/nix',
    '//',
  ])('%s is a 404 page', async (path) => {
    const response = await store.get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test.each([
    ['a', null, 1],
    ['b', '</store-assets/theme-b.css>; rel=preload; as=style', 0],
  ])('of theme %s name the style sheet before the snippet: by header %s, by %i lines', async (theme, header, lines) => {
    const response = await store.get(`/products/sencha?theme=${theme}`);
    expect(response.headers.get('link')).toBe(header);
    const [before = ''] = (await response.text()).split('shopify-accelerated-checkout');
    expect(before.split(`<link rel="preload" href="/store-assets/theme-${theme}.css" as="style"`)).toHaveLength(
      lines + 1,
    );
  });

  test('a section of a product is a fragment, not a page', async () => {
    const text = await (await store.get('/products/sencha?section_id=main&variant=41002')).text();
    expect(text).not.toMatch(/<html/i);
    expect(text).toContain('41002');
  });

  test('a HEAD request gets the headers of a page', async () => {
    const response = await store.get('/', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('the theme that is asked for is remembered', async () => {
    const response = await store.get('/?theme=b');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^theme=b; /);
    const asked = await (await store.get('/cart?theme=b')).text();
    const remembered = await (await store.get('/cart', { headers: { cookie: 'theme=b' } })).text();
    const other = await (await store.get('/cart')).text();
    expect([asked.includes('theme-b.js'), remembered.includes('theme-b.js')]).toEqual([true, true]);
    expect(other).toContain('theme-a.js');
  });

  test('?cart= fills the cart of a shopper who has none, and of nobody else', async () => {
    const visit = (path: string, cookie = '') => store.get(path, { headers: { cookie } });
    const first = await visit('/cart?cart=41001:2,43001:1');
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await first.text()).match(/data-line="/g)).toHaveLength(2);
    const counted = async () => ((await (await visit('/cart.js', cookie)).json()) as { item_count: number }).item_count;
    expect(await counted()).toBe(3);
    expect((await visit('/cart?cart=43001:5', cookie)).headers.get('set-cookie')).toBeNull();
    expect(await counted()).toBe(3);
    for (const nonsense of ['', '41001', 'x:1', '44003:1', '1:1']) {
      expect((await visit(`/cart?cart=${nonsense}`)).headers.get('set-cookie')).toBeNull();
    }
  });

  test('a theme that does not exist is not remembered', async () => {
    expect((await store.get('/?theme=c')).headers.getSetCookie()).toEqual([]);
  });
});

describe('the way to the checkout', () => {
  test('redirects from the checkout URL to the checkout page with every flag', async () => {
    const { pathname, searchParams } = await created(43_001);
    const token = pathname.replace('/cart/c/', '');
    const query = `?key=${searchParams.get('key')}&storefront_wallet=true&wallet_not_enough_stock=true`;
    expect(await answered(`${pathname}${query}`)).toEqual([302, `/checkouts/${token}${query}`]);

    const page = await (await store.get(`/checkouts/${token}${query}`)).text();
    expect(page).toContain('電子書籍『はじめての日本茶』');
    expect(page).toContain('wallet_not_enough_stock');
  });

  test.each(['?key=wrong', ''])('ends in a 404 with the key "%s"', async (query) => {
    const { pathname } = await created(43_001);
    expect((await store.get(`${pathname}${query}`)).status).toBe(404);
    expect((await store.get(`${pathname.replace('/cart/c/', '/checkouts/')}${query}`)).status).toBe(404);
  });

  test("uses the shopper's own cart for /checkout and for the cart's form, and returns to /cart without one", async () => {
    const url = await created(43_001);
    const own = `${url.pathname}${url.search}`;
    const headers = { cookie: `cart=${encodeURIComponent(own.replace('/cart/c/', ''))}` };
    const form = { method: 'POST', headers, body: new URLSearchParams({ checkout: '' }) };
    expect(await answered('/checkout', { headers })).toEqual([302, own]);
    expect(await answered('/cart', form)).toEqual([302, own]);
    expect(await answered('/checkout')).toEqual([302, '/cart']);
  });

  test.each(['', '?key=wrong'])('is not ordered by opening the thank-you page with the key "%s"', async (query) => {
    const url = await created(44_002);
    const path = url.pathname.replace('/cart/c/', '/thank-you/');
    const cookie = `cart=${encodeURIComponent(`${url.pathname.replace('/cart/c/', '')}${url.search}`)}`;
    const { status, headers } = await store.get(`${path}${query}`, { headers: { cookie } });
    expect([status, headers.getSetCookie()]).toEqual([404, []]);
    expect(await (await store.get('/__store/orders')).json()).toEqual([]);
  });

  test('ends with the order: the stock is reduced, the cart is closed, and its old address shows the thank-you page', async () => {
    const url = await created(44_002);
    const token = url.pathname.replace('/cart/c/', '');
    const cookie = `cart=${encodeURIComponent(`${token}${url.search}`)}`;
    const thanks = await store.get(`/thank-you/${token}${url.search}`, { headers: { cookie } });
    expect([thanks.status, thanks.headers.getSetCookie()]).toEqual([200, ['cart=; Max-Age=0; Path=/']]);
    expect(await answered(`${url.pathname}${url.search}`)).toEqual([302, `/thank-you/${token}`]);
    expect(await answered(`/checkouts/${token}${url.search}`)).toEqual([302, `/thank-you/${token}`]);
    expect((await store.get(`/thank-you/${token}`)).status).toBe(200);

    const add = () => store.post('/cart/add.js', { items: [{ id: 44_002 }] });
    expect((await add()).status).toBe(422);
    await store.post('/__store/reset', {});
    expect((await add()).status).toBe(200);
  });
});

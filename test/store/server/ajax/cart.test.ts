import { describe, expect, test } from 'vitest';
import { useShopper } from '../../test-support/shopper';
import { useStore } from '../../test-support/use-store';

const store = useStore({
  renderSection: (name, cart) => (name === 'cart-drawer' ? `<p>${cart.lines.length}</p>` : null),
});
const shopper = useShopper(store);

describe('a cart', () => {
  test('is empty at first, and its cookie holds token and key', async () => {
    const { token, items, item_count, total_price, currency } = await shopper.cart();
    expect([items, item_count, total_price, currency]).toEqual([[], 0, 0, 'JPY']);
    expect(decodeURIComponent(shopper.cookie)).toBe(`cart=${token}`);
    expect(shopper.cookie).toMatch(/^cart=hWN[A-Za-z0-9]+%3Fkey%3D[0-9a-f]{32}$/);
    expect((await shopper.cart()).token).toBe(token);
  });

  test('is a new one when the key is wrong', async () => {
    await shopper.post('/cart/add.js', { items: [{ id: 43_001 }] });
    const { token } = await shopper.cart();
    shopper.cookie = shopper.cookie.replace(/%3D.*/, '%3Dwrong');
    const other = await shopper.cart();
    expect([other.items, other.token === token]).toEqual([[], false]);
  });

  test('is the same at /cart.json and after a locale', async () => {
    await shopper.post('/cart/add.js', { items: [{ id: 43_001 }] });
    const same = await shopper.cart();
    for (const path of ['/cart.json', '/ja/cart.js', '/en-us/cart.js'])
      expect(await (await store.get(path, { headers: { cookie: shopper.cookie } })).json()).toEqual(same);
  });

  test('is the same in the GraphQL API', async () => {
    await shopper.post('/cart/add.js', { items: [{ id: 43_001 }] });
    const { token } = await shopper.cart();
    const response = await store.call('cart', { id: `gid://shopify/Cart/${token}` });
    expect(await response.json()).toMatchObject({ data: { cart: { totalQuantity: 1 } } });
  });
});

test.each([
  ['a list', ['cart-drawer', 'nix']],
  ['a text with commas', 'cart-drawer,nix'],
])('sections asked for as %s come with the answer, `null` for one that the theme has not', async (_, sections) => {
  const response = await shopper.post('/cart/add.js', { items: [{ id: 43_001 }], sections });
  expect(await response.json()).toMatchObject({ sections: { 'cart-drawer': '<p>1</p>', nix: null } });
  expect(await (await shopper.post('/cart/clear.js', {})).json()).not.toHaveProperty('sections');
});

import { expect, test } from 'vitest';
import { parse } from '../test-support/page-fixtures';
import { createShopper } from '../test-support/shopper';
import { useStore } from '../test-support/use-store';

const store = useStore();

const IN_DOLLARS = { headers: { cookie: 'currency=USD' } };

const market = async (path: string, init?: RequestInit) => {
  const document = parse(await (await store.get(path, init)).text());
  const element = document.querySelector('shopify-accelerated-checkout, shopify-accelerated-checkout-cart');
  return [element?.getAttribute('buyer-country'), element?.getAttribute('buyer-currency')];
};

test.each<[string, string, RequestInit | undefined, string[]]>([
  ['a product', '/products/sencha', undefined, ['JP', 'JPY']],
  ['a product in dollars', '/products/sencha?currency=USD', undefined, ['US', 'USD']],
  ['a cart in dollars', '/cart?cart=41001:2&currency=USD', undefined, ['US', 'USD']],
  ['a product for who has chosen dollars', '/products/sencha', IN_DOLLARS, ['US', 'USD']],
  ['a product in yen again', '/products/sencha?currency=JPY', IN_DOLLARS, ['JP', 'JPY']],
  ['a currency that the shop has not', '/products/sencha?currency=EUR', undefined, ['JP', 'JPY']],
])('%s is sold in the market %s', async (_, path, init, expected) => {
  expect(await market(path, init)).toEqual(expected);
});

test('a choice is remembered', async () => {
  const cookies = async (path: string) => (await store.get(path)).headers.getSetCookie().join();
  expect(await cookies('/?currency=USD')).toContain('currency=USD');
  expect(await cookies('/')).not.toContain('currency');
});

test.each([
  ['', '¥1,080'],
  ['?currency=USD', '$7.20'],
  ['?currency=USD&theme=b', '$7.20'],
])('prices of a product are in its currency: %s', async (query, price) => {
  const document = parse(await (await store.get(`/products/sencha${query}`)).text());
  expect(document.querySelector('[data-price]')?.textContent).toBe(price);
});

test('the cart of a shopper counts in the currency that was chosen', async () => {
  const shopper = createShopper(store);
  await shopper.post('/cart/add.js', { items: [{ id: 43_001, quantity: 1 }] });
  expect((await shopper.cart()).total_price).toBe(98_000);
  shopper.cookie += '; currency=USD';
  expect(await (await store.get('/cart.js', { headers: { cookie: shopper.cookie } })).json()).toMatchObject({
    currency: 'USD',
    total_price: 653,
  });
});

import { describe, expect, test } from 'vitest';
import { useStore } from '../../test-support/use-store';

const store = useStore();

const input = { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/43001' }] };
const create = () => store.call('cartCreate', { input });

describe('the list of requests', () => {
  const requests = async () => (await (await store.get('/__store/requests')).json()) as Record<string, unknown>[];

  test('has all calls to the API and the cart since the reset, with query, headers and parsed body', async () => {
    await create();
    await store.get('/products/sencha');
    await store.get('/cart/add.js', {
      method: 'POST',
      body: new URLSearchParams({ id: '43001', 'properties[a]': 'b' }),
    });
    await store.post('/en-us/cart/change.js', { line: 1, quantity: 2 });
    await store.get('/cart/update.js', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
    await store.get('/cart.js?x=1');

    const list = await requests();
    expect(list.map(({ method, url, body }) => [method, url, body])).toEqual([
      [
        'POST',
        '/api/unstable/graphql.json?operation_name=cartCreate',
        { query: expect.any(String), variables: { input } },
      ],
      ['POST', '/cart/add.js', { id: '43001', properties: { a: 'b' } }],
      ['POST', '/en-us/cart/change.js', { line: 1, quantity: 2 }],
      ['POST', '/cart/update.js', '{'],
      ['GET', '/cart.js?x=1', null],
    ]);
    expect(list[0]?.['headers']).toMatchObject({ 'content-type': 'application/json' });

    await store.post('/__store/reset', {});
    expect(await requests()).toEqual([]);
  });

  test('has calls that a fault answered, too', async () => {
    await store.fault({ operation: 'cartCreate', drop: true });
    await create().catch(() => null);
    expect(await requests()).toHaveLength(1);
  });
});

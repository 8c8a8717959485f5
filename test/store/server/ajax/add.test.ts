import { describe, expect, test } from 'vitest';
import { problemOf, type Item, useShopper } from '../../test-support/shopper';
import { useStore } from '../../test-support/use-store';

const store = useStore();
const shopper = useShopper(store);

describe('/cart/add', () => {
  test('returns the lines of `items` with their new quantities', async () => {
    await shopper.post('/cart/add.js', { items: [{ id: 43_001, quantity: 1 }] });
    const response = await shopper.post('/cart/add.js', { items: [{ id: 43_001, quantity: 2 }, { id: 45_001 }] });
    const { items } = (await response.json()) as { items: Item[] };
    expect(items.map((item) => [item.variant_id, item.quantity])).toEqual([
      [43_001, 3],
      [45_001, 1],
    ]);
    expect(await shopper.held()).toEqual([
      [45_001, 1],
      [43_001, 3],
    ]);
  });

  test.each<[string, (fields: [string, string][]) => URLSearchParams | FormData]>([
    ['urlencoded', (fields) => new URLSearchParams(fields)],
    [
      'multipart',
      (fields) => {
        const form = new FormData();
        for (const [name, value] of fields) form.append(name, value);
        return form;
      },
    ],
  ])('gives the bare line of an %s form, with its properties and plan', async (_, form) => {
    const body = form([
      ['id', '42001'],
      ['quantity', '2'],
      ['selling_plan', '9001'],
      ['properties[のし]', '御祝'],
      ['properties[_source]', ''],
    ]);
    expect(await (await shopper.submit('/cart/add.js', body)).json()).toMatchObject({
      id: 42_001,
      key: expect.stringMatching(/^42001:[0-9a-f]{32}$/) as string,
      product_title: '季節のお茶 定期便',
      variant_title: null,
      quantity: 2,
      price: 291_600,
      line_price: 583_200,
      final_line_price: 583_200,
      properties: { のし: '御祝' },
      requires_shipping: true,
      selling_plan_allocation: { price: 291_600, selling_plan: { id: 9001 } },
    });
  });

  test('redirects a plain form to the cart, or to the page of the store in `return_to`', async () => {
    const answers = [];
    for (const returnTo of ['', '/checkout', 'https://elsewhere.test/', '//elsewhere.test/']) {
      const body = new URLSearchParams({ id: '43001', return_to: returnTo });
      const response = await shopper.submit('/cart/add', body, { accept: 'text/html' });
      answers.push([response.status, response.headers.get('location')]);
    }
    expect(answers).toEqual([
      [302, '/cart'],
      [302, '/checkout'],
      [302, '/cart'],
      [302, '/cart'],
    ]);
    expect(await shopper.held()).toEqual([[43_001, 4]]);
  });

  test.each([
    ['/\t/elsewhere.test/', '/cart'],
    ['/\n\\elsewhere.test/', '/cart'],
    ['/.//elsewhere.test/', '/cart'],
    ['/pages/お茶?色=緑', '/pages/%E3%81%8A%E8%8C%B6?%E8%89%B2=%E7%B7%91'],
  ])('the `return_to` %j leads to a path of the store', async (returnTo, location) => {
    const body = new URLSearchParams({ id: '43001', return_to: returnTo });
    const response = await shopper.submit('/cart/add', body, { accept: 'text/html' });
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  test.each([
    ['accepts JSON', { accept: 'application/json' }],
    ['accepts scripts', { accept: 'application/javascript' }],
    ['says it is a script', { accept: '*/*', 'x-requested-with': 'XMLHttpRequest' }],
  ])('answers without .js to a form that %s', async (_, headers) => {
    const response = await shopper.submit('/cart/add', new URLSearchParams({ id: '43001' }), headers);
    expect(await response.json()).toMatchObject({ variant_id: 43_001 });
  });

  test('tells a plain form why it was refused', async () => {
    const response = await shopper.submit('/cart/add', new URLSearchParams({ id: '44003' }), { accept: 'text/html' });
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('is already sold out.');
  });

  test.each<[string, object, number, string]>([
    ['what is sold out', { id: 44_003 }, 422, "The product '常滑焼の急須「小春」 - 灰釉' is already sold out."],
    ['an unknown variant', { id: 1 }, 404, 'Cannot find variant'],
    ['no id', { quantity: 1 }, 400, 'Required parameter missing or invalid: id'],
    ['no quantity at all', { id: 43_001, quantity: 0 }, 400, 'quantity must be a whole number of one or more'],
    ['half a piece', { id: 43_001, quantity: 0.5 }, 400, 'quantity must be a whole number of one or more'],
    ['a thing without its plan', { id: 46_001 }, 422, 'Variant can only be purchased with a selling plan.'],
    ['a plan of another thing', { id: 42_001, selling_plan: 9003 }, 422, 'Cannot apply selling plan to variant'],
    ['too few', { id: 41_001, quantity: 1 }, 422, 'The quantity must be at least 2.'],
    [
      'more than the merchant allows',
      { id: 41_001, quantity: 22 },
      422,
      '煎茶のご購入は、お一人さま20袋までとさせていただいております。',
    ],
  ])('refuses %s', async (_, item, status, description) => {
    expect(await problemOf(await shopper.post('/cart/add.js', { items: [item] }))).toEqual([status, description]);
    expect(await shopper.held()).toEqual([]);
  });

  test('adds what is in stock and reports that it was less', async () => {
    const add = () => shopper.post('/cart/add.js', { items: [{ id: 44_002, quantity: 2 }] });
    expect(await problemOf(await add())).toEqual([422, 'Only 1 item was added to your cart due to availability.']);
    expect(await problemOf(await add())).toEqual([422, 'The maximum quantity of this item is already in your cart.']);
    expect(await shopper.held()).toEqual([[44_002, 1]]);
  });

  test.each([
    ['an empty list', { items: [] }],
    ['no list', { items: 'tea' }],
  ])('answers 400 to %s', async (_, body) => {
    expect(await problemOf(await shopper.post('/cart/add.js', body))).toEqual([
      400,
      'Required parameter missing or invalid: items',
    ]);
  });

  test('answers 400 to incomplete JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await store.get('/cart/add.js', { method: 'POST', headers, body: '{' })).status).toBe(400);
  });

  test('changes the cart to dollars for a product that is sold in dollars', async () => {
    const response = await shopper.post('/cart/add.js', { items: [{ id: 45_001 }] });
    expect(await response.json()).toMatchObject({ items: [{ price: 2000 }] });
    expect(await shopper.cart()).toMatchObject({ currency: 'USD', total_price: 2000 });
  });
});

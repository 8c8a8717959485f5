import { describe, expect, test } from 'vitest';
import { problemOf, useShopper, type Cart } from '../../test-support/shopper';
import { useStore } from '../../test-support/use-store';

const store = useStore({
  renderSection: (name, cart, { url }) => (name === 'cart-drawer' ? `${cart.lines.length} ${url.pathname}` : null),
});
const shopper = useShopper(store);
const add = (...items: object[]) => shopper.post('/cart/add.js', { items });
const change = (body: object) => shopper.post('/cart/change.js', body);
const update = (body: object) => shopper.post('/cart/update.js', body);

test('a cart is empty at first, its cookie holds token and key, and it is the same in all its ways', async () => {
  const { token, items, item_count, total_price, currency } = await shopper.cart();
  expect([items, item_count, total_price, currency]).toEqual([[], 0, 0, 'JPY']);
  expect(decodeURIComponent(shopper.cookie)).toBe(`cart=${token}`);
  expect(shopper.cookie).toMatch(/^cart=hWN[A-Za-z0-9]+%3Fkey%3D[0-9a-f]{32}$/);
  await add({ id: 43_001 });
  const same = await shopper.cart();
  expect(same.token).toBe(token);
  for (const path of ['/cart.json', '/ja/cart.js', '/en-us/cart.js'])
    expect(await (await store.get(path, { headers: { cookie: shopper.cookie } })).json()).toEqual(same);
  const api = await store.call('cart', { id: `gid://shopify/Cart/${token}` });
  expect(await api.json()).toMatchObject({ data: { cart: { totalQuantity: 1 } } });
  shopper.cookie = shopper.cookie.replace(/%3D.*/, '%3Dwrong');
  expect((await shopper.cart()).items).toEqual([]);
});

describe('/cart/add', () => {
  test('adds several lines and returns them, or the bare line of a form with its properties and plan', async () => {
    await add({ id: 43_001, quantity: 1 });
    const { items } = (await (await add({ id: 43_001, quantity: 2 }, { id: 44_001 })).json()) as Cart;
    expect(items.map(({ variant_id, quantity }) => [variant_id, quantity])).toEqual([
      [43_001, 3],
      [44_001, 1],
    ]);
    const fields = {
      id: '42001',
      quantity: '2',
      selling_plan: '9001',
      'properties[のし]': '御祝',
      'properties[_source]': '',
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const body of [new URLSearchParams(fields), form]) {
      shopper.cookie = '';
      expect(await (await shopper.submit('/cart/add.js', body)).json()).toMatchObject({
        key: expect.stringMatching(/^42001:[0-9a-f]{32}$/) as string,
        product_title: '季節のお茶 定期便',
        variant_title: null,
        quantity: 2,
        final_line_price: 583_200,
        properties: { のし: '御祝' },
        selling_plan_allocation: { price: 291_600, selling_plan: { id: 9001 } },
      });
    }
  });

  test('redirects a plain form to a path of the store only; scripts get JSON, and a refused form a page', async () => {
    const submit = (fields: Record<string, string>, headers: Record<string, string>) =>
      shopper.submit('/cart/add', new URLSearchParams(fields), headers);
    for (const [to, place] of [
      ['', '/cart'],
      ['/checkout', '/checkout'],
      ['https://elsewhere.test/', '/cart'],
      ['//elsewhere.test/', '/cart'],
      ['/\t/elsewhere.test/', '/cart'],
      ['/.//elsewhere.test/', '/cart'],
      ['/pages/お茶', '/pages/%E3%81%8A%E8%8C%B6'],
    ] as const) {
      const { status, headers } = await submit({ id: '43001', return_to: to }, { accept: 'text/html' });
      expect([to, status, headers.get('location')]).toEqual([to, 302, place]);
    }
    for (const headers of [
      { accept: 'application/javascript' },
      { accept: '*/*', 'x-requested-with': 'XMLHttpRequest' },
    ])
      expect(await (await submit({ id: '43001' }, headers)).json()).toMatchObject({ variant_id: 43_001 });
    const refused = await submit({ id: '44003' }, { accept: 'text/html' });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('is already sold out.')]);
  });

  test('refuses with status and words what can’t be bought; of too little stock it adds what is left', async () => {
    const wrong: [object, number, string][] = [
      [{ id: 44_003 }, 422, "The product '常滑焼の急須「小春」 - 灰釉' is already sold out."],
      [{ id: 1 }, 404, 'Cannot find variant'],
      [{ quantity: 1 }, 400, 'Required parameter missing or invalid: id'],
      [{ id: 43_001, quantity: 0.5 }, 400, 'quantity must be a whole number of one or more'],
      [{ id: 46_001 }, 422, 'Variant can only be purchased with a selling plan.'],
      [{ id: 42_001, selling_plan: 9003 }, 422, 'Cannot apply selling plan to variant'],
      [{ id: 41_001, quantity: 1 }, 422, 'The quantity must be at least 2.'],
      [{ id: 41_001, quantity: 22 }, 422, '煎茶のご購入は、お一人さま20袋までとさせていただいております。'],
      [{ id: 44_002, quantity: 2 }, 422, 'Only 1 item was added to your cart due to availability.'],
      [{ id: 44_002, quantity: 2 }, 422, 'The maximum quantity of this item is already in your cart.'],
    ];
    for (const [item, status, words] of wrong) expect(await problemOf(await add(item))).toEqual([status, words]);
    expect(await shopper.held()).toEqual([[44_002, 1]]);
    expect((await problemOf(await shopper.post('/cart/add.js', { items: 'tea' })))[0]).toBe(400);
    const headers = { 'content-type': 'application/json' };
    expect((await store.get('/cart/add.js', { method: 'POST', headers, body: '{' })).status).toBe(400);
  });

  test('brings the sections that are asked for, drawn for the page that asks', async () => {
    for (const [sections, url, drawn] of [
      [['cart-drawer', 'nix'], '/products/sencha?wallets=venmo', '1 /products/sencha'],
      ['cart-drawer,nix', '//evil.example/x', '1 /cart'],
    ] as const) {
      const answer = await shopper.post('/cart/add.js', { items: [{ id: 43_001 }], sections, sections_url: url });
      expect(await answer.json()).toMatchObject({ sections: { 'cart-drawer': drawn, nix: null } });
    }
  });
});

describe('/cart/change, /cart/update and /cart/clear', () => {
  test('a line is found by key, variant or place; properties and plan change, and equal lines become one', async () => {
    await add({ id: 43_001 }, { id: 42_001, properties: { のし: '御祝' } }, { id: 44_001 });
    const [, tea] = (await shopper.cart()).items;
    for (const body of [
      { id: tea?.key, quantity: 5 },
      { id: 43_001, quantity: 3 },
      { line: '1', quantity: '0' },
    ])
      await change(body);
    expect(await shopper.held()).toEqual([
      [42_001, 5],
      [43_001, 3],
    ]);
    const { items } = (await (
      await change({ line: 1, properties: { のし: '内祝' }, selling_plan: 9002 })
    ).json()) as Cart;
    expect(items[0]).toMatchObject({ quantity: 5, properties: { のし: '内祝' }, price: 307_800 });
    await add({ id: 43_001, quantity: 2, properties: { のし: '御祝' } });
    await change({ line: 1, properties: {} });
    expect(await shopper.held()).toEqual([
      [43_001, 5],
      [42_001, 5],
    ]);
  });

  test('a refused change or update leaves the cart as it was, and says why where themes look for it', async () => {
    await add({ id: 42_001, properties: { のし: '御祝' } }, { id: 44_001 });
    const { items } = await shopper.cart();
    const wrong: [object, number, string][] = [
      [{ quantity: 1 }, 400, 'no valid id or line parameter'],
      [{ line: 9, quantity: 1 }, 400, 'no valid id or line parameter'],
      [{ line: 2, properties: {}, quantity: 'many' }, 400, 'quantity must be a whole number'],
      [{ line: 2, properties: {}, selling_plan: 9003 }, 422, 'Cannot apply selling plan to variant'],
      [
        { line: 2, properties: { お名前入れ: 'とても長いお名前を入れます' } },
        422,
        'お名前入れは10文字までで承っております。',
      ],
    ];
    for (const [body, status, words] of wrong) expect(await problemOf(await change(body))).toEqual([status, words]);
    for (const [updates, status] of [
      [[3, 'many'], 400],
      [{ 42_001: 3, 44_001: '' }, 400],
      [{ 1: 1 }, 404],
      [{ 44_003: 1 }, 422],
    ] as const)
      expect((await update({ updates })).status).toBe(status);
    expect((await shopper.cart()).items).toEqual(items);
    const short = await (await change({ id: 44_001, quantity: 41 })).json();
    expect(short).toMatchObject({ errors: expect.stringContaining('39 items') as string });
  });

  test('updates set quantities by id or in order, note, attributes and discounts; clearing keeps the note', async () => {
    await add({ id: 43_001 }, { id: 42_001 });
    await update({ updates: { 43_001: 4, 42_001: 0, 44_001: 2, 45_001: 0 } });
    expect(await shopper.held()).toEqual([
      [44_001, 2],
      [43_001, 4],
    ]);
    await shopper.submit(
      '/cart/update.js',
      new URLSearchParams([
        ['updates[]', '0'],
        ['updates[]', '1'],
      ]),
    );
    await update({ note: '午前中に', attributes: { 袋: 'あり', 帯: '赤' }, discount: 'OCHA10,NANIKA' });
    await update({ attributes: { 袋: '' } });
    expect(await shopper.cart()).toMatchObject({
      note: '午前中に',
      attributes: { 帯: '赤' },
      total_discount: 9800,
      total_price: 88_200,
      discount_codes: [
        { code: 'OCHA10', applicable: true },
        { code: 'NANIKA', applicable: false },
      ],
    });
    expect(await (await shopper.post('/cart/clear.js', {})).json()).toMatchObject({ item_count: 0, note: '午前中に' });
    shopper.cookie = '';
    await add({ id: 45_001 });
    expect(await shopper.cart()).toMatchObject({ currency: 'USD', total_price: 2000 });
  });
});

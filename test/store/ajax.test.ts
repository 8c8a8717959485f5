import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type OpenStore } from './open-store';

let store: OpenStore;
beforeAll(async () => {
  store = await openStore({
    renderSection: (name, cart) => (name === 'cart-drawer' ? `<p>${cart.lines.length}</p>` : null),
  });
});
beforeEach(async () => {
  await store.post('/__store/reset', {});
  cookie = '';
});
afterAll(() => store.close());

interface Item {
  key: string;
  variant_id: number;
  quantity: number;
  properties: Record<string, string>;
  [name: string]: unknown;
}
interface Cart {
  token: string;
  item_count: number;
  total_price: number;
  items: Item[];
  [name: string]: unknown;
}

/** One shopper's cookie jar. */
let cookie = '';

const remember = (response: Response): Response => {
  const [line] = response.headers.getSetCookie();
  if (line) cookie = line.split(';')[0] ?? '';
  return response;
};
const post = async (path: string, body: unknown) => remember(await store.post(path, body, { cookie }));
const submit = async (path: string, body: URLSearchParams | FormData, headers: Record<string, string> = {}) =>
  remember(await store.get(path, { method: 'POST', headers: { cookie, ...headers }, body }));
const cart = async (): Promise<Cart> =>
  (await remember(await store.get('/cart.js', { headers: { cookie } }))).json() as Promise<Cart>;
const held = async () => (await cart()).items.map((item) => [item.variant_id, item.quantity]);
const problem = async (response: Response) => [
  response.status,
  ((await response.json()) as { description: string }).description,
];

describe('a cart', () => {
  test('is empty at first, and remembered by its cookie as token and key', async () => {
    const { token, items, item_count, total_price, currency } = await cart();
    expect([items, item_count, total_price, currency]).toEqual([[], 0, 0, 'JPY']);
    expect(decodeURIComponent(cookie)).toBe(`cart=${token}`);
    expect(cookie).toMatch(/^cart=hWN[A-Za-z0-9]+%3Fkey%3D[0-9a-f]{32}$/);
    expect((await cart()).token).toBe(token);
  });

  test('is another one when the key does not fit', async () => {
    await post('/cart/add.js', { items: [{ id: 43_001 }] });
    const { token } = await cart();
    cookie = cookie.replace(/%3D.*/, '%3Dwrong');
    const other = await cart();
    expect([other.items, other.token === token]).toEqual([[], false]);
  });

  test('reads the same as /cart.json and behind a locale', async () => {
    await post('/cart/add.js', { items: [{ id: 43_001 }] });
    const same = await cart();
    for (const path of ['/cart.json', '/ja/cart.js', '/en-us/cart.js'])
      expect(await (await store.get(path, { headers: { cookie } })).json()).toEqual(same);
  });

  test('is the one that the GraphQL API knows', async () => {
    await post('/cart/add.js', { items: [{ id: 43_001 }] });
    const { token } = await cart();
    const response = await store.call('cart', { id: `gid://shopify/Cart/${token}` });
    expect(await response.json()).toMatchObject({ data: { cart: { totalQuantity: 1 } } });
  });
});

describe('/cart/add', () => {
  test('gives the lines of an items call, with their new quantities', async () => {
    await post('/cart/add.js', { items: [{ id: 43_001, quantity: 1 }] });
    const response = await post('/cart/add.js', { items: [{ id: 43_001, quantity: 2 }, { id: 45_001 }] });
    const { items } = (await response.json()) as { items: Item[] };
    expect(items.map((item) => [item.variant_id, item.quantity])).toEqual([
      [43_001, 3],
      [45_001, 1],
    ]);
    expect(await held()).toEqual([
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
    expect(await (await submit('/cart/add.js', body)).json()).toMatchObject({
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

  test('sends a plain form on to the cart, or to a page of the store it names', async () => {
    const answers = [];
    for (const returnTo of ['', '/checkout', 'https://elsewhere.test/', '//elsewhere.test/']) {
      const body = new URLSearchParams({ id: '43001', return_to: returnTo });
      const response = await submit('/cart/add', body, { accept: 'text/html' });
      answers.push([response.status, response.headers.get('location')]);
    }
    expect(answers).toEqual([
      [302, '/cart'],
      [302, '/checkout'],
      [302, '/cart'],
      [302, '/cart'],
    ]);
    expect(await held()).toEqual([[43_001, 4]]);
  });

  test.each([
    ['accepts JSON', { accept: 'application/json' }],
    ['accepts scripts', { accept: 'application/javascript' }],
    ['says it is a script', { accept: '*/*', 'x-requested-with': 'XMLHttpRequest' }],
  ])('answers without .js to a form that %s', async (_, headers) => {
    const response = await submit('/cart/add', new URLSearchParams({ id: '43001' }), headers);
    expect(await response.json()).toMatchObject({ variant_id: 43_001 });
  });

  test('shows a plain form why it was refused', async () => {
    const response = await submit('/cart/add', new URLSearchParams({ id: '44003' }), { accept: 'text/html' });
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
    expect(await problem(await post('/cart/add.js', { items: [item] }))).toEqual([status, description]);
    expect(await held()).toEqual([]);
  });

  test('puts in what the shelf has and says that it was less', async () => {
    const add = () => post('/cart/add.js', { items: [{ id: 44_002, quantity: 2 }] });
    expect(await problem(await add())).toEqual([422, 'Only 1 item was added to your cart due to availability.']);
    expect(await problem(await add())).toEqual([422, 'The maximum quantity of this item is already in your cart.']);
    expect(await held()).toEqual([[44_002, 1]]);
  });

  test.each([
    ['an empty list', { items: [] }],
    ['no list', { items: 'tea' }],
  ])('answers 400 to %s', async (_, body) => {
    expect(await problem(await post('/cart/add.js', body))).toEqual([
      400,
      'Required parameter missing or invalid: items',
    ]);
  });

  test('answers 400 to half a JSON text', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await store.get('/cart/add.js', { method: 'POST', headers, body: '{' })).status).toBe(400);
  });

  test('makes the cart count in dollars with a product that is sold in dollars', async () => {
    const response = await post('/cart/add.js', { items: [{ id: 45_001 }] });
    expect(await response.json()).toMatchObject({ items: [{ price: 2000 }] });
    expect(await cart()).toMatchObject({ currency: 'USD', total_price: 2000 });
  });
});

describe('/cart/change', () => {
  beforeEach(async () => {
    const noshi = { のし: '御祝' };
    await post('/cart/add.js', {
      items: [{ id: 43_001 }, { id: 42_001, quantity: 1, properties: noshi }, { id: 44_001 }],
    });
  });

  test.each<[string, (items: Item[]) => object, number[]]>([
    ['by its key', (items) => ({ id: items[1]?.key, quantity: 5 }), [1, 5, 1]],
    ["by its variant's id", () => ({ id: 43_001, quantity: 3 }), [1, 1, 3]],
    ['by its place, counted from 1', () => ({ line: 1, quantity: 2 }), [2, 1, 1]],
    ['to nothing', () => ({ line: '2', quantity: '0' }), [1, 1]],
  ])('finds a line %s', async (_, body, quantities) => {
    const response = await post('/cart/change.js', body((await cart()).items));
    expect(((await response.json()) as Cart).items.map((item) => item.quantity)).toEqual(quantities);
  });

  test('changes properties and plan without touching the quantity', async () => {
    const response = await post('/cart/change', { line: 2, properties: { のし: '内祝' }, selling_plan: 9002 });
    expect(((await response.json()) as Cart).items[1]).toMatchObject({
      quantity: 1,
      properties: { のし: '内祝' },
      price: 307_800,
    });
  });

  test.each<[string, object, number, string]>([
    ['no line', { quantity: 1 }, 400, 'no valid id or line parameter'],
    ['a line that is not there', { line: 9, quantity: 1 }, 400, 'no valid id or line parameter'],
    ['a quantity that is none', { line: 1, quantity: 'many' }, 400, 'quantity must be a whole number'],
    ['a plan of another thing', { line: 2, selling_plan: 9003 }, 422, 'Cannot apply selling plan to variant'],
    [
      'more than the shelf has',
      { id: 44_001, quantity: 41 },
      422,
      'Only 39 items were added to your cart due to availability.',
    ],
  ])('refuses %s', async (_, body, status, description) => {
    expect(await problem(await post('/cart/change.js', body))).toEqual([status, description]);
  });

  test('has its refusal under `errors`, where themes look for it', async () => {
    const response = await post('/cart/change.js', { id: 44_001, quantity: 41 });
    expect(await response.json()).toMatchObject({ errors: expect.stringContaining('39 items') as string });
  });
});

describe('/cart/update', () => {
  beforeEach(async () => {
    await post('/cart/add.js', { items: [{ id: 43_001 }, { id: 42_001 }] });
  });

  test('sets quantities by id, and adds what is not there', async () => {
    await post('/cart/update.js', { updates: { 43_001: 4, 42_001: 0, 44_001: 2, 45_001: 0 } });
    expect(await held()).toEqual([
      [44_001, 2],
      [43_001, 4],
    ]);
  });

  test('sets quantities in the order of the lines', async () => {
    await submit(
      '/cart/update.js',
      new URLSearchParams([
        ['updates[]', '0'],
        ['updates[]', '7'],
      ]),
    );
    expect(await held()).toEqual([[43_001, 7]]);
  });

  test('keeps note and attributes, and a discount', async () => {
    await post('/cart/update.js', { note: '午前中に', attributes: { 袋: 'あり' }, discount: 'OCHA10,NANIKA' });
    expect(await cart()).toMatchObject({
      note: '午前中に',
      attributes: { 袋: 'あり' },
      original_total_price: 422_000,
      total_discount: 42_200,
      total_price: 379_800,
      discount_codes: [
        { code: 'OCHA10', applicable: true },
        { code: 'NANIKA', applicable: false },
      ],
    });
  });

  test.each<[string, object, number]>([
    ['an unknown variant', { 1: 1 }, 404],
    ['a quantity that is none', { 43_001: 'many' }, 400],
    ['what is sold out', { 44_003: 1 }, 422],
  ])('refuses %s', async (_, updates, status) => {
    expect((await post('/cart/update.js', { updates })).status).toBe(status);
  });
});

test('/cart/clear takes the lines and leaves the note', async () => {
  await post('/cart/add.js', { items: [{ id: 43_001 }] });
  await post('/cart/update.js', { note: '午前中に' });
  const response = await post('/cart/clear.js', {});
  expect(await response.json()).toMatchObject({ items: [], item_count: 0, total_price: 0, note: '午前中に' });
});

test.each([
  ['a list', ['cart-drawer', 'nix']],
  ['a text with commas', 'cart-drawer,nix'],
])('sections asked for as %s come with the answer, `null` for one that the theme has not', async (_, sections) => {
  const response = await post('/cart/add.js', { items: [{ id: 43_001 }], sections });
  expect(await response.json()).toMatchObject({ sections: { 'cart-drawer': '<p>1</p>', nix: null } });
  expect(await (await post('/cart/clear.js', {})).json()).not.toHaveProperty('sections');
});

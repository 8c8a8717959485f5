import { beforeEach, describe, expect, test } from 'vitest';
import { problemOf, type Cart, type Item, useShopper } from '../../test-support/shopper';
import { useStore } from '../../test-support/use-store';

const store = useStore();
const shopper = useShopper(store);

describe('/cart/change', () => {
  beforeEach(async () => {
    const noshi = { のし: '御祝' };
    await shopper.post('/cart/add.js', {
      items: [{ id: 43_001 }, { id: 42_001, quantity: 1, properties: noshi }, { id: 44_001 }],
    });
  });

  test.each<[string, (items: Item[]) => object, number[]]>([
    ['by its key', (items) => ({ id: items[1]?.key, quantity: 5 }), [1, 5, 1]],
    ["by its variant's id", () => ({ id: 43_001, quantity: 3 }), [1, 1, 3]],
    ['by its place, counted from 1', () => ({ line: 1, quantity: 2 }), [2, 1, 1]],
    ['to nothing', () => ({ line: '2', quantity: '0' }), [1, 1]],
  ])('finds a line %s', async (_, body, quantities) => {
    const response = await shopper.post('/cart/change.js', body((await shopper.cart()).items));
    expect(((await response.json()) as Cart).items.map((item) => item.quantity)).toEqual(quantities);
  });

  test('changes properties and plan, and keeps the quantity', async () => {
    const response = await shopper.post('/cart/change', { line: 2, properties: { のし: '内祝' }, selling_plan: 9002 });
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
    expect(await problemOf(await shopper.post('/cart/change.js', body))).toEqual([status, description]);
  });

  test.each<[string, object]>([
    ['a quantity that is none', { quantity: 'many' }],
    ['a plan of another thing', { selling_plan: 9003 }],
    ['too long an engraving', { properties: { お名前入れ: 'とても長いお名前を入れます' } }],
  ])('with %s leaves the line as it was', async (_, wrong) => {
    const before = await shopper.cart();
    const body = { line: 2, properties: { のし: '内祝' }, selling_plan: 9002, ...wrong };
    expect((await shopper.post('/cart/change.js', body)).ok).toBe(false);
    expect((await shopper.cart()).items).toEqual(before.items);
  });

  test('of a line into the same as another makes one of both, as there is only one key for them', async () => {
    await shopper.post('/cart/add.js', { items: [{ id: 43_001, quantity: 2, properties: { のし: '御祝' } }] });
    const response = await shopper.post('/cart/change.js', { line: 1, properties: {} });
    expect(((await response.json()) as Cart).items.map((item) => [item.variant_id, item.quantity])).toEqual([
      [43_001, 3],
      [44_001, 1],
      [42_001, 1],
    ]);
  });

  test('reports an error in `errors`, where themes look for it', async () => {
    const response = await shopper.post('/cart/change.js', { id: 44_001, quantity: 41 });
    expect(await response.json()).toMatchObject({ errors: expect.stringContaining('39 items') as string });
  });
});

describe('/cart/update', () => {
  beforeEach(async () => {
    await shopper.post('/cart/add.js', { items: [{ id: 43_001 }, { id: 42_001 }] });
  });

  test('sets quantities by id, and adds variants that are not in the cart', async () => {
    await shopper.post('/cart/update.js', { updates: { 43_001: 4, 42_001: 0, 44_001: 2, 45_001: 0 } });
    expect(await shopper.held()).toEqual([
      [44_001, 2],
      [43_001, 4],
    ]);
  });

  test('sets quantities in the order of the lines', async () => {
    await shopper.submit(
      '/cart/update.js',
      new URLSearchParams([
        ['updates[]', '0'],
        ['updates[]', '7'],
      ]),
    );
    expect(await shopper.held()).toEqual([[43_001, 7]]);
  });

  test('stores note, attributes and a discount', async () => {
    await shopper.post('/cart/update.js', { note: '午前中に', attributes: { 袋: 'あり' }, discount: 'OCHA10,NANIKA' });
    expect(await shopper.cart()).toMatchObject({
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

  test.each([[''], [null]])('takes an attribute away that the shopper has emptied to %j', async (emptied) => {
    await shopper.post('/cart/update.js', { attributes: { 袋: 'あり', 帯: '赤' } });
    await shopper.post('/cart/update.js', { attributes: { 袋: emptied } });
    expect((await shopper.cart()).attributes).toEqual({ 帯: '赤' });
  });

  test.each([[[3, 'many']], [{ 42_001: 3, 43_001: 'many' }], [{ 42_001: 3, 43_001: '' }]])(
    'keeps nothing of %j',
    async (updates) => {
      const response = await shopper.post('/cart/update.js', { updates });
      expect(await problemOf(response)).toEqual([400, 'updates must be whole numbers']);
      expect((await shopper.held()).map(([, quantity]) => quantity)).toEqual([1, 1]);
    },
  );

  test.each<[string, object, number]>([
    ['an unknown variant', { 1: 1 }, 404],
    ['a quantity that is none', { 43_001: 'many' }, 400],
    ['what is sold out', { 44_003: 1 }, 422],
  ])('refuses %s', async (_, updates, status) => {
    expect((await shopper.post('/cart/update.js', { updates })).status).toBe(status);
  });
});

test('/cart/clear removes the lines and keeps the note', async () => {
  await shopper.post('/cart/add.js', { items: [{ id: 43_001 }] });
  await shopper.post('/cart/update.js', { note: '午前中に' });
  const response = await shopper.post('/cart/clear.js', {});
  expect(await response.json()).toMatchObject({ items: [], item_count: 0, total_price: 0, note: '午前中に' });
});

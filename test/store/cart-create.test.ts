import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type OpenStore } from './open-store';

let store: OpenStore;
beforeAll(async () => {
  store = await openStore();
});
beforeEach(() => store.post('/__store/reset', {}));
afterAll(() => store.close());

const variant = (id: number) => `gid://shopify/ProductVariant/${id}`;
const plan = (id: number) => `gid://shopify/SellingPlan/${id}`;

interface Payload {
  cart: {
    id: string;
    totalQuantity: number;
    cost: { totalAmount: { amount: string; currencyCode: string } };
    lines: { nodes: { id: string; quantity: number; merchandise: { id: string } }[] };
    discountCodes: unknown[];
  } | null;
  userErrors: unknown[];
  warnings: { code: string; message: string; target: string }[];
}

const create = async (input: object, context: object = {}): Promise<Payload> => {
  const response = await store.call('cartCreate', { input, ...context });
  const { data } = (await response.json()) as { data: { cartCreate: Payload } };
  return data.cartCreate;
};

const linesOf = ({ cart }: Payload) => cart?.lines.nodes.map((line) => [line.merchandise.id, line.quantity]);

test('a new cart has a token, a key and nothing to complain of', async () => {
  const { cart, userErrors, warnings } = await create({ lines: [{ merchandiseId: variant(43_001) }] });
  expect(cart?.id).toMatch(/^gid:\/\/shopify\/Cart\/hWN[A-Za-z0-9]+\?key=[0-9a-f]{32}$/);
  expect([userErrors, warnings]).toEqual([[], []]);
});

test('equal lines become one, lines that differ in plan or properties do not, and the newest is on top', async () => {
  const noshi = { attributes: [{ key: 'のし', value: '御祝' }] };
  const payload = await create({
    lines: [
      { merchandiseId: variant(42_001), quantity: 1 },
      { merchandiseId: variant(42_001), quantity: 1, sellingPlanId: plan(9001) },
      { merchandiseId: variant(42_001), quantity: 1, ...noshi },
      { merchandiseId: variant(42_001), quantity: 2 },
      { merchandiseId: variant(42_001), quantity: 3, ...noshi },
    ],
  });
  expect(linesOf(payload)).toEqual([
    [variant(42_001), 4],
    [variant(42_001), 1],
    [variant(42_001), 3],
  ]);
});

test('a line with quantity 0 is left out', async () => {
  expect(linesOf(await create({ lines: [{ merchandiseId: variant(43_001), quantity: 0 }] }))).toEqual([]);
});

describe('stock', () => {
  test('what is sold out stays in the cart with quantity 0, and a warning says so', async () => {
    const payload = await create({ lines: [{ merchandiseId: variant(44_003), quantity: 1 }] });
    const line = payload.cart?.lines.nodes[0];
    expect([payload.cart?.totalQuantity, line?.quantity, payload.userErrors]).toEqual([0, 0, []]);
    expect(payload.warnings).toEqual([
      {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: "The product '常滑焼の急須「小春」 - 灰釉' is already sold out.",
        target: line?.id,
      },
    ]);
  });

  test.each([
    [44_002, 3, 1, 'Only 1 item was added to your cart due to availability.'],
    [44_001, 99, 40, 'Only 40 items were added to your cart due to availability.'],
  ])('of variant %i, %i wanted, %i come in and a warning says so', async (id, wanted, added, message) => {
    const payload = await create({ lines: [{ merchandiseId: variant(id), quantity: wanted }] });
    const line = payload.cart?.lines.nodes[0];
    expect(line?.quantity).toBe(added);
    expect(payload.warnings).toEqual([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target: line?.id }]);
  });

  test('two lines of one variant share the shelf', async () => {
    const lines = [
      { merchandiseId: variant(44_002), quantity: 1 },
      { merchandiseId: variant(44_002), quantity: 1, attributes: [{ key: 'のし', value: '御祝' }] },
    ];
    expect((await create({ lines })).cart?.totalQuantity).toBe(1);
  });
});

describe('user errors', () => {
  const field = (leaf: string, index = 0) => ['input', 'lines', String(index), leaf];

  test.each<[string, object, object]>([
    [
      'a variant that is not sold here',
      { merchandiseId: variant(0) },
      {
        code: 'INVALID',
        field: field('merchandiseId'),
        message: `The merchandise with id ${variant(0)} does not exist.`,
      },
    ],
    [
      'an id that is none of a variant',
      { merchandiseId: 'gid://shopify/Product/7001' },
      {
        code: 'INVALID',
        field: field('merchandiseId'),
        message: 'The merchandise with id gid://shopify/Product/7001 does not exist.',
      },
    ],
    [
      'a negative quantity',
      { merchandiseId: variant(43_001), quantity: -1 },
      { code: 'INVALID', field: field('quantity'), message: 'The quantity must be a whole number of zero or more.' },
    ],
    [
      'no selling plan where one is needed',
      { merchandiseId: variant(46_001) },
      {
        code: 'VARIANT_REQUIRES_SELLING_PLAN',
        field: field('merchandiseId'),
        message: 'Variant can only be purchased with a selling plan.',
      },
    ],
    [
      "another product's selling plan",
      { merchandiseId: variant(42_001), sellingPlanId: plan(9003) },
      {
        code: 'SELLING_PLAN_NOT_APPLICABLE',
        field: field('sellingPlanId'),
        message: 'Cannot apply selling plan to variant',
      },
    ],
    [
      'a selling plan id that is none',
      { merchandiseId: variant(42_001), sellingPlanId: 'monthly' },
      {
        code: 'SELLING_PLAN_NOT_APPLICABLE',
        field: field('sellingPlanId'),
        message: 'Cannot apply selling plan to variant',
      },
    ],
    [
      'fewer than are sold',
      { merchandiseId: variant(41_001), quantity: 1 },
      { code: 'MINIMUM_NOT_MET', field: field('quantity'), message: 'The quantity must be at least 2.' },
    ],
    [
      'a quantity between two steps',
      { merchandiseId: variant(41_001), quantity: 3 },
      { code: 'INVALID_INCREMENT', field: field('quantity'), message: 'The quantity must be a multiple of 2.' },
    ],
    [
      'more than are sold',
      { merchandiseId: variant(41_001), quantity: 42 },
      { code: 'MAXIMUM_EXCEEDED', field: field('quantity'), message: 'The quantity must be at most 40.' },
    ],
  ])('%s gives no cart', async (_, line, error) => {
    expect(await create({ lines: [line] })).toEqual({ cart: null, userErrors: [error], warnings: [] });
  });

  test.each([
    [
      'more sencha than the merchant allows',
      { merchandiseId: variant(41_001), quantity: 22 },
      '煎茶のご購入は、お一人さま20袋までとさせていただいております。',
    ],
    [
      'a name too long to write on the tin',
      {
        merchandiseId: variant(41_001),
        quantity: 2,
        attributes: [{ key: 'お名前入れ', value: 'とてもとても長いお名前' }],
      },
      'お名前入れは10文字までで承っております。',
    ],
  ])("%s is answered in the merchant's own words", async (_, line, message) => {
    expect(await create({ lines: [line] })).toEqual({
      cart: null,
      userErrors: [{ code: 'VALIDATION_CUSTOM', field: ['input', 'lines'], message }],
      warnings: [],
    });
  });

  test('name the line they belong to, one for each', async () => {
    const lines = [
      { merchandiseId: variant(43_001) },
      { merchandiseId: variant(0) },
      { merchandiseId: variant(46_001) },
    ];
    const { userErrors } = await create({ lines });
    expect(userErrors).toMatchObject([{ field: field('merchandiseId', 1) }, { field: field('merchandiseId', 2) }]);
  });

  test('an empty e-mail is refused', async () => {
    const { cart, userErrors } = await create({ lines: [], buyerIdentity: { email: '' } });
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['input', 'buyerIdentity', 'email'] }]);
  });

  test('a list of 251 lines is an error of the call itself', async () => {
    const lines = Array.from({ length: 251 }, () => ({ merchandiseId: variant(43_001) }));
    const response = await store.call('cartCreate', { input: { lines } });
    expect(await response.json()).toMatchObject({
      data: { cartCreate: null },
      errors: [
        {
          message: 'The input array size of 251 is greater than the maximum allowed of 250.',
          extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
        },
      ],
    });
  });
});

describe('discount codes', () => {
  test.each([
    ['NANIKA', 'DISCOUNT_NOT_FOUND', 'Enter a valid discount code'],
    ['natsu2024', 'DISCOUNT_CURRENTLY_INACTIVE', 'This discount is not valid anymore'],
  ])('%s does not apply: a warning that points at the cart, without its key', async (code, warning, message) => {
    const payload = await create({ lines: [{ merchandiseId: variant(43_001) }], discountCodes: [code] });
    expect(payload.cart?.discountCodes).toEqual([{ code, applicable: false }]);
    expect(payload.warnings).toEqual([{ code: warning, message, target: payload.cart?.id.replace(/\?.*/, '') }]);
  });

  test('OCHA10 takes a tenth off, once however often it is given', async () => {
    const payload = await create({
      lines: [{ merchandiseId: variant(43_001) }],
      discountCodes: ['OCHA10', 'ocha10 ', ''],
    });
    expect(payload.cart?.cost.totalAmount.amount).toBe('882.0');
    expect(payload.cart?.discountCodes).toEqual([{ code: 'OCHA10', applicable: true }]);
  });
});

test.each<[string, object, object, string]>([
  ['the shop', {}, {}, 'JPY'],
  ['the context', {}, { country: 'GB' }, 'GBP'],
  ['the buyer before the context', { buyerIdentity: { countryCode: 'CA' } }, { country: 'GB' }, 'CAD'],
])('the currency follows %s', async (_, identity, context, currency) => {
  const payload = await create({ lines: [{ merchandiseId: variant(43_001) }], ...identity }, context);
  expect(payload.cart?.cost.totalAmount.currencyCode).toBe(currency);
});

test('a product sold in dollars only makes the whole cart count in dollars', async () => {
  const lines = [{ merchandiseId: variant(45_001) }, { merchandiseId: variant(43_001) }];
  const payload = await create({ lines, buyerIdentity: { countryCode: 'JP' } }, { country: 'JP' });
  expect(payload.cart?.cost.totalAmount).toEqual({ amount: '26.53', currencyCode: 'USD' });
});

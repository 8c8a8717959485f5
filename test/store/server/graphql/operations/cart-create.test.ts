import { describe, expect, test } from 'vitest';
import { createBuyer, type Payload } from '../../../test-support/buyer';
import { useStore } from '../../../test-support/use-store';
import { plan, variant } from '../../../test-support/goods';

const buyer = createBuyer(useStore());
const create = (input: object, context: object = {}) => buyer.call('cartCreate', { input, ...context });

const linesOf = ({ cart }: Payload) => cart?.lines.nodes.map((line) => [line.merchandise.id, line.quantity]);

test('a new cart has a token, a key and no errors', async () => {
  const { cart, userErrors, warnings } = await create({ lines: [{ merchandiseId: variant(43_001) }] });
  expect(cart?.id).toMatch(/^gid:\/\/shopify\/Cart\/hWN[A-Za-z0-9]+\?key=[0-9a-f]{32}$/);
  expect([userErrors, warnings]).toEqual([[], []]);
});

test('equal lines are merged, lines with another plan or other properties are not, and the newest comes first', async () => {
  const noshi = { attributes: [{ key: 'のし', value: '御祝' }] };
  const payload = await create({
    lines: [
      { merchandiseId: variant(42_001), quantity: 1 },
      { merchandiseId: variant(42_001), quantity: 1, sellingPlanId: plan(9001) },
      { merchandiseId: variant(42_001), quantity: 1, ...noshi },
      { merchandiseId: variant(42_001), quantity: 2 },
      { merchandiseId: variant(42_001), quantity: 3, ...noshi },
      { merchandiseId: variant(42_001), quantity: 5, attributes: [{ key: 'のし', value: '内祝' }] },
    ],
  });
  expect(linesOf(payload)).toEqual([
    [variant(42_001), 5],
    [variant(42_001), 4],
    [variant(42_001), 1],
    [variant(42_001), 3],
  ]);
});

test('a line with quantity 0 is dropped', async () => {
  expect(linesOf(await create({ lines: [{ merchandiseId: variant(43_001), quantity: 0 }] }))).toEqual([]);
});

describe('stock', () => {
  test('a sold-out line stays in the cart with quantity 0, with a warning', async () => {
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

  test('two lines of one variant share its stock', async () => {
    const lines = [
      { merchandiseId: variant(44_002), quantity: 1 },
      { merchandiseId: variant(44_002), quantity: 1, attributes: [{ key: 'のし', value: '御祝' }] },
    ];
    expect((await create({ lines })).cart?.totalQuantity).toBe(1);
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

  test('OCHA10 reduces by 10 %, only once', async () => {
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

test('a product that is sold only in dollars changes the whole cart to dollars', async () => {
  const lines = [{ merchandiseId: variant(45_001) }, { merchandiseId: variant(43_001) }];
  const payload = await create({ lines, buyerIdentity: { countryCode: 'JP' } }, { country: 'JP' });
  expect(payload.cart?.cost.totalAmount).toEqual({ amount: '26.53', currencyCode: 'USD' });
});

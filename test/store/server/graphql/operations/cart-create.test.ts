import { describe, expect, test } from 'vitest';
import { createBuyer, type Payload } from '../../../test-support/buyer';
import { line, plan, variant } from '../../../test-support/goods';
import { useStore } from '../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);
const create = (input: object, context: object = {}) => buyer.call('cartCreate', { input, ...context });
const named = ({ userErrors }: Payload) => userErrors.map(({ code, field }) => [code, field?.join('.')]);
const counts = ({ cart }: Payload) => cart?.lines.nodes.map(({ quantity }) => quantity);

const TOO_LONG = { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } };
const many = <T>(one: T): T[] => Array.from({ length: 251 }, () => one);

describe('a new cart', () => {
  test('has the lines, newest first, with equal ones merged, their prices, plan and discounts', async () => {
    const noshi = { attributes: [{ key: 'のし', value: '御祝' }] };
    const payload = await create({
      lines: [line(42_001), line(42_001, 1, 9002), { ...line(42_001), ...noshi }, line(42_001, 2), line(43_001, 0)],
      discountCodes: ['OCHA10', 'ocha10 ', ''],
    });
    expect([payload.userErrors, payload.warnings, counts(payload)]).toEqual([[], [], [1, 1, 3]]);
    expect(payload.cart?.id).toMatch(/^gid:\/\/shopify\/Cart\/hWN[A-Za-z0-9]+\?key=[0-9a-f]{32}$/);
    const cart = (await buyer.cart(payload.cart!.id))!;
    expect(cart).toEqual(payload.cart);
    expect(cart).toMatchObject({
      checkoutUrl: `${store.url}/cart/c/${cart.id.replace('gid://shopify/Cart/', '')}`,
      totalQuantity: 5,
      cost: { totalAmount: { amount: '14434.0', currencyCode: 'JPY' }, totalTaxAmount: null, totalDutyAmount: null },
      discountCodes: [{ code: 'OCHA10', applicable: true }],
      deliveryGroups: { nodes: [] },
    });
    expect(cart.lines.nodes[1]).toMatchObject({
      merchandise: { id: variant(42_001), title: 'Default Title', requiresShipping: true },
      cost: { totalAmount: { amount: '2770.0' }, subtotalAmount: { amount: '3078.0' } },
      discountAllocations: [{ code: 'OCHA10', discountedAmount: { amount: '308.0' } }],
      sellingPlanAllocation: { sellingPlan: { billingPolicy: { interval: 'MONTH', intervalCount: 2 } } },
    });
    const limited = (await (await store.call('limitedCart', { id: cart.id })).json()) as unknown;
    expect(limited).toMatchObject({
      data: { cart: { lines: { nodes: [{}, { sellingPlanAllocation: { sellingPlan: { id: plan(9002) } } }, {}] } } },
    });
  });

  test('has no more than the shelf, and warns of it', async () => {
    const soldOut = await create({ lines: [line(44_003)] });
    const [held] = soldOut.cart!.lines.nodes;
    const gone = "The product '常滑焼の急須「小春」 - 灰釉' is already sold out.";
    expect([held?.quantity, soldOut.userErrors]).toEqual([0, []]);
    expect(soldOut.warnings).toEqual([{ code: 'MERCHANDISE_OUT_OF_STOCK', message: gone, target: held?.id }]);
    const other = { ...line(44_002), attributes: [{ key: 'のし', value: '御祝' }] };
    const { cart, warnings } = await create({ lines: [line(44_001, 99), line(44_002), other] });
    expect(cart?.totalQuantity).toBe(41);
    expect(warnings.map(({ code, message }) => [code, message])).toContainEqual([
      'MERCHANDISE_NOT_ENOUGH_STOCK',
      'Only 40 items were added to your cart due to availability.',
    ]);
  });

  test('is not made with errors, each named by code, field and message', async () => {
    const sencha = { merchandiseId: variant(41_001) };
    const wrong: [object, string, string, RegExp][] = [
      [line(0), 'INVALID', '0.merchandiseId', /ProductVariant\/0 does not exist/],
      [{ merchandiseId: 'gid://shopify/Product/7001' }, 'INVALID', '0.merchandiseId', /Product\/7001 does not exist/],
      [line(43_001, -1), 'INVALID', '0.quantity', /zero or more/],
      [line(46_001), 'VARIANT_REQUIRES_SELLING_PLAN', '0.merchandiseId', /with a selling plan/],
      [line(42_001, 1, 9003), 'SELLING_PLAN_NOT_APPLICABLE', '0.sellingPlanId', /Cannot apply/],
      [{ ...line(42_001), sellingPlanId: 'monthly' }, 'SELLING_PLAN_NOT_APPLICABLE', '0.sellingPlanId', /Cannot/],
      [{ ...sencha, quantity: 1 }, 'MINIMUM_NOT_MET', '0.quantity', /at least 2/],
      [{ ...sencha, quantity: 3 }, 'INVALID_INCREMENT', '0.quantity', /a multiple of 2/],
      [{ ...sencha, quantity: 42 }, 'MAXIMUM_EXCEEDED', '0.quantity', /at most 40/],
      [{ ...sencha, quantity: 22 }, 'VALIDATION_CUSTOM', '', /^煎茶のご購入は、お一人さま20袋まで/],
      [
        { ...sencha, quantity: 2, attributes: [{ key: 'お名前入れ', value: 'とてもとても長いお名前' }] },
        'VALIDATION_CUSTOM',
        '',
        /10文字まで/,
      ],
    ];
    for (const [asked, code, leaf, message] of wrong) {
      const field = ['input', 'lines', ...(leaf ? leaf.split('.') : [])];
      const error = { code, field, message: expect.stringMatching(message) as string };
      expect(await create({ lines: [asked] })).toEqual({ cart: null, userErrors: [error], warnings: [] });
    }
    const two = await create({ lines: [line(43_001), line(0), line(46_001)] });
    expect(named(two).map(([, field]) => field)).toEqual([
      'input.lines.1.merchandiseId',
      'input.lines.2.merchandiseId',
    ]);
    const long = await store.call('cartCreate', { input: { lines: many(line(43_001)) } });
    expect(await long.json()).toMatchObject({ data: { cartCreate: null }, errors: [TOO_LONG] });
  });

  test('has codes that do not apply: a warning then and with each later mutation, whose target is the cart', async () => {
    const codes = {
      NANIKA: 'NOT_FOUND',
      natsu2024: 'CURRENTLY_INACTIVE',
      MATOME50: 'PURCHASE_NOT_IN_RANGE',
      kaiin: 'CODE_NOT_HONOURED',
    };
    const { cart, warnings } = await create({ lines: [line(43_001)], discountCodes: Object.keys(codes) });
    expect(warnings.map(({ code }) => code)).toEqual(Object.values(codes).map((code) => `DISCOUNT_${code}`));
    expect(warnings[0]?.target).toBe(cart?.id.replace(/\?.*/, ''));
    expect((await buyer.call('cartAttributesUpdate', { cartId: cart!.id, attributes: [] })).warnings).toEqual(warnings);
  });
});

import { describe, expect, test } from 'vitest';
import { createBuyer, type Payload } from '../../../test-support/buyer';
import { line, variant } from '../../../test-support/goods';
import { useStore } from '../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);
const create = (input: object, context: object = {}) => buyer.call('cartCreate', { input, ...context });
const named = ({ userErrors }: Payload) => userErrors.map(({ code, field }) => [code, field?.join('.')]);

const TOO_LONG = { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } };
const many = <T>(one: T): T[] => Array.from({ length: 251 }, () => one);

describe('a new cart', () => {
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
});

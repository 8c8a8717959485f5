import { describe, expect, test } from 'vitest';
import { createBuyer } from '../../../test-support/buyer';
import { useStore } from '../../../test-support/use-store';
import { plan, variant } from '../../../test-support/goods';

const store = useStore();
const buyer = createBuyer(store);
const create = (input: object) => buyer.call('cartCreate', { input });

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

  test('name their line, one error for each', async () => {
    const lines = [
      { merchandiseId: variant(43_001) },
      { merchandiseId: variant(0) },
      { merchandiseId: variant(46_001) },
    ];
    const { userErrors } = await create({ lines });
    expect(userErrors).toMatchObject([{ field: field('merchandiseId', 1) }, { field: field('merchandiseId', 2) }]);
  });

  test('refuse an empty email address', async () => {
    const { cart, userErrors } = await create({ lines: [], buyerIdentity: { email: '' } });
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['input', 'buyerIdentity', 'email'] }]);
  });

  test('are not used for a list of 251 lines: that is an error of the call', async () => {
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

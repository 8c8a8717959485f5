import { expect, test } from 'vitest';
import { cartLine } from '../../../src/press/cart/calls';
import type { ProductForm } from '../../../src/wallet';

const line = (form: Partial<ProductForm>) => cartLine({ variantId: 42, quantity: 1, properties: {}, ...form });

test.each<[string, Partial<ProductForm>, object]>([
  ['nothing but a variant', {}, { merchandiseId: 'gid://shopify/ProductVariant/42', quantity: 1 }],
  ['a quantity', { quantity: 3 }, { merchandiseId: 'gid://shopify/ProductVariant/42', quantity: 3 }],
  [
    'a numeric selling plan',
    { sellingPlanId: '9' },
    { merchandiseId: 'gid://shopify/ProductVariant/42', quantity: 1, sellingPlanId: 'gid://shopify/SellingPlan/9' },
  ],
  [
    'a global selling plan',
    { sellingPlanId: 'gid://shopify/SellingPlan/9' },
    { merchandiseId: 'gid://shopify/ProductVariant/42', quantity: 1, sellingPlanId: 'gid://shopify/SellingPlan/9' },
  ],
  [
    'properties of text and of lists',
    { properties: { 彫刻: '春', 包装: ['箱', '"紐"'] } },
    {
      merchandiseId: 'gid://shopify/ProductVariant/42',
      quantity: 1,
      attributes: [
        { key: '彫刻', value: '春' },
        { key: '包装', value: '["箱","\\"紐\\""]' },
      ],
    },
  ],
])('makes a line of %s', (_case, form, expected) => {
  expect(line(form)).toEqual(expected);
});

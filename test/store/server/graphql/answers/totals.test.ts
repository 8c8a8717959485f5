import { array, assert, constant, constantFrom, dictionary, integer, property, record, subarray } from 'fast-check';
import type { GraphQLScalarType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { cartJson } from '../../ajax/cart-json';
import { addLine } from '../../../shop/cart/add-line';
import { createCarts } from '../../../shop/cart/carts';
import { readDiscounts } from '../../../shop/cart/discounts';
import { currencyOfCountry, priceIn, toDecimal } from '../../../shop/cart/money';
import { settleCurrency } from '../../../shop/cart/settle-currency';
import { totalsOfCart } from '../../../shop/cart/totals';
import { products } from '../../../shop/catalog';
import { cartView } from './cart-view';
import { storeSchema } from '../store-schema';

const anyLine = constantFrom(...products).chain((product) =>
  record({
    product: constant(product),
    variant: constantFrom(...product.variants),
    sellingPlan: constantFrom(null, ...product.sellingPlans),
    quantity: integer({ min: 0, max: 60 }),
    attributes: dictionary(constantFrom('のし', 'お名前入れ'), constantFrom('御祝', '花'), { maxKeys: 2 }),
  }),
);

const anyCart = record({
  lines: array(anyLine, { maxLength: 8 }),
  codes: subarray(['OCHA10', 'NATSU2024', 'nothing']),
  country: constantFrom('JP', 'US', 'GB', 'DE', 'BR'),
}).map(({ lines, codes, country }) => {
  const cart = createCarts().create();
  for (const { product, variant, sellingPlan, attributes, quantity } of lines)
    addLine(cart, { product, variant, sellingPlan }, attributes, quantity, variant.stock ?? Infinity);
  cart.buyerCountry = country;
  cart.discounts = readDiscounts(codes);
  settleCurrency(cart, null);
  return cart;
});

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const hundredths = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);

describe('the totals of any cart', () => {
  test('add up, and are the same for both APIs', () => {
    assert(
      property(anyCart, (cart) => {
        const ajax = cartJson(cart);
        const view = cartView(cart, 'http://store.test');
        const lines = view.lines({}).nodes;
        const total = hundredths(view.cost.totalAmount);

        expect(sum(ajax.items.map((item) => item.final_line_price))).toBe(ajax.total_price);
        expect(sum(ajax.items.map((item) => item.quantity * item.price))).toBe(ajax.original_total_price);
        expect(ajax.original_total_price - ajax.total_discount).toBe(ajax.total_price);
        expect(sum(lines.map((line) => hundredths(line.cost.totalAmount)))).toBe(total);
        expect(total).toBe(ajax.total_price);
        expect(view.totalQuantity).toBe(ajax.item_count);
        for (const { cost, discountAllocations } of lines) {
          const taken = sum(discountAllocations.map(({ discountedAmount }) => hundredths(discountedAmount)));
          expect(hundredths(cost.subtotalAmount) - taken).toBe(hundredths(cost.totalAmount));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('are whole yen, never negative, and never more pieces than the stock', () => {
    assert(
      property(anyCart, (cart) => {
        const { final, discount } = totalsOfCart(cart);
        expect(Math.min(final, discount)).toBeGreaterThanOrEqual(0);
        if (cart.currency === 'JPY') expect([final % 100, discount % 100]).toEqual([0, 0]);
        for (const { variants } of products)
          for (const { id, stock } of variants) {
            const held = sum(cart.lines.filter((line) => line.variant.id === id).map((line) => line.quantity));
            expect(held).toBeLessThanOrEqual(stock ?? Infinity);
          }
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  [108_000, '1080.0'],
  [1250, '12.5'],
  [725, '7.25'],
  [5, '0.05'],
  [0, '0.0'],
])('%i hundredths are written as %s', (amount, text) => {
  expect(toDecimal(amount)).toBe(text);
});

test.each([
  ['JP', 'JPY', 108_000],
  ['US', 'USD', 720],
  ['DE', 'EUR', 675],
  ['BR', 'JPY', 108_000],
])('tea for ¥1,080 is sold to %s in %s for %i hundredths', (country, currency, price) => {
  expect(currencyOfCountry(country)).toBe(currency);
  expect(priceIn(currency, 108_000)).toBe(price);
});

test.each([
  [25, '25.0'],
  ['1200', '1200.0'],
  ['12.5', '12.5'],
])('the schema takes and gives the decimal %s as "%s"', (value, text) => {
  const decimal = storeSchema().getType('Decimal') as GraphQLScalarType;
  expect([decimal.serialize(value), decimal.parseValue(value)]).toEqual([text, text]);
});

import { expect, test } from 'vitest';
import { leadsTo } from '../../src/split/leads-to';

const SHOP = 'https://shop.example';

test.each([
  '/checkout',
  '/checkout?payment=shop_pay',
  '/checkouts/cn/hWN1?key=a',
  '/checkouts/c/abc/information',
  '/en-us/checkouts/cn/hWN1',
  '/cart/c/hWN1?key=a',
  '/fr/cart/c/hWN1',
  '/cart/44001:1',
  '/cart/44001:1,44002:2?discount=A',
  '/548380009/checkouts/abc',
])('%s is a checkout, here and on other servers', (path) => {
  expect(leadsTo(SHOP + path)).toBe('checkouts');
  expect(leadsTo(`https://checkout.example${path}`)).toBe('checkouts');
});

test.each([
  '/thank-you/abc',
  '/checkouts/cn/hWN1/thank-you',
  '/checkouts/cn/hWN1/thank_you?a=b',
  '/548380009/orders/ab12',
])('%s is the page of an order', (path) => {
  expect(leadsTo(SHOP + path)).toBe('orders');
});

test.each([
  '/',
  '/cart',
  '/cart/',
  '/cart/add',
  '/cart/change?id=44001:1',
  '/products/checkout-bag',
  '/pages/about?next=/checkout',
  '/collections/thank-you-cards',
  '/pages/thank-you',
  '/pages/checkout',
  '/products/checkout',
  '/account/orders/ab12',
  '/checkout-terms',
])('%s leads to neither', (path) => {
  expect(leadsTo(SHOP + path)).toBeUndefined();
});

test('a form that is sent to the cart leads to checkout by its button, or by where it says to return to', () => {
  const form = (name: string, value: string) => {
    const data = new FormData();
    data.set(name, value);
    return data;
  };
  expect(leadsTo(`${SHOP}/cart`, form('checkout', ''))).toBe('checkouts');
  expect(leadsTo(`${SHOP}/cart/add`, form('return_to', '/en/checkout?payment=shop_pay'))).toBe('checkouts');
  expect(leadsTo(`${SHOP}/cart/add`, form('return_to', '/pages/checkout-help'))).toBeUndefined();
  expect(leadsTo(`${SHOP}/cart`, form('update', ''))).toBeUndefined();
  expect(leadsTo(`${SHOP}/cart`, null)).toBeUndefined();
});

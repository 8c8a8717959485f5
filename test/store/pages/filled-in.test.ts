import { expect, test } from 'vitest';
import type { CartState } from '../shop/cart/cart-state';
import { checkoutOf } from '../shop/cart/checkout';
import { readAddress } from '../shop/delivery/address';
import { paypalBuyers } from '../shop/payment/paypal-buyers';
import { cartOf, parse, request } from '../test-support/page-fixtures';
import { checkoutPage } from './index';

const filled = (cart: CartState) =>
  Object.fromEntries(
    Array.from(parse(checkoutPage(cart, request('/checkouts/x'))).querySelectorAll('[data-filled]'), (row) => [
      row.getAttribute('data-filled'),
      row.textContent,
    ]),
  );

test('a cart that nothing is known of shows nothing', () => {
  expect(filled(cartOf('kyusu'))).toEqual({});
});

test('the checkout shows who buys, where it goes, how, and what is paid', () => {
  const cart = cartOf('kyusu');
  const { destination } = paypalBuyers.tokyo;
  Object.assign(cart, { email: 'hanako@example.jp', phone: '+81335810101' });
  Object.assign(checkoutOf(cart), {
    deliveryAddress: readAddress(destination!),
    billingAddress: readAddress(paypalBuyers.gb.billing!),
    payment: { method: 'paypal', amount: 1_034_000, currency: 'JPY' },
  });
  expect(filled(cart)).toEqual({
    email: 'hanako@example.jp',
    phone: '+81335810101',
    delivery: '山田 花子、〒100-0014 JP-13 千代田区 永田町2-3-1 霞ビル5階、+81335810101',
    option: '宅配便 ¥600',
    billing: 'Ann Lee、1 The Mall London SW1A 1AA GB、+442079460018',
    payment: 'PayPal ¥10,340',
    total: expect.stringMatching(/^¥/) as string,
  });
});

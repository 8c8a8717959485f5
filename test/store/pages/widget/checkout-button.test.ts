import { expect, test } from 'vitest';
import { cartOf, parse, request, the } from '../../test-support/page-fixtures';
import { checkoutPage } from '../index';

const button = (query = '') =>
  the(
    parse(checkoutPage(cartOf('sencha'), request(`/checkouts/x${query}`))).querySelector(
      'shopify-checkout-wallet-button',
    ),
  );
const attributes = (query?: string) => {
  const element = button(query);
  return Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name)]));
};

test('the checkout button has one wallet, the shopper and the cart in its attributes', () => {
  const { 'wallet-config': config, ...rest } = attributes();
  expect(JSON.parse(the(config))).toMatchObject({ name: 'shop_pay' });
  expect(rest).toEqual({
    'access-token': '0123456789abcdef0123456789abcdef',
    'buyer-country': 'JP',
    'buyer-locale': 'ja',
    'buyer-currency': 'JPY',
    'cart-id': 'c1-token?key=secret',
    'page-type': 'checkout',
  });
});

test.each([
  ['?pci=1', 'pci-enabled', ''],
  ['?only-sdk=1', 'only-sdk', ''],
  ['?disabled=1', 'disabled', ''],
  ['?wallet=nix', 'wallet-config', 'null'],
  ['?attr.wallet-config={bad', 'wallet-config', '{bad'],
])('%s makes %s "%s", and none of it is a flag of the checkout', (query, name, value) => {
  expect(attributes(query)[name]).toBe(value);
  const document = parse(checkoutPage(cartOf('sencha'), request(`/checkouts/x${query.replace('attr.', '')}&key=k`)));
  expect(document.querySelector('[data-testid="wallet-events"]')?.children).toHaveLength(0);
});

test('?wallet picks the wallet', () => {
  expect(JSON.parse(the(attributes('?wallet=apple_pay')['wallet-config']))).toMatchObject({ name: 'apple_pay' });
});

import { expect, test } from 'vitest';
import { cartOf, parse, product, request, the } from '../../test-support/page-fixtures';
import { cartPage, checkoutPage, productPage } from '../index';

const opened = (path: string, switches = '') => ({ ...request(path), switches: new URLSearchParams(switches) });
const read = (html: string, element: string, attribute: string) =>
  JSON.parse(the(parse(html).querySelector(element)?.getAttribute(attribute))) as unknown;

/** Parameters of a wallet on a product page. */
const params = (wallet: string, query: string, switches = '') =>
  (
    read(
      productPage(product('sencha'), opened(`/?recommended=${wallet}&${query}`, switches)),
      'shopify-accelerated-checkout',
      'recommended',
    ) as { wallet_params: Record<string, unknown> }
  ).wallet_params;

const OWN = 'client-id=karui-demo&merchant-id=KARUIDEMO&intent=capture';
const REAL = `https://www.paypal.com/sdk/js?${OWN}`;
const SIMULATED = `http://store.test/__paypal/sdk/js?${OWN}`;

test.each<[switches: string, query: string, sdkUrl: string | undefined]>([
  ['', '', REAL],
  ['', 'paypal=simulated', SIMULATED],
  ['', 'paypal=off', undefined],
  ['', 'paypal=real', 'https://www.paypal.com/sdk/js?client-id=sb'],
  ['', 'paypal=real&client-id=A%26B', 'https://www.paypal.com/sdk/js?client-id=A%26B'],
  ['paypal=simulated', '', SIMULATED],
  ['paypal=simulated', 'paypal=off', undefined],
])('a store opened with the switches "%s" names with ?%s the script %s', (switches, query, sdkUrl) => {
  expect([params('paypal', query, switches)['sdkUrl'], params('venmo', query, switches)['sdkUrl']]).toEqual([
    sdkUrl,
    sdkUrl,
  ]);
});

test('the parameters are complete, and the same on every page', () => {
  const whole = params('paypal', '');
  expect(whole).toMatchObject({ sdkUrl: REAL, merchantId: 'KARUIDEMO', requiresBillingAgreement: false });
  const cart = cartOf('sencha');
  const inCart = read(
    cartPage(cart, request('/cart?wallets=paypal', cart)),
    'shopify-accelerated-checkout-cart',
    'wallet-configs',
  );
  const atCheckout = read(
    checkoutPage(cart, request('/checkouts/x?wallet=paypal')),
    'shopify-checkout-wallet-button',
    'wallet-config',
  );
  expect([inCart, atCheckout]).toMatchObject([[{ wallet_params: whole }], { wallet_params: whole }]);
});

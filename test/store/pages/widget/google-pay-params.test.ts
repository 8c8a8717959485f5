import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOf, parse, product, request, the } from '../../test-support/page-fixtures';
import { cartPage, checkoutPage, homePage, productPage } from '../index';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:41:00Z') }));
afterEach(() => void vi.useRealTimers());

interface Params {
  auth: { jwt: string; expiresAt: number }[];
  sdkUrl?: string;
  paymentData: { merchantInfo: Record<string, string>; allowedPaymentMethods: object[] };
}

const opened = (path: string, switches = '') => ({ ...request(path), switches: new URLSearchParams(switches) });
const read = (html: string, element: string, attribute: string) =>
  JSON.parse(the(parse(html).querySelector(element)?.getAttribute(attribute))) as unknown;

/** Google Pay's parameters on a product page. */
const params = (path: string, switches = '') =>
  (
    read(
      productPage(
        product('sencha'),
        opened(`${path}${path.includes('?') ? '&' : '?'}recommended=google_pay`, switches),
      ),
      'shopify-accelerated-checkout',
      'recommended',
    ) as { wallet_params: Params }
  ).wallet_params;

const claims = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as { exp: number };

test('the token of a page is good for an hour, and is the same for a while', () => {
  const { auth, paymentData } = params('/');
  expect(auth).toEqual([
    { jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), expiresAt: Date.parse('2026-11-22T10:50:00Z') / 1000 },
  ]);
  vi.setSystemTime('2026-11-22T09:49:59Z');
  expect(params('/').auth).toEqual(auth);
  expect(claims(auth[0]!.jwt)).toEqual({
    merchantId: 'KARUIDEMO',
    merchantOrigin: 'store.test',
    iat: auth[0]!.expiresAt - 3600,
    exp: auth[0]!.expiresAt,
  });
  expect(paymentData.merchantInfo).toEqual({
    merchantName: 'かるい茶舗',
    merchantId: 'KARUIDEMO',
    merchantOrigin: 'store.test',
  });
});

test('with ?google-pay=expired it has run out', () => {
  const [{ jwt, expiresAt }] = params('/?google-pay=expired').auth as [Params['auth'][number]];
  expect(expiresAt).toBeLessThan(Date.now() / 1000);
  expect(claims(jwt).exp).toBe(expiresAt);
});

const SIMULATED = 'http://store.test/store-assets/google-pay-simulator.js?sheet=/store-assets/google-pay-sheet.html';

test.each<[switches: string, path: string, sdkUrl: string | undefined]>([
  ['', '/', undefined],
  ['', '/?google-pay=expired', undefined],
  ['', '/?google-pay=simulated', SIMULATED],
  ['', '/?google-pay=real', 'https://pay.google.com/gp/p/js/pay.js'],
  ['', '/?google-pay=off', 'http://store.test/store-assets/no-google-pay.js'],
  ['google-pay=simulated', '/', SIMULATED],
  ['google-pay=simulated', '/?google-pay=expired', SIMULATED],
  ['google-pay=simulated', '/?google-pay=off', 'http://store.test/store-assets/no-google-pay.js'],
])('a store opened with the switches "%s" names on %s the script %s', (switches, path, sdkUrl) => {
  expect(params(path, switches).sdkUrl).toBe(sdkUrl);
});

test('a page whose Google Pay is simulated says so', () => {
  const says = (path: string) => homePage(request(path)).includes('Google Payはシミュレーションです');
  expect([says('/?google-pay=simulated'), says('/?google-pay=real'), says('/')]).toEqual([true, false, false]);
});

test('cart and checkout have the same parameters', () => {
  const cart = cartOf('sencha');
  const whole = params('/');
  const inCart = read(
    cartPage(cart, request('/cart?wallets=google_pay', cart)),
    'shopify-accelerated-checkout-cart',
    'wallet-configs',
  );
  const atCheckout = read(
    checkoutPage(cart, request('/checkouts/x?wallet=google_pay')),
    'shopify-checkout-wallet-button',
    'wallet-config',
  );
  expect([inCart, atCheckout]).toMatchObject([[{ wallet_params: whole }], { wallet_params: whole }]);
});

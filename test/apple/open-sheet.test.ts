import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasApplePay } from '../../src/widget/has-apple-pay';
import { openApplePay } from '../../src/apple';
import type { SheetHandlers } from '../../src/opened-sheet';
import type { WalletContext, WalletParams } from '../../src/wallet';
import type { Options } from '../simulators/apple-pay/shopper/options';
import { createSimulator } from '../simulators/apple-pay/simulator';
import { walletParams } from '../store/pages/widget/wallet-params';

const params = walletParams.apple_pay;

const OPTED_IN = { sdkUrl: 'https://applepay.cdn-apple.com/jsapi/v1.3.8/apple-pay-sdk.js' };
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';

function simulated(options: Partial<Options> = {}) {
  const simulator = createSimulator(options);
  vi.stubGlobal('ApplePaySession', simulator.ApplePaySession);
  return simulator;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Apple Pay is', () => {
  test.each<[string, Partial<Options>, boolean]>([
    ['here', {}, true],
    ['here with version 3', { versions: [1, 2, 3] }, true],
    ['not here with older versions only', { versions: [1, 2] }, false],
    ['not here without a card', { canMakePayments: false }, false],
    ['not here in a frame that may not ask', { canMakePayments: 'throws' }, false],
  ])('%s', (_where, options, isHere) => {
    simulated(options);
    expect(hasApplePay({})).toBe(isHere);
    // Apple's script is not asked where the browser has said no.
    expect(hasApplePay(OPTED_IN)).toBe(isHere);
  });

  test.each<[string, WalletParams, string, boolean, boolean]>([
    ['not here in another browser', {}, DESKTOP, true, false],
    ['maybe here where the merchant has named Apple’s script', OPTED_IN, DESKTOP, true, true],
    ['not here where nothing is named', { sdkUrl: '' }, DESKTOP, true, false],
    ['not here where a script has given every object an address', Object.create(OPTED_IN), DESKTOP, true, false],
    ['not here without https', OPTED_IN, DESKTOP, false, false],
    [
      'not here on a phone with Android',
      OPTED_IN,
      'Mozilla/5.0 (Linux; Android 16; K) Chrome/142.0 Mobile',
      true,
      false,
    ],
    [
      'not here on a tablet with Android',
      OPTED_IN,
      'Mozilla/5.0 (Android 15; Tablet; rv:145.0) Firefox/145.0',
      true,
      false,
    ],
    [
      'not here on an old iPhone’s other browser',
      OPTED_IN,
      'Mozilla/5.0 (iPhone; OS 15_7) CriOS/109 Mobile',
      true,
      false,
    ],
  ])('%s', (_where, given, userAgent, isSecureContext, isHere) => {
    vi.stubGlobal('navigator', { userAgent });
    vi.stubGlobal('isSecureContext', isSecureContext);
    expect(hasApplePay(given)).toBe(isHere);
  });
});

/** Opens the sheet as a press does, for Japan unless told. */
const open = ({
  params: given = params,
  buyerCurrency = 'JPY',
  requiresShipping = () => true,
}: Partial<WalletContext> = {}) => openApplePay(given, buyerCurrency, requiresShipping());

/** The request that the session was made with, and its version. */
function requested(over: object = {}, ctx: Partial<WalletContext> = {}, options: Partial<Options> = {}) {
  const simulator = simulated(options);
  simulator.gesture(() => open({ params: { ...params, ...over }, ...ctx }));
  const [version, request] = simulator.calls.find(({ name }) => name === 'new ApplePaySession')!.detail as [
    number,
    ApplePayJS.ApplePayPaymentRequest,
  ];
  expect(simulator.violations).toEqual([]);
  return { version, request };
}

test.each([
  [[1, 2, 3], 3],
  [[1, 2, 3, 12], 12],
  [[1, 2, 3, 12, 13, 14], 14],
  [[1, 2, 3, 12, 13, 14, 15], 14],
])('a browser with the versions %j gets a sheet of version %i', (versions, version) =>
  expect(requested({}, {}, { versions }).version).toBe(version),
);

test('the request has the store’s parameters and a provisional total', () =>
  expect(requested({}, { buyerCurrency: 'jpy' }).request).toEqual({
    countryCode: 'JP',
    currencyCode: 'JPY',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard', 'jcb'],
    shippingType: 'shipping',
    requiredBillingContactFields: ['name', 'postalAddress'],
    requiredShippingContactFields: ['name', 'postalAddress', 'email'],
    supportsCouponCode: true,
    couponCode: '',
    total: { label: 'かるい茶舗', amount: '1.00' },
  }));

test.each([
  ['absent', {}],
  ['empty', { merchantName: ' ' }],
  ['null', { merchantName: null }],
  ['no text', { merchantName: 5 }],
])('when the merchant’s name is %s, the total names the shop’s address', (_how, over) => {
  const { merchantName: _name, ...nameless } = params;
  expect(requested({}, { params: { ...nameless, ...over } }).request.total.label).toBe('shop.example');
});

test('the opened sheet tells who is paid, and whether it asks for an address', () => {
  const { gesture } = simulated();
  expect(gesture(() => open({ requiresShipping: () => false }))).toMatchObject({
    payee: 'かるい茶舗',
    asksAddress: false,
  });
});

test('no sheet is opened for a shop that demands a company’s name, because no sheet asks for it', () => {
  const { gesture, calls } = simulated();
  expect(gesture(() => open({ params: { ...params, companyRequired: true } }))).toBeUndefined();
  expect(calls).toEqual([]);
});

test.each<[boolean, boolean, boolean, string[]]>([
  [true, true, true, ['name', 'postalAddress', 'email', 'phone']],
  [true, false, false, ['name', 'postalAddress']],
  [false, true, false, ['email']],
  [false, false, true, ['phone']],
  [false, false, false, []],
])('goods are sent: %s, e-mail: %s, phone: %s: the sheet asks for %j', (sends, emailRequired, phoneRequired, fields) =>
  expect(
    requested({ emailRequired, phoneRequired }, { requiresShipping: () => sends }).request
      .requiredShippingContactFields,
  ).toEqual(fields),
);

test('opening throws when Apple refuses the parameters, and when the click is over', async () => {
  const { gesture } = simulated();
  expect(() => gesture(() => open({ params: { ...params, supportedNetworks: [] } }))).toThrow();
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(() => open()).toThrow(/user gesture/);
});

const silent: SheetHandlers = {
  validatemerchant() {},
  paymentmethodselected() {},
  shippingcontactselected() {},
  shippingmethodselected() {},
  couponcodechanged() {},
  paymentauthorized() {},
};

test('an event of the sheet waits until the code that handles it has arrived', async () => {
  vi.useFakeTimers();
  const { gesture } = simulated();
  const opened = gesture(() => open())!;
  await vi.advanceTimersByTimeAsync(5000);
  const asked: string[] = [];
  opened.listen({ ...silent, validatemerchant: ({ validationURL }) => asked.push(new URL(validationURL).hostname) });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['apple-pay-gateway.apple.com']);
});

test('a sheet that the shopper closes reports that once, also when the code that handles it has not arrived', async () => {
  vi.useFakeTimers();
  const { gesture, user, violations } = simulated();
  const opened = gesture(() => open())!;
  const heard: string[] = [];
  void opened.cancelled.then(() => heard.push('cancelled'));
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual([]);
  user.cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard, violations]).toEqual([['cancelled'], []]);
});

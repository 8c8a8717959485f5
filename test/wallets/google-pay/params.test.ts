import { describe, expect, test } from 'vitest';
import { authJwt, googlePayParams } from '../../../wallets/google-pay/google-params';
import { googleParams } from './google-params';

const { paymentData } = googleParams;
const SECONDS = 1_900_000_000;
const NOW = SECONDS * 1000;

test('complete parameters are read', () =>
  expect(googlePayParams(googleParams)).toEqual({
    environment: 'TEST',
    sdkUrl: 'https://pay.google.com/gp/p/js/pay.js',
    merchantInfo: paymentData.merchantInfo,
    methods: paymentData.allowedPaymentMethods,
    shippingAddressParameters: paymentData.shippingAddressParameters,
    countryCode: 'JP',
    emailRequired: true,
    phoneRequired: true,
    companyRequired: false,
    accountEmail: 'hanako@example.jp',
  }));

test('what may be absent is left out, and so is what has another type', () => {
  const { merchantInfo, allowedPaymentMethods } = paymentData;
  const least = {
    environment: 'PRODUCTION',
    sdkUrl: 'https://pay.google.com/gp/p/js/pay.js',
    merchantInfo,
    methods: allowedPaymentMethods,
    emailRequired: true,
    phoneRequired: false,
    companyRequired: false,
  };
  const given = { environment: 'PRODUCTION', paymentData: { merchantInfo, allowedPaymentMethods } };
  expect(googlePayParams(given)).toEqual(least);
  const more = { customerAccountEmail: {}, emailRequired: 'no', sdkUrl: 1 };
  const odd = { shippingAddressParameters: 'JP', countryCode: 81, ...more };
  expect(googlePayParams({ ...given, ...odd, paymentData: { ...given.paymentData, ...odd } })).toEqual(least);
});

test.each<[string, object]>([
  ['no environment', { environment: undefined }],
  ['another environment', { environment: 'production' }],
  ['no payment data', { paymentData: null }],
  ['a list for payment data', { paymentData: [] }],
  ['no merchant', { paymentData: { ...paymentData, merchantInfo: undefined } }],
  ['a merchant without a name', { paymentData: { ...paymentData, merchantInfo: { merchantId: 'x' } } }],
  ['no methods', { paymentData: { ...paymentData, allowedPaymentMethods: [] } }],
  ['methods of no use', { paymentData: { ...paymentData, allowedPaymentMethods: [null, 'CARD', { type: 'CARD' }] } }],
])('with %s no sheet can be opened', (_what, wrong) =>
  expect(googlePayParams({ ...googleParams, ...wrong })).toBeInstanceOf(Error),
);

test('a property that the page has added to Object.prototype does not count', () => {
  const prototype = Object.prototype as unknown as { [name: string]: unknown };
  prototype['sdkUrl'] = 'https://evil.example/pay.js';
  prototype['environment'] = 'PRODUCTION';
  try {
    expect(googlePayParams(googleParams)).toMatchObject({ sdkUrl: 'https://pay.google.com/gp/p/js/pay.js' });
    expect(googlePayParams({ ...googleParams, environment: undefined })).toBeInstanceOf(Error);
  } finally {
    delete prototype['sdkUrl'];
    delete prototype['environment'];
  }
});

describe('the token that lets the shop use Google Pay', () => {
  test.each<[string, unknown, object]>([
    ['the only one', [{ jwt: 'a', expiresAt: SECONDS + 60 }], { jwt: 'a' }],
    [
      'the first that has not expired',
      [
        { jwt: 'a', expiresAt: SECONDS },
        { jwt: 'b', expiresAt: SECONDS + 1 },
      ],
      { jwt: 'b' },
    ],
    ['expired', [{ jwt: 'a', expiresAt: SECONDS - 1 }], { reason: 'authJwtExpired' }],
    ['empty', [{ jwt: '', expiresAt: SECONDS + 60 }], { reason: 'invalidAuthParams' }],
    ['of no known time', [{ jwt: 'a', expiresAt: 'soon' }, { jwt: 'b' }], { reason: 'authJwtExpired' }],
    ['absent', undefined, { reason: 'invalidAuthParams' }],
    ['in no list', { jwt: 'a', expiresAt: SECONDS + 60 }, { reason: 'invalidAuthParams' }],
    ['missing from the list', [], { reason: 'invalidAuthParams' }],
    ['no text', [{ jwt: 1, expiresAt: SECONDS + 60 }, null, 'a.b.c'], { reason: 'invalidAuthParams' }],
  ])('that is %s', (_what, auth, expected) => expect(authJwt({ auth }, NOW)).toMatchObject(expected));
});

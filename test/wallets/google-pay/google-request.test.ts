import { beforeEach, expect, test, vi } from 'vitest';
import { googlePayParams, type GooglePayParams } from '../../../wallets/google-pay/google-params';
import { paymentDataRequest, readyRequest } from '../../../wallets/google-pay/google-request';
import { context } from '../../press/cart/answers';
import { googleParams } from './google-params';

const read = (over: object = {}) => googlePayParams({ ...googleParams, ...over }) as GooglePayParams;
const ctx = (hasPlan = false) => context({ wallet: 'google_pay', buyerCurrency: 'jpy', hasPlan: () => hasPlan });

beforeEach(() => vi.stubGlobal('location', { origin: 'https://shop.example' }));

test('isReadyToPay asks about the payment methods that the server has written', () =>
  expect(readyRequest(read())).toEqual({
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: googleParams.paymentData.allowedPaymentMethods,
  }));

test('the request asks for everything that an order needs', () => {
  const billingAddressParameters = { format: 'FULL-ISO3166' };
  const [method] = googleParams.paymentData.allowedPaymentMethods;
  const request = paymentDataRequest(ctx(), read(), 'a.b.c');
  expect(request).toEqual({
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: {
      merchantName: 'かるい茶舗',
      merchantId: 'BCR2DN4T',
      merchantOrigin: 'shop.example',
      authJwt: 'a.b.c',
    },
    allowedPaymentMethods: [
      {
        ...method,
        parameters: { ...method!.parameters, billingAddressRequired: true, billingAddressParameters },
      },
    ],
    emailRequired: true,
    shippingAddressRequired: true,
    shippingOptionRequired: true,
    shippingAddressParameters: { allowedCountryCodes: ['JP', 'US'], phoneNumberRequired: true, format: 'FULL-ISO3166' },
    callbackIntents: ['OFFER', 'SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
    offerInfo: { offers: [] },
    transactionInfo: {
      currencyCode: 'JPY',
      countryCode: 'JP',
      totalPrice: '0.01',
      totalPriceStatus: 'ESTIMATED',
      totalPriceLabel: '合計',
      transactionId: expect.stringMatching(/^pw-[\da-f-]{36}$/),
    },
  });
});

test.each([
  ['FULL', 'FULL'],
  ['FULL-ISO3166', 'FULL-ISO3166'],
  // Without street and town nothing could be paid.
  ['MIN', 'FULL-ISO3166'],
])('of an address a merchant’s own format %s becomes %s', (format, sent) => {
  const { paymentData } = googleParams;
  const allowedPaymentMethods = paymentData.allowedPaymentMethods.map(({ type, parameters }) => ({
    type,
    parameters: Object.assign({}, parameters, { billingAddressParameters: { format } }),
  }));
  const params = read({
    paymentData: { ...paymentData, allowedPaymentMethods, shippingAddressParameters: { format } },
  });
  const request = paymentDataRequest(ctx(), params, 'a.b.c');
  expect(request.shippingAddressParameters).toEqual({ format: sent });
  expect(request.allowedPaymentMethods[0]?.parameters.billingAddressParameters).toEqual({ format: sent });
});

test('all requests of a page have one transaction id, and the merchant’s origin takes precedence over the page’s', () => {
  const { paymentData } = googleParams;
  const merchantInfo = { ...paymentData.merchantInfo, merchantOrigin: 'pay.shop.example' };
  const [one, other] = [read(), read({ paymentData: { ...paymentData, merchantInfo } })].map((params) =>
    paymentDataRequest(ctx(), params, 'a.b.c'),
  );
  expect(other!.transactionInfo?.transactionId).toBe(one!.transactionInfo?.transactionId);
  expect(other!.merchantInfo.merchantOrigin).toBe('pay.shop.example');
});

test('a subscription is paid with a card that can be charged again', () => {
  const parameters = (hasPlan: boolean) =>
    paymentDataRequest(ctx(hasPlan), read(), 'a.b.c').allowedPaymentMethods.map(
      (method) => method.parameters.allowedAuthMethods,
    );
  expect(parameters(true)).toEqual([['PAN_ONLY']]);
  expect(parameters(false)).toEqual([['PAN_ONLY', 'CRYPTOGRAM_3DS']]);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paypalParams, sdkAddress } from '../../../wallets/paypal/paypal-params';

const given = { sdkUrl: 'https://www.paypal.com/sdk/js?client-id=karui', merchantId: 'KARUIDEMO' };
const read = (params: object) => paypalParams({ params: params as Record<string, unknown> });

beforeEach(() => vi.stubGlobal('location', { href: 'https://shop.example/products/sencha' }));

test('complete parameters are read', () =>
  expect(read({ ...given, requiresBillingAgreement: true, customerAccountEmail: 'hanako@example.jp' })).toEqual({
    ...given,
    requiresBillingAgreement: true,
    color: 'gold',
    accountEmail: 'hanako@example.jp',
  }));

test('what may be absent is left out, and so is what has another type', () => {
  const managed = { ...given, requiresBillingAgreement: true, hasManagedSellingPlanState: true };
  expect(read(managed)).toMatchObject({ requiresBillingAgreement: false });
  const least = { ...given, requiresBillingAgreement: false, color: 'gold', accountEmail: '' };
  expect(read(given)).toEqual(least);
  expect(read({ ...given, requiresBillingAgreement: 'true', customerAccountEmail: 7 })).toEqual(least);
});

test.each([
  ['blue', 'blue'],
  ['gold', 'gold'],
  ['red', 'gold'],
  [7, 'gold'],
])('the colour %j asks PayPal for %s', (color, expected) => expect(read({ ...given, color }).color).toBe(expected));

test.each([{ sdkUrl: undefined }, { sdkUrl: {} }, { merchantId: undefined }, { merchantId: 12 }])(
  'with %j PayPal can’t be used',
  (wrong) => expect(() => read({ ...given, ...wrong })).toThrow(/^wrong or no /),
);

describe('the address of the script', () => {
  const parametersOf = (sdkUrl: string, agreement = false, currency = 'jpy') =>
    Object.fromEntries(new URL(sdkAddress(read({ ...given, sdkUrl }), agreement, currency)).searchParams);

  test('has what an order needs', () =>
    expect(parametersOf(given.sdkUrl)).toEqual({
      'client-id': 'karui',
      currency: 'JPY',
      commit: 'false',
      locale: 'ja_JP',
      components: 'buttons,funding-eligibility',
      'enable-funding': 'venmo',
    }));

  test('has what an agreement needs', () =>
    expect(parametersOf(given.sdkUrl, true, 'USD')).toMatchObject({
      currency: 'USD',
      vault: 'true',
      intent: 'tokenize',
    }));

  test('keeps what the server has written', () =>
    expect(
      parametersOf(
        `${given.sdkUrl}&components=messages,buttons&enable-funding=paylater&disable-funding=card&commit=true&locale=en_US`,
      ),
    ).toEqual({
      'client-id': 'karui',
      components: 'messages,buttons,funding-eligibility',
      'enable-funding': 'paylater,venmo',
      'disable-funding': 'card',
      currency: 'JPY',
      commit: 'false',
      locale: 'ja_JP',
    }));

  test('is missing when the server has written none', () => expect(() => parametersOf('https://')).toThrow(TypeError));

  test('may be relative to the page', () =>
    expect(sdkAddress(read({ ...given, sdkUrl: '/sdk?client-id=x' }), false, 'JPY')).toMatch(
      /^https:\/\/shop\.example\/sdk\?client-id=x&/,
    ));
});

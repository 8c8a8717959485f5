import { estimateOf } from '../../../wallets/amazon/amazon-pay';
import { describe, expect, test } from 'vitest';
import type { PageType } from '../../../src/wallet';
import { amazonParams, optionsOf, type AmazonParams, placementOf } from '../../../wallets/amazon/amazon-params';

const read = (params: Record<string, unknown>, buyerCurrency = 'JPY') => amazonParams({ params, buyerCurrency });

describe('the parameters', () => {
  test.each<[string, Record<string, unknown>, string, object]>([
    ['alone', {}, 'JPY', { ledgerCurrency: 'JPY', checkoutLanguage: 'ja_JP' }],
    ['for a buyer whose currency is in small letters', {}, 'usd', { ledgerCurrency: 'USD' }],
    ['with a ledger of its own', { ledgerCurrency: 'EUR' }, 'JPY', { ledgerCurrency: 'EUR' }],
    ['with a language', { checkoutLanguage: 'en_US' }, 'JPY', { ledgerCurrency: 'JPY', checkoutLanguage: 'en_US' }],
    ['with false for sandbox', { sandbox: false }, 'USD', { ledgerCurrency: 'USD', sandbox: false }],
    ['with an address', { sdkUrl: '/a.js' }, 'USD', { ledgerCurrency: 'USD', sdkUrl: '/a.js' }],
    ['with nulls', { sandbox: null, sdkUrl: null, ledgerCurrency: null }, 'USD', { ledgerCurrency: 'USD' }],
    ['with an application', { appId: 'app-1' }, 'USD', { ledgerCurrency: 'USD', appId: 'app-1' }],
    ['with what is not needed', { shopId: 'x' }, 'USD', { ledgerCurrency: 'USD' }],
  ])('are read %s', (_how, params, currency, expected) => {
    expect(read({ merchantId: 'M', ...params }, currency)).toEqual({ merchantId: 'M', ...expected });
  });

  test.each<[string, Record<string, unknown>]>([
    ['merchantId', {}],
    ['merchantId', { merchantId: '' }],
    ['merchantId', { merchantId: 5 }],
    ['ledgerCurrency', { merchantId: 'M', ledgerCurrency: 'CAD' }],
    ['ledgerCurrency', { merchantId: 'M', ledgerCurrency: 'toString' }],
    ['ledgerCurrency', { merchantId: 'M', ledgerCurrency: ['JPY'] }],
    ['sdkUrl', { merchantId: 'M', sdkUrl: {} }],
    ['sandbox', { merchantId: 'M', sandbox: 'true' }],
    ['checkoutLanguage', { merchantId: 'M', checkoutLanguage: 1 }],
    ['appId', { merchantId: 'M', appId: 1 }],
  ])('are refused with an error that names %s: %j', (named, params) => {
    expect(read(params)).toEqual(expect.objectContaining({ message: expect.stringContaining(named) }));
  });

  test('are wrong for a buyer whose currency Amazon has no region for', () => {
    expect(read({ merchantId: 'M' }, 'CAD')).toBeInstanceOf(TypeError);
  });
});

test('the options are the parameters without the address, the look, and what is bought now', () => {
  const params = read({ merchantId: 'M', sdkUrl: '/a.js', sandbox: true }) as AmazonParams;
  expect(optionsOf({ pageType: 'cart_page', requiresShipping: () => true }, params)).toEqual({
    merchantId: 'M',
    ledgerCurrency: 'JPY',
    sandbox: true,
    checkoutLanguage: 'ja_JP',
    placement: 'Cart',
    productType: 'PayAndShip',
    buttonColor: 'Gold',
    design: 'C0001',
  });
});

test.each<[PageType, string]>([
  ['product', 'Product'],
  ['unknown', 'Product'],
  ['cart_page', 'Cart'],
  ['cart_ajax', 'Cart'],
  ['checkout', 'Checkout'],
])('a button on a page of the type %s is placed at %s', (pageType, placement) => {
  expect(placementOf(pageType)).toBe(placement);
});

test.each([
  ['1234.5', 'JPY', 'JPY', '1235'],
  ['1', 'JPY', 'JPY', '1'],
  ['0.5', 'JPY', 'JPY', '1'],
  ['0.4', 'JPY', 'JPY', undefined],
  ['0.0', 'JPY', 'JPY', undefined],
  ['free', 'JPY', 'JPY', undefined],
  ['10.5', 'USD', 'USD', '10.50'],
  ['10.556', 'EUR', 'EUR', '10.56'],
  ['10.5', 'USD', 'JPY', undefined],
  ['1000.0', 'JPY', 'USD', undefined],
])('%s %s for an account in %s is %s', (amount, currencyCode, ledger, expected) => {
  expect(estimateOf({ amount, currencyCode }, ledger)).toEqual(expected && { amount: expected, currencyCode });
});

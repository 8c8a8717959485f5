import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPostalCode } from '../../../wallets/shop-pay/account-and-promise/promise-client';

const CODE = 'delivery_promise_postal_code';
const ADDRESS = 'delivery_promise_default_address';

let cookie: string;
beforeEach(() => {
  cookie = '';
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => cookie);
  localStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

const chosen = (postalCode: string) => ({ postalCode, isPostalCodeOverride: true });
const known = (postalCode: string) => ({ postalCode, isPostalCodeOverride: false });

test('without cookie and storage there is no postal code', () => {
  expect(readPostalCode()).toEqual(known(''));
});

test.each([
  ['as it is', '100-0001', '100-0001'],
  ['in quotes', '"100-0001"', '100-0001'],
  ['encoded', '%22100-0001%22', '100-0001'],
  ['with a space', 'SW1A%201AA', 'SW1A 1AA'],
])('the cookie is what the shopper has chosen: %s', (_how, value, code) => {
  cookie = `cart=abc; ${CODE}=${value}; theme=a`;
  localStorage.setItem(CODE, '600-8216');
  expect(readPostalCode()).toEqual(chosen(code));
});

test.each([
  ['of another name', `old_${CODE}=100-0001`],
  ['empty', `${CODE}=`],
  ['that can’t be decoded', `${CODE}=%E3%81`],
])('a cookie %s is ignored', (_what, text) => {
  cookie = text;
  localStorage.setItem(CODE, '600-8216');
  expect(readPostalCode()).toEqual(known('600-8216'));
});

test('without a stored code the stored address counts', () => {
  localStorage.setItem(ADDRESS, '{"zip":"060-0001","country":"JP"}');
  expect(readPostalCode()).toEqual(known('060-0001'));
  localStorage.setItem(CODE, '600-8216');
  expect(readPostalCode()).toEqual(known('600-8216'));
});

test('a stored address that can’t be read gives no postal code', () => {
  for (const text of ['', '{', 'null', '[]', '{"zip":null}', '{"zip":1000001}', '"100-0001"']) {
    localStorage.setItem(ADDRESS, text);
    expect(readPostalCode()).toEqual(known(''));
  }
});

test('storage and cookies that throw are ignored', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(readPostalCode()).toEqual(known(''));
  vi.unstubAllGlobals();
});

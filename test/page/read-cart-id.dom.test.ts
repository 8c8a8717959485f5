import { afterEach, expect, test, vi } from 'vitest';
import { readCartId } from '../../src/page/cart-purchase';

afterEach(() => vi.restoreAllMocks());

const cookies = (text: string) =>
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue(text);

test.each([
  ['the only cookie', 'cart=Abc', 'Abc'],
  ['one among others', 'a=1; cart=Abc; b=2', 'Abc'],
  ['a value with an equals sign', 'cart=Abc?key=1', 'Abc?key=1'],
  ['an encoded value', 'cart=Abc%3Fkey%3D1%2B2', 'Abc?key=1+2'],
])('reads %s', (_case, text, value) => {
  cookies(text);
  expect(readCartId()).toBe(`gid://shopify/Cart/${value}`);
});

test.each([
  ['a name that only ends alike', 'myCart=Abc; mycart=Abc'],
  ['a name that only begins alike', 'cart_ts=A1'],
  ['a name without a value', 'cart'],
  ['a broken encoding', 'cart=%E3%81'],
  ['no cookie', ''],
])('%s is no cart', (_case, text) => {
  cookies(text);
  expect(readCartId()).toBeNull();
});

test('a page that may not read cookies has no cart', () => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(readCartId()).toBeNull();
});

test.each([
  ['the whole cookie with its key', 'cart=Z2NwLXVz%3Fkey%3D8a1b', 'gid://shopify/Cart/Z2NwLXVz?key=8a1b'],
  ['a token with a dash', 'cart=c1-0a1b', 'gid://shopify/Cart/c1-0a1b'],
  ['a mixed-case token', 'cart=hWN0a1b', 'gid://shopify/Cart/hWN0a1b'],
  ['a legacy token with a key', 'cart=0a1b%3Fkey%3D2c', 'gid://shopify/Cart/0a1b?key=2c'],
  ['missing with a legacy cookie', 'cart=0a1b2c3d4e5f60718293a4b5c6d7e8f9', null],
  ['missing with an empty cookie', 'cart=', null],
  ['missing with a broken cookie', 'cart=%', null],
  ['missing without a cookie', 'other=1', null],
])('the cart id is %s', (_case, text, id) => {
  cookies(text);
  expect(readCartId()).toBe(id);
});

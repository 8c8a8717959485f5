import { describe, expect, test } from 'vitest';
import { isWithout, localCookie, storeCookies } from './cookies';

describe('a cookie of the store is good for localhost:', () => {
  test.each([
    [
      'cart=c1-x%3Fkey%3D1; Domain=.shop.example; Path=/; Secure; HttpOnly; SameSite=Lax',
      'cart=c1-x%3Fkey%3D1; Path=/; HttpOnly; SameSite=Lax',
    ],
    ['a=b; path=/; samesite=None;secure; partitioned', 'a=b; path=/; SameSite=Lax'],
    ['a="b c"; Max-Age=60; Path=/ja', 'a="b c"; Max-Age=60; Path=/ja'],
    ['a=b=c==; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'a=b=c==; Expires=Wed, 21 Oct 2026 07:28:00 GMT'],
    ['domain=x; domain = shop.example', 'domain=x'],
    ['__Host-session=1; Secure; Path=/', 'karui-Host-session=1; Path=/'],
  ])('%s', (line, here) => {
    expect(localCookie(line)).toBe(here);
  });
});

test('the store gets its own cookies by their own names, and not the panel’s', () => {
  expect(storeCookies('cart=1; karui-without=1; karui-Host-session=2;x=y=z')).toBe('cart=1; __Host-session=2; x=y=z');
  expect(storeCookies('karui-without=1')).toBeUndefined();
  expect([isWithout('a=b; karui-without=1'), isWithout('karui-without=0'), isWithout(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

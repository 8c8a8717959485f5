import { expect, test } from 'vitest';
import { PRODUCT_CHECKS } from '../../src/react/check-props';

const check = (apiBase: unknown) => PRODUCT_CHECKS['apiBase']!(apiBase);

test.each([undefined, 'https://api.example', 'http://localhost', 'http://localhost:3000'])(
  'apiBase may be %j',
  (apiBase) => {
    expect(check(apiBase)).toBeNull();
  },
);

test.each(['', '/shop', 'http://shop.example', 'https://shop.example/', 'http://localhost/', 'http://localhost:port'])(
  'apiBase may not be %j',
  (apiBase) => {
    expect(check(apiBase)).toBe('invalid-api-base');
  },
);

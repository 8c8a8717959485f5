import { describe, expect, test } from 'vitest';
import { parse, request } from '../../test-support/page-fixtures';
import { homePage } from './home-page';

const home = (path: string, switches = '') =>
  parse(homePage({ ...request(path), switches: new URLSearchParams(switches) }));

const recommendedIn = (document: ReturnType<typeof home>) =>
  Array.from(
    document.querySelectorAll('.product-card shopify-accelerated-checkout'),
    (host) => (JSON.parse(String(host.getAttribute('recommended'))) as { name: string } | null)?.name,
  );

test('the home page has no wallets unless it is asked for them', () => {
  expect(recommendedIn(home('/'))).toEqual([]);
  expect(recommendedIn(home('/?window=off', 'window=wallets'))).toEqual([]);
});

describe('the home page with a wallet on each product', () => {
  const six = ['shop_pay', 'paypal', 'google_pay', 'apple_pay', 'amazon_pay', 'venmo'];

  test.each([
    ['/?window=wallets', '', ['shop_pay', 'amazon_pay', 'facebook_pay', 'shop_pay', 'amazon_pay', 'facebook_pay']],
    ['/', `window=wallets&wallets=${six.join()}`, six],
    ['/?wallets=venmo', `window=wallets&wallets=${six.join()}`, Array.from({ length: 6 }, () => 'venmo')],
  ])('takes the wallets of %s in a store opened with "%s" in turn', (path, switches, wallets) => {
    expect(recommendedIn(home(path, switches))).toEqual(wallets);
  });

  test('buys the smallest quantity of a variant that is in stock', () => {
    const forms = Array.from(home('/?window=wallets&variant=44003').querySelectorAll('.product-card form'), (form) =>
      ['id', 'quantity'].map((name) => Number(form.querySelector(`[name="${name}"]`)?.getAttribute('value'))),
    );
    expect(forms).toEqual([
      [41001, 2],
      [42001, 1],
      [43001, 1],
      [44001, 1],
      [45001, 1],
      [47001, 1],
    ]);
  });

  test('links to a product whose plan has to be chosen first, instead of buying it', () => {
    const link = home('/?window=wallets').querySelector('.product-card__more');
    expect(link?.getAttribute('href')).toBe('/products/kadai-box');
  });
});

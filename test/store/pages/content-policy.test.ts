import { expect, test } from 'vitest';
import { cartOf, parse, product, request } from '../test-support/page-fixtures';
import { cartPage, checkoutPage, homePage, productPage } from './index';

const withNonce = (path: string) => ({ ...request(path, cartOf('teiki-bin')), nonce: 'n0nce' });

test.each([
  ['home', homePage(withNonce('/?hostile=object'))],
  ['product A', productPage(product('teiki-bin'), withNonce('/?theme=a&block-size=50&boot=module'))],
  ['product B', productPage(product('teiki-bin'), withNonce('/?theme=b&block-size=50'))],
  ['cart', cartPage(cartOf('sencha'), withNonce('/cart?widget=off'))],
  ['checkout', checkoutPage(cartOf('sencha'), withNonce('/checkouts/x'))],
])(
  '%s under a content policy has a nonce on whatever runs or styles, and no code or style in attributes',
  (_, html) => {
    const document = parse(html);
    const bare = [...document.querySelectorAll('script, style')].filter(
      (element) => !element.getAttribute('type')?.endsWith('json') && element.getAttribute('nonce') !== 'n0nce',
    );
    expect(bare.map((element) => element.outerHTML)).toEqual([]);
    const coded = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')),
    );
    expect(coded.map((element) => element.tagName)).toEqual([]);
  },
);

test('?block-size is a CSS rule there', () => {
  expect(productPage(product('sencha'), withNonce('/?block-size=50'))).toContain(
    '{--shopify-accelerated-checkout-button-block-size: 50px}',
  );
});

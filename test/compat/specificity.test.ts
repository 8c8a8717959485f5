import { expect, test } from 'vitest';
import { specificity } from '../../src/compat/old-rules';

test.each([
  ['div', [0, 0, 1]],
  ['.shopify-payment-button__button', [0, 1, 0]],
  ['.shopify-payment-button .shopify-payment-button__button--branded', [0, 2, 0]],
  ['form .product-form > .shopify-payment-button div.shopify-cleanslate', [0, 3, 2]],
  ['#dynamic-checkout-cart ul > li', [1, 0, 2]],
  ['.shopify-payment-button [role="button"]', [0, 2, 0]],
  ['[data-testid="ShopifyPay-button"]:not(.a)', [0, 2, 0]],
  ['[href="#top.html"]', [0, 1, 0]],
  ['.a:hover::before', [0, 2, 1]],
  [':where(#theme .page) .shopify-payment-button', [0, 1, 0]],
  [':where(:not(.a)) b', [0, 0, 1]],
  [':is(.product) .shopify-payment-button', [0, 2, 0]],
  ['a:not(.b):hover>b::after,#c i', [1, 2, 4]],
  ['.a-b.c_d e', [0, 2, 1]],
  ['*', [0, 0, 0]],
])('%s weighs %j', (selector, [ids = 0, classes = 0, types = 0]) => {
  expect(specificity(selector)).toBe(1e6 * ids + 1e3 * classes + types);
});

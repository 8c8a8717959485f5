import { expect, test, vi } from 'vitest';

// As in Safari before 16.4.
vi.stubGlobal('CSSStyleSheet', undefined);
const { openGrid } = await import('../../../src/snippet/paint/open-host');

test('without constructed style sheets a cart’s grid has its style, also when it is painted again', () => {
  const host = document.createElement('shopify-accelerated-checkout-cart');
  openGrid(host, ['ShopPay'], ['ShopPay']);
  openGrid(host, ['ShopPay', 'PayPal'], ['PayPal']);
  const root = host.attachShadow({ mode: 'closed' });
  expect(root.querySelectorAll('style')).toHaveLength(1);
});

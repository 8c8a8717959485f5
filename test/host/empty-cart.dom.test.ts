import { afterEach, test, vi } from 'vitest';
import { cartFacts } from '../../src/page/purchase';
import { cartHostHtml } from '../e2e/fixtures/cart';
import { find, put, soon } from './page';

afterEach(() => {
  vi.restoreAllMocks();
  cartFacts.value = null;
  document.body.textContent = '';
});

test('a cart that gets empty has no button, and no heading that a screen reader would read', async () => {
  const { attachShadow } = Element.prototype;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    return attachShadow.call(this, { ...init, mode: 'open' });
  });
  document.cookie = 'cart=c1?key=k1';
  put(cartHostHtml(['shop_pay']));
  const host = () => find('shopify-accelerated-checkout-cart');
  const seen = () => [host().children.length, host().shadowRoot?.querySelector<HTMLElement>('.wrapper')?.hidden];
  await soon(seen).toEqual([1, false]);
  cartFacts.value = { empty: true, requiresShipping: false, hasPlan: false };
  await soon(seen).toEqual([0, true]);
});

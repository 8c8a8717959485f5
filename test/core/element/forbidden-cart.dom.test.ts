import { afterEach, expect, test, vi } from 'vitest';
import { cartHostHtml } from '../../e2e/fixtures/cart';
import { takeEntries } from '../../telemetry/take-entries';
import { CART_HOST } from '../../../src/names';

afterEach(() => void vi.restoreAllMocks());

test('a page that forbids to define a cart’s element keeps its painted buttons, whose presses lead to checkout', async () => {
  const { define } = customElements;
  const error = new Error('this page defines its carts itself');
  vi.spyOn(customElements, 'define').mockImplementation((name, ...rest) => {
    if (name === CART_HOST) throw error;
    define.call(customElements, name, ...rest);
  });
  const PaymentButton: { failedToLoad?: boolean } = {};
  Object.assign(globalThis, { Shopify: { PaymentButton } });
  const painted = '<shop-pay-wallet-button slot="shop_pay">Shop Pay</shop-pay-wallet-button>';
  document.body.innerHTML = cartHostHtml(['shop_pay']).replace(`</${CART_HOST}>`, `${painted}</${CART_HOST}>`);
  takeEntries();
  await import('../../../src/index');
  await expect.poll(() => PaymentButton.failedToLoad).toBe(true);
  expect(document.querySelector('shop-pay-wallet-button')?.textContent).toBe('Shop Pay');
  expect(takeEntries().filter(({ type }) => type === 'error')).toEqual([
    { type: 'error', error, at: expect.any(Number) },
  ]);
});

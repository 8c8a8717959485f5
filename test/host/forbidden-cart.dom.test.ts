import { afterEach, expect, test, vi } from 'vitest';
import { hostHtml } from '../e2e/fixtures/bare-page';
import { cartHostHtml } from '../e2e/fixtures/cart';
import { takeEntries } from '../telemetry/take-entries';
import { CART_HOST } from '../../src/names';

afterEach(() => void vi.restoreAllMocks());

test('a page that forbids to define a cart’s element keeps no skeletons, and its products keep their buttons', async () => {
  const { define } = customElements;
  const error = new Error('this page defines its carts itself');
  vi.spyOn(customElements, 'define').mockImplementation((name, ...rest) => {
    if (name === CART_HOST) throw error;
    define.call(customElements, name, ...rest);
  });
  document.body.innerHTML = `<form><input name="id" value="1"><button type="submit"></button>${hostHtml({})}</form>${cartHostHtml(['shop_pay'])}`;
  takeEntries();
  await import('../../src');
  await expect.poll(() => document.querySelector('shopify-buy-it-now-button')).not.toBeNull();
  await expect.poll(() => document.querySelector('[class*=skeleton]')).toBeNull();
  expect(takeEntries().filter(({ type }) => type === 'error')).toEqual([
    { type: 'error', error, at: expect.any(Number) },
  ]);
});

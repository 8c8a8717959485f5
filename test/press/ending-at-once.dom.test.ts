import { afterEach, expect, test, vi } from 'vitest';
import { productPurchase } from '../../src/core/page/product-purchase';
import { press } from '../../src/press/run-press';
import type { ShopAttributes } from '../../src/core/shop';
import { createWidget } from '../../src/core/widget';
import { takeEntries } from '../telemetry/take-entries';

const end = new AbortController();
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
});

test('a press that ends at once is told as a press too, so that there are no more endings than presses', () => {
  vi.stubGlobal('alert', () => {});
  document.body.innerHTML =
    '<form><input type="hidden" name="id" value="1"><input name="quantity" value="0"><i></i></form>';
  const [form, host] = [document.querySelector('form')!, document.querySelector('i')!];
  const purchase = productPurchase(form, host, [], end.signal);
  const widget = createWidget({ host, shop: {} as ShopAttributes, pageType: 'product', purchase, end: end.signal });
  takeEntries();
  expect(press({ widget, wallet: 'buy_it_now', params: {}, element: host }, host)).toBe(false);
  expect(takeEntries()).toMatchObject([
    { name: 'press', data: { wallet: 'buy_it_now', at: expect.any(Number) } },
    { name: 'ending', data: { wallet: 'buy_it_now', type: 'unrecoverable' } },
    { type: 'error' },
  ]);
});

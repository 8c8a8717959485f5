import { expect, test, vi } from 'vitest';
import { press } from '../../src/press/run-press';
import { takeEntries } from '../telemetry/take-entries';
import { productPage } from './product-page';

test('a press that ends at once is told as a press too, so that there are no more endings than presses', async () => {
  const { widget, host } = productPage('<input type="hidden" name="id" value="1"><input name="quantity" value="0">');
  takeEntries();
  expect(press({ widget, wallet: 'buy_it_now', params: {}, element: host }, host)).toBe(false);
  expect(takeEntries()).toMatchObject([
    { name: 'press', data: { wallet: 'buy_it_now', at: expect.any(Number) } },
    { name: 'ending', data: { wallet: 'buy_it_now', type: 'unrecoverable' } },
    { type: 'error' },
  ]);
  // The dialog's file comes later; nothing of the test may run after its end.
  await vi.waitFor(() => expect(document.querySelector('body > div')).not.toBe(null));
});

import { expect, test, vi } from 'vitest';
import { limitedCartAnswer } from '../cart-watch/limited-cart-answer';
import { interact, openPage } from './open-page';

test('a page that entered the back/forward cache before its cart was watched reads the cart when the shopper is back', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => limitedCartAnswer(0)),
  );
  document.cookie = 'cart=c1?key=k1';
  document.body.innerHTML = '<p requires-shipping></p>';
  const { widget } = await openPage(document.querySelector('p')!);
  expect(widget.purchase.sellable.value).toBe(true);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await interact();
  await vi.waitFor(() => expect(widget.purchase.sellable.value).toBe(false));
});

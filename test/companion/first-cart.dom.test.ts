import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitedCartAnswer } from '../cart-watch/limited-cart-answer';
import { simulateRequests } from '../cart-watch/page-requests';
import { addWidget, codeComes, interact, openPage, type OpenPage } from './open-page';

const { reset, finished } = simulateRequests();
let pages: OpenPage[];

beforeEach(async () => {
  vi.useFakeTimers();
  // Nobody buys in a page's very first millisecond.
  vi.advanceTimersByTime(1000);
  reset();
  vi.stubGlobal('fetch', async () => limitedCartAnswer(1));
  document.cookie = 'cart=c1?key=k1';
  document.body.innerHTML = '<form action="/cart/add"><b></b></form>';
  pages = [await openPage(document.querySelector('b')!)];
  await interact();
});
afterEach(() => {
  for (const page of pages) page.end();
  vi.useRealTimers();
});

test('a press in the first cart of a product page does not wait for what was added before the cart came', async () => {
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }));
  vi.advanceTimersByTime(200);
  finished({ name: '/cart/add.js' });
  vi.advanceTimersByTime(200);
  const drawer = await addWidget(document.createElement('p'));
  pages.push(drawer);
  await codeComes();
  expect(drawer.isSaving()).toBe(false);
});

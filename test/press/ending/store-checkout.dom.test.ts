import { afterEach, expect, test, vi } from 'vitest';
import { goToStoreCheckout } from '../../../src/early/store-checkout';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Another site's window around: its document may not be read. */
const foreign = () =>
  Object.defineProperty({}, 'document', {
    get() {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  });

test.each([
  ['', undefined, '_top'],
  ['target="cart-frame"', undefined, '_top'],
  ['target="_blank"', undefined, '_top'],
  ['target="_blank"', foreign(), '_self'],
])('a form with %s is sent in the window that is checked out in, and keeps its own target', (own, top, expected) => {
  document.body.innerHTML = `<form method="post" action="/cart/add" ${own}><input name="submit"><i></i></form>`;
  if (top) vi.stubGlobal('top', top);
  const form = document.querySelector('form')!;
  const before = form.outerHTML;
  const sent: unknown[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push([this.getAttribute('target'), !!this.querySelector('[name=return_to]')]);
  });
  goToStoreCheckout(document.querySelector('i')!);
  expect([sent, form.outerHTML]).toEqual([[[expected, true]], before]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { goToStoreCheckout } from '../../src/network/store-checkout';

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

const frame = (sandbox: string) => Object.assign(document.createElement('iframe'), { sandbox });

test.each([
  ['', {}, '_top'],
  ['target="cart-frame"', {}, '_top'],
  ['target="_blank"', {}, '_top'],
  ['target="_blank"', { top: foreign() }, '_self'],
  ['', { frameElement: document.createElement('iframe') }, '_top'],
  ['', { frameElement: frame('allow-scripts allow-same-origin') }, '_self'],
  ['', { frameElement: frame('allow-scripts allow-same-origin allow-top-navigation') }, '_top'],
])('a form with %s is sent in the window that is checked out in, and keeps its own target', (own, around, expected) => {
  document.body.innerHTML = `<form method="post" action="/cart/add" ${own}><input name="submit"><i></i></form>`;
  for (const [name, value] of Object.entries(around)) vi.stubGlobal(name, value);
  const form = document.querySelector('form')!;
  const before = form.outerHTML;
  const sent: unknown[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push([this.getAttribute('target'), !!this.querySelector('[name=return_to]')]);
  });
  goToStoreCheckout({ host: document.querySelector('i')!, busy: { value: 'buy_it_now' } }, 'buy_it_now');
  expect([sent, form.outerHTML]).toEqual([[[expected, true]], before]);
});

test('a form below /en-us/ is sent with one address of what comes next, also where its theme has written another', () => {
  document.body.innerHTML = `<form method="post" action="/en-us/cart/add"><input type="hidden" name="return_to" value="/en-us/cart"><i></i></form>`;
  const form = document.querySelector('form')!;
  const before = form.outerHTML;
  const sent: unknown[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(new FormData(this).getAll('return_to'));
  });
  goToStoreCheckout({ host: document.querySelector('i')!, busy: { value: 'buy_it_now' } }, 'buy_it_now');
  expect([sent, form.outerHTML]).toEqual([[['/en-us/checkout?storefront_wallet=true']], before]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeComes, leavePageOfCart, openPageOfCart, savingSlowly, type } from './edited-cart';

/** When the store answers, after the page has asked, in milliseconds. */
let takes: number;
const answerLater = <T>(answer: T) => new Promise<T>((resolve) => setTimeout(resolve, takes, answer));

/** Requests of the page's own, as far as they can be watched. */
const newXhr = () =>
  class extends EventTarget {
    open(_method: string, _address: string): void {}
    send(): void {
      this.dispatchEvent(new Event('loadstart'));
      setTimeout(() => this.dispatchEvent(new Event('loadend')), takes);
    }
  };

beforeEach(async () => {
  await openPageOfCart();
  vi.stubGlobal('XMLHttpRequest', newXhr());
  vi.stubGlobal('fetch', () => answerLater(new Response('{}')));
  await codeComes();
});
afterEach(leavePageOfCart);

// The first test: the watchers of an earlier page would still be there.
test('the page has its own functions back when its writes have had their time', async () => {
  const own = [fetch, XMLHttpRequest.prototype.open];
  type();
  expect([fetch, XMLHttpRequest.prototype.open]).not.toEqual(own);
  await vi.advanceTimersByTimeAsync(1600);
  expect([fetch, XMLHttpRequest.prototype.open]).toEqual(own);
});

/** How a page may save a note. */
const WAYS = {
  fetch: () => void fetch('/cart/update.js', { method: 'POST' }),
  'fetch with a whole address': () => void fetch(new Request(`${location.origin}/ja/cart/update`, { method: 'POST' })),
  XHR() {
    const request = new XMLHttpRequest();
    request.open('POST', '/cart/update.js');
    request.send();
  },
  'an event of the platform’s'() {
    const promise = answerLater(null);
    document.dispatchEvent(Object.assign(new Event('shopify:cart:note-update'), { promise }));
  },
};

test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
  'a press waits for a slow write that is under way: by %s',
  async (way) => {
    takes = 4500;
    type();
    WAYS[way]();
    expect(await savingSlowly()).toEqual([true, 4500]);
  },
);

test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('it waits 10 s at most: by %s', async (way) => {
  takes = 60_000;
  type();
  WAYS[way]();
  expect(await savingSlowly()).toEqual([true, 10_000]);
});

test('a write that begins 1 s after the last key is waited for as well', async () => {
  takes = 4500;
  type();
  setTimeout(WAYS.XHR, 1000);
  await vi.advanceTimersByTimeAsync(1100);
  expect(await savingSlowly()).toEqual([true, 4400]);
});

test('requests that write nothing to the cart are not waited for', async () => {
  takes = 4500;
  type();
  void fetch('/cart.js');
  void fetch('https://elsewhere.example/cart/update');
  expect(await savingSlowly()).toEqual([true, 3000]);
});

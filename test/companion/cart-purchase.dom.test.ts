import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../press/cart/answers';
import { simulateRequests } from '../cart-watch/page-requests';
import { addWidget, interact, type OpenPage } from './open-page';

const { reset, observers, finished } = simulateRequests();
const EMPTY = answer({ data: { cart: { lines: { nodes: [] } } } });

const api = vi.fn<typeof fetch>(async () => EMPTY.clone());
let pages: OpenPage[] = [];

const addCart = async (where: HTMLElement, accessToken?: string) => {
  const page = await addWidget(where, accessToken ? { accessToken } : {});
  pages.push(page);
  return page;
};
const cartPurchase = async (where: HTMLElement) => (await addCart(where)).widget.purchase;

beforeEach(async () => {
  vi.stubGlobal('fetch', api);
  api.mockClear();
  reset();
  document.cookie = 'cart=c1?key=k1';
  // What the page's hosts share is kept in modules, so each test is a page of its own.
  vi.resetModules();
});

afterEach(async () => {
  // What watches stays for good, but asks for nobody.
  for (const page of pages.splice(0)) page.end();
  document.cookie = 'cart=; max-age=0';
  await interact();
});

const host = (html = '<p requires-shipping></p>') => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

test('before the page’s first interaction nothing is watched, and the buttons follow the markup', async () => {
  const purchase = await cartPurchase(host());
  finished({ name: '/cart/clear.js' });
  await vi.dynamicImportSettled();
  expect(observers).toEqual([]);
  expect([purchase.sellable.value, purchase.requiresShipping.value]).toEqual([true, true]);
  expect(api).not.toHaveBeenCalled();
});

test('a write before the first interaction is noticed at the first interaction, by all hosts', async () => {
  const purchases = [await cartPurchase(host()), await cartPurchase(host())];
  finished({ name: '/cart/clear.js' });
  await interact();
  await vi.waitFor(() => expect(purchases.map(({ sellable }) => sellable.value)).toEqual([false, false]));
  expect(purchases.map(({ requiresShipping }) => requiresShipping.value)).toEqual([false, false]);
  expect(api).toHaveBeenCalledTimes(1);
  expect(observers).toHaveLength(1);
});

test('a write before the first host appears does not cause a read of the cart: the markup has it already', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  finished({ name: '/cart/clear.js', responseEnd: performance.now() - 1 });
  const purchase = await cartPurchase(host());
  await interact();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  expect(api).not.toHaveBeenCalled();
  expect(purchase.sellable.value).toBe(true);
});

test('a drawer that is rendered again after a change shows the change, and the old drawer sends no request', async () => {
  const before = await addCart(host(), 'before');
  await interact();
  finished({ name: '/cart/clear.js' });
  before.end();
  const after = await addCart(host(), 'after');
  await vi.waitFor(() => expect(after.widget.purchase.sellable.value).toBe(false));
  expect(api.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Shopify-Storefront-Access-Token'))).toEqual(
    ['after'],
  );
});

test('a new host is shown at once and reads the cart when the cart was emptied and filled again before', async () => {
  const before = await addCart(host());
  await interact();
  finished({ name: '/cart/clear.js' });
  await vi.waitFor(() => expect(before.widget.purchase.sellable.value).toBe(false));
  before.end();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  finished({ name: '/cart/add.js' });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(api).toHaveBeenCalledTimes(1);
  const after = await addCart(host());
  expect(after.widget.purchase.sellable.value).toBe(true);
  await vi.waitFor(() => expect(api).toHaveBeenCalledTimes(2));
});

test('a press waits for the first letter of a note, although nothing watches the cart yet', async () => {
  const page = await addCart(host('<p></p><textarea name="note"></textarea>'));
  expect(page.isSaving()).toBe(false);
  document.querySelector('textarea')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(page.isSaving()).toBe(true);
});

test('a press waits for a note only until the write that follows it has ended', async () => {
  const page = await addCart(host('<p></p><textarea name="note"></textarea>'));
  await interact();
  document.querySelector('textarea')!.dispatchEvent(new Event('input', { bubbles: true }));
  finished({ name: '/cart/update.js', startTime: performance.now() + 1 });
  expect(page.isSaving()).toBe(false);
});

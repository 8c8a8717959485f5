import { vi } from 'vitest';
import { limitedCartAnswer } from '../cart-watch/limited-cart-answer';
import { simulateRequests } from '../cart-watch/page-requests';
import { interact, openPage, type OpenPage } from './open-page';

const { reset, post } = simulateRequests();
let page: OpenPage;

/** A cart of two lines with a note, and a button of ours. */
const CART = `<div id="cart"><div class="line"><input name="quantity" value="1"><b><button>+</button></b></div>
  <div class="line"><input name="updates[]" value="1"><i role="button"></i><a href="/cart/change?line=1&amp;quantity=0">x</a></div>
  <textarea name="note"></textarea><button id="apply">y</button></div><p access-token="t"><button id="ours">z</button></p>`;

/** Opens an empty page on a fake clock, with the cart's host outside of what tests write into the page. Nobody has touched it. */
export async function openPageOfCart(): Promise<void> {
  vi.useFakeTimers();
  // Nobody types in a page's very first millisecond.
  vi.advanceTimersByTime(1000);
  reset();
  vi.stubGlobal('fetch', async () => limitedCartAnswer(1));
  document.cookie = 'cart=c1?key=k1';
  document.body.innerHTML = '';
  page = await openPage(document.createElement('p'));
}

export function leavePageOfCart(): void {
  page.end();
  vi.useRealTimers();
}

/** The code that recognises changes of the cart arrives. */
export const codeComes = (): Promise<void> => interact();

/** Writes the cart into the page. */
export const showCart = (): void => void (document.body.innerHTML = CART);

/** Writes the cart into the page, and the code comes. */
export async function openCart(): Promise<void> {
  showCart();
  await codeComes();
}

/** Dispatches an event of this name; on the page's first element by default. */
export const dispatch = (name: string, selector = 'body *'): boolean =>
  document.querySelector(selector)!.dispatchEvent(new Event(name, { bubbles: true }));

/** The shopper types into the field. */
export function type(html = '<textarea name="note" form="cart"></textarea>'): void {
  document.body.innerHTML = html;
  dispatch('input');
}

/** A script sets a field's value, without an event. */
export const set = (value: string, selector = '[name="quantity"]'): void =>
  void (document.querySelector<HTMLInputElement>(selector)!.value = value);

/** The page writes to the cart after `delay` milliseconds, and has its answer `takes` milliseconds later. */
export const write = (delay: number, takes: number, path = '/cart/update.js'): void => post(path, delay, takes);

/** Whether a press that comes now waits for the page to save the cart. */
export const isSaving = (): boolean => page.isSaving();

/** Whether a press that comes now waits, and for how many milliseconds. */
export function saving(): [waits: boolean, ms: number] {
  const pressed = performance.now();
  const waits = page.isSaving();
  let ms = 0;
  for (; page.isSaving(pressed) && ms < 3000; ms++) vi.advanceTimersByTime(1);
  return [waits, ms];
}

/** What a press would send of the cart's forms. */
export const unsavedFields = () => page.unsavedFields();

/** Like `saving`, where the page's own promises count; in steps of 20 ms. */
export async function savingSlowly(): Promise<[waits: boolean, ms: number]> {
  const pressed = performance.now();
  const waits = page.isSaving();
  let ms = 0;
  for (; page.isSaving(pressed) && ms < 20_000; ms += 20) await vi.advanceTimersByTimeAsync(20);
  return [waits, ms];
}

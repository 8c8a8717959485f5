import { afterEach, beforeEach, vi } from 'vitest';
import { simulateRequests } from '../cart-watch/page-requests';
import { codeComes, interact, openPage, type OpenPage } from './open-page';

const { reset, finished } = simulateRequests();
export { finished };
export let page: OpenPage;

const FORM = `<form><input type="hidden" name="id" value="1"><shopify-accelerated-checkout></shopify-accelerated-checkout>
  <input type="radio" name="Colour" value="black"><input type="radio" name="Wrapping" value="red">
  <select name="Size"><option>S<option>L</select>
  <input type="radio" name="properties[Noshi]" value="a"><input type="radio" name="selling_plan" value="7">
  <input type="radio" name="purchase_option_8" value="7"><input type="radio" name="purchaseOption" value="7">
  <input type="radio" name="selling_plan_wrapper" value="7"><input type="radio" name="purchase_type" value="7">
  <input type="checkbox" name="Gift"><input name="quantity" value="1"></form>`;

/** A section with a form, a picker beside it, another product's form and a field; another section with a picker. */
export async function open(): Promise<void> {
  document.body.innerHTML = `<div id="shopify-section-main">${FORM}<b class="swatches"><input type="radio" name="Beside" value="x"></b>
    <input type="radio" name="tab" value="x">
    <form class="other"><input type="hidden" name="id" value="9"><input type="radio" name="Others" value="x"></form></div>
    <div id="shopify-section-footer"><select name="Currency"><option>JPY<option>USD</select></div>`;
  page = await openPage(document.querySelector('shopify-accelerated-checkout')!);
}

/** Each test has a page of its own, on a fake clock, whose code for choices is there. */
export function onChoicesPage(): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    // Nobody chooses in a page's very first millisecond.
    vi.advanceTimersByTime(1000);
    reset();
    // The line is slow: no answer comes while a test looks.
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await open();
    await interact();
  });
  afterEach(() => {
    page.end();
    vi.useRealTimers();
  });
}

export const writeId = (id = '2') => document.querySelector('[name="id"]')!.setAttribute('value', id);
export const after = (ms: number, run: () => void) => void setTimeout(run, ms);
export const choose = (name = 'Colour') =>
  document.querySelector(`[name="${name}"]`)!.dispatchEvent(new Event('change', { bubbles: true }));

/** A theme that promises to say when its choice is done, `ms` milliseconds from now, or that it came to nothing. */
export function select(ms: number, how: 'kept' | 'broken' = 'kept', inDetail = false): void {
  const promise = new Promise<void>((resolve, reject) =>
    after(ms, how === 'kept' ? resolve : () => reject(new Error('no'))),
  );
  promise.catch(() => {});
  const event = new CustomEvent('shopify:product:select', { bubbles: true, detail: inDetail ? { promise } : null });
  document.body.dispatchEvent(inDetail ? event : Object.assign(event, { promise }));
  promise.then(() => writeId()).catch(() => {});
}

/** How many milliseconds a press waits that comes `press` milliseconds from now, and which variant it takes then. */
export async function waits(press = 150): Promise<[ms: number, variant: number | undefined]> {
  await codeComes();
  await vi.advanceTimersByTimeAsync(press);
  const begun = performance.now();
  const choice = page.waitForChoice();
  const ends = choice ? [] : [begun];
  void choice?.then(() => ends.push(performance.now()));
  while (ends.length === 0) await vi.advanceTimersByTimeAsync(10);
  return [ends[0]! - begun, page.variantId()];
}

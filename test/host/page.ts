import { expect } from 'vitest';
import '../../src';

/** Hosts without the pass over a theme's older rules: the DOM of these tests has no style sheets for it. */
export const withoutCompat = (html: string): string =>
  html.replaceAll(' access-token=', ' disable-compat access-token=');

/** The page is this markup, with the widget in it. All of it comes at once: the DOM of these tests connects elements before their children. */
export function put(html: string): void {
  const box = document.createElement('div');
  box.innerHTML = withoutCompat(html);
  document.body.replaceChildren(...box.childNodes);
}

/** Finds one element; fails without it. */
export const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

export const host = () => find('shopify-accelerated-checkout');

/** Waits until what is looked at is as expected: the widget renders a frame later. */
export const soon = <T>(look: () => T) => expect.poll(look, { interval: 5 });

/** Two frames: what a change of the page causes has happened. */
export const frames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Buy It Now is disabled; undefined while there is none. */
export const isOff = () => document.querySelector<HTMLButtonElement>('shopify-buy-it-now-button > button')?.disabled;

/** Chooses as a shopper does: the field has the value, and says so. */
export function choose(selector: string, value: string): void {
  const field = find<HTMLInputElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

import type { EditWatch } from '../cart-watch/watch-edits';
import { CART_FIELDS } from '../names';

/** How long the page is given to save what was changed, and how long a press waits for that. Not every theme saves by itself. */
const LIMIT_MS = 3000;

/** Whatever may change the cart. The code that tells comes with the page's first interaction, and that may be the change itself. */
const TYPES = ['input', 'change', 'quantity-selector:update', 'click', 'submit'];

let early: [event: Event, at: number][] = [];
let watch: EditWatch | null = null;
let listening = false;

function note(event: Event): void {
  // A press of ours changes nothing.
  if (!(event.target instanceof Element) || event.target.closest('[access-token]')) return;
  // Time runs on before the theme hears of it and writes: nothing that it does then may seem earlier than this.
  const at = performance.now() - 1;
  if (watch) watch.note(event, at);
  else early = [...early.filter(([, before]) => at < before + LIMIT_MS), [event, at]];
}

/** Notices what may change the cart, from the first host on. */
export function noteEdits(): void {
  if (listening) return;
  listening = true;
  // Captured, since a theme may stop its own events.
  for (const type of TYPES) addEventListener(type, note, true);
}

/** What the cart's fields say now, to be compared with later. */
export const readFields = (): [Element, string][] =>
  [...document.querySelectorAll<HTMLInputElement>(CART_FIELDS)].map((field) => [field, field.value + field.checked]);

/** Hands all that was noticed to who can tell what it means. */
export function judgeBy(found: EditWatch): void {
  watch = found;
  for (const [event, at] of early) found.note(event, at);
  early = [];
}

/**
 * Whether the page had something of the shopper's to save to the cart, or was saving it, and has not done so yet.
 *
 * @param at when the press was that asks, in milliseconds of `performance.now()`; it is not made to wait for longer than 3 s
 */
export function isSaving(at = performance.now()): boolean {
  if (performance.now() > at + LIMIT_MS) return false;
  const isRecent = (edited: number) => at < edited + LIMIT_MS;
  return watch ? isRecent(watch.unsaved()) : early.some(([, edited]) => isRecent(edited));
}

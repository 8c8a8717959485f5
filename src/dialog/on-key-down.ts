import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,iframe,[tabindex="0"]';

/**
 * Lets Tab go round inside a modal dialog; browsers by themselves step out to the page's frame or to the dialog as a whole. A key
 * that is still held since the press does not close the dialog before the shopper has read it.
 */
export function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
  if (/ |Enter/.test(event.key) && event.repeat) event.preventDefault();
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget;
  const focused = (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const from = event.shiftKey ? stops[0] : stops.at(-1);
  if (stops.includes(focused) && focused !== from) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

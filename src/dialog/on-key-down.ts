import type { KeyboardEvent } from 'react';

/** All that may have the focus of what stands in our dialogs. */
const FOCUSABLE = 'a[href],button,iframe,[tabindex="0"]';

/** Lets Tab go round inside a modal dialog; browsers by themselves step out to the page's frame or to the dialog as a whole. */
export function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget;
  const focused = (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const from = event.shiftKey ? stops[0] : stops.at(-1);
  if (stops.includes(focused) && focused !== from) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

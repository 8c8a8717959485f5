import type { KeyboardEvent } from 'react';

/** All that may have the focus of what stands in our dialogs. */
const FOCUSABLE = 'a[href],button,iframe,[tabindex="0"]';

/** Lets Tab go round inside a modal dialog; browsers by themselves step out to the page's frame or to the dialog as a whole. */
export function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget;
  const focused = (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  if (event.shiftKey) stops.reverse();
  if (stops.includes(focused) && focused !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

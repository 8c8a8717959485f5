import type { KeyboardEvent } from 'react';

/** All elements in our dialogs that can have the focus. */
const FOCUSABLE = 'a[href],button,iframe,[tabindex="0"]';

/** Keeps Tab inside a modal dialog. By default, browsers also move the focus to their own controls or to the dialog itself. */
export function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget;
  const focused = (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement;
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>(FOCUSABLE));
  if (event.shiftKey) stops.reverse();
  if (stops.includes(focused) && focused !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

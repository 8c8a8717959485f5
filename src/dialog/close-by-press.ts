import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { CLICK_LIMIT } from '../limits';

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

/** What closes the dialog and was pressed last; null once the press has ended elsewhere. */
let pressed: Element | null = null;
/** Closes a dialog for a press whose click does not come. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** The part of the dialog that closes it and that an event was on: a button, or the dialog itself for its overlay. */
function closerOf({ target, currentTarget }: MouseEvent<HTMLDialogElement>): Element | null {
  // The content covers the whole dialog, so an event on the dialog itself was on the overlay.
  return target === currentTarget ? currentTarget : (target as Element).closest('.close');
}

/** Called inside the click on a dialog's first button. */
type OnPress = (() => void) | undefined;

/** Closes the dialog by a button or its overlay. What its first button does comes after that: the dialog would cover a wallet's window. */
function close(dialog: HTMLDialogElement, closer: Element, onPress: OnPress): void {
  if (!dialog.open) return;
  dialog.close();
  if (closer.className === 'close') onPress?.();
}

/**
 * Closes the dialog for a press whose click does not come; if it comes, the click decides. A page that traps the focus in a drawer may stop
 * every click outside the drawer, by a listener on the window that was added before ours. It does not stop pointer and key events.
 */
function closeUnlessClicked(dialog: HTMLDialogElement, closer: Element, onPress: OnPress): void {
  clearTimeout(timer);
  timer = setTimeout(() => close(dialog, closer, onPress), CLICK_LIMIT);
}

/**
 * Handlers that close a dialog by its buttons, and by a press that begins and ends on its overlay. A click alone is not enough there: after a
 * drag over the dialog's edge, for example to select its text, the browser sends one to the dialog as a whole.
 */
export const closeByPress = (onPress: OnPress) => ({
  onPointerDown(event: PointerEvent<HTMLDialogElement>) {
    pressed = closerOf(event);
  },
  onPointerUp(event: PointerEvent<HTMLDialogElement>) {
    if (closerOf(event) !== pressed) pressed = null;
    if (pressed && event.button === 0) closeUnlessClicked(event.currentTarget, pressed, onPress);
  },
  onClick(event: MouseEvent<HTMLDialogElement>) {
    clearTimeout(timer);
    const dialog = event.currentTarget;
    const closer = closerOf(event);
    // The second half of a double click was meant for the button that has opened the dialog.
    const isMeant = closer !== dialog || (pressed === dialog && event.detail < 2);
    if (closer && isMeant) close(dialog, closer, onPress);
    pressed = null;
  },
});

/** Closes the dialog by the keys that press a button, also where the page stops the click that they make. */
export const closeByKey =
  (onPress: OnPress) =>
  ({ key, repeat, currentTarget }: KeyboardEvent<HTMLButtonElement>): void => {
    if (!repeat && (key === 'Enter' || key === ' '))
      closeUnlessClicked(currentTarget.closest('dialog')!, currentTarget, onPress);
  };

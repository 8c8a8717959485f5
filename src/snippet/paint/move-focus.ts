import type { KeptPress } from './kept-press';
import { listen } from './listen';
import { painted } from './make-button';
import { targetOf } from './target-of';

/** The painted button that had the focus last, while it has it. */
let focused: KeptPress | undefined;

/** Follows the focus among the painted buttons. Safari gives it to no button that is pressed with a mouse. */
export const watchFocus = (): void => {
  listen(['focusin', 'mousedown'], (event) => (focused = targetOf(event)));
};

/** The button in an element of the widget, whose root is closed to all but the element itself. */
const inside = (element: HTMLElement) =>
  (element.shadowRoot || element.attachInternals().shadowRoot || element).querySelector<HTMLElement>('button,a');

/** Gives the focus to the button that has taken the place of a focused one. Only once, because `attachInternals` works once for an element. */
export const moveFocus = (): void => {
  if (!focused || focused.element.isConnected) return;
  const { host, element } = focused;
  focused = undefined;
  const next = document.activeElement === document.body && host.querySelector<HTMLElement>(element.localName);
  const button = next && (painted.get(next) || inside(next));
  // Who has scrolled away stays there.
  if (button) button.focus({ preventScroll: true });
};

/** The element on which a press has begun; null once the press has ended on another element. */
let pressed: EventTarget | null = null;

/**
 * Handlers that close a dialog when a press begins and ends on its overlay. A click alone is not enough: after a drag over the
 * dialog's edge, for example to select its text, the browser sends one to the dialog as a whole.
 */
export const closeOnOverlay = {
  onPointerDown({ target }: Event) {
    pressed = target;
  },
  onPointerUp({ target }: Event) {
    if (target !== pressed) pressed = null;
  },
  onClick({ target, currentTarget, detail }: MouseEvent) {
    // What stands in the dialog covers it whole, so an event of the dialog itself is one of its overlay. The second half of a double click was
    // meant for the button that has opened the dialog.
    if (pressed === currentTarget && target === currentTarget && detail < 2)
      (currentTarget as HTMLDialogElement).close();
    pressed = null;
  },
};

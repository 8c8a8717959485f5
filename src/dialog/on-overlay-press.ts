/**
 * Calls `run` when a press begins and ends on a dialog's overlay. A click alone is not enough: after a drag over the dialog's edge,
 * for example to select its text, the browser sends one to the dialog as a whole.
 */
export function onOverlayPress(dialog: HTMLDialogElement, run: () => void): void {
  let pressed = false;
  // What stands in the dialog covers it whole, so an event of the dialog itself is one of its overlay.
  dialog.addEventListener('pointerdown', (event) => (pressed = event.target === dialog));
  dialog.addEventListener('pointerup', (event) => (pressed &&= event.target === dialog));
  dialog.addEventListener('click', (event) => {
    if (pressed && event.target === dialog) run();
    pressed = false;
  });
}

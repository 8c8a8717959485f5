const FOCUSABLE = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,iframe,[tabindex="0"]';

/** Lets Tab go round inside a modal dialog; browsers by themselves step out to the page's frame or to the dialog as a whole. */
export function keepFocus(dialog: HTMLDialogElement, root: ShadowRoot): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const from = event.shiftKey ? stops[0] : stops.at(-1);
    const inside = stops.includes(root.activeElement as HTMLElement);
    if (inside && root.activeElement !== from) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  });
}

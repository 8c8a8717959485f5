/** The wallet's button; its root is closed to all but the element itself, and buttons of the store's own stand in light DOM. */
const buttonIn = (element: HTMLElement): HTMLElement | null =>
  (element.attachInternals().shadowRoot ?? element).querySelector<HTMLElement>('button,a');

/**
 * Remembers which of a host's wallets has the focus, because all of them are about to be made anew: who uses the keyboard would have to
 * begin at the top of the page.
 *
 * @returns gives the focus to the same wallet again, or to the first one where that is gone or not seen; can be called once
 */
export function rememberFocus(host: HTMLElement): () => void {
  const focused = host.querySelector(':focus-within');
  return () => {
    if (!focused || focused.isConnected) return;
    for (const next of new Set([focused.localName, '[slot]'].map((name) => host.querySelector<HTMLElement>(name))))
      if (next && !host.matches(':focus-within')) buttonIn(next)?.focus({ preventScroll: true });
  };
}

/** The wallet's button; its root is closed to all but the element itself, and buttons of the store's own stand in light DOM. */
function buttonIn(element: HTMLElement): HTMLElement | null {
  let root: ParentNode | null | undefined;
  try {
    root = element.attachInternals().shadowRoot;
  } catch {
    // `attachInternals` works once for each element: this one's button was focused in this way before.
  }
  return (root ?? element).querySelector<HTMLElement>('button,a');
}

/**
 * Remembers which of a host's wallets has the focus, before that wallet goes or all of them are made anew. Otherwise a shopper who uses the
 * keyboard would have to begin at the top of the page.
 *
 * @returns gives the focus to the same wallet again, or to the first one where that is gone or not seen; can be called once
 */
export function rememberFocus(host: HTMLElement): () => void {
  const focused = host.querySelector<HTMLElement>(':focus-within');
  return () => {
    if (!focused || focused.getClientRects().length > 0) return;
    // Until the browser paints, what is hidden keeps the focus.
    (document.activeElement as HTMLElement).blur();
    const same = host.querySelectorAll<HTMLElement>(focused.localName);
    for (const next of new Set([...same, ...host.querySelectorAll<HTMLElement>('[slot]')]))
      if (!host.matches(':focus-within')) buttonIn(next)?.focus({ preventScroll: true });
  };
}

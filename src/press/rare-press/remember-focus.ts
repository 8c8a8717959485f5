import { WALLETS } from '../../server-markup/marks';
import { ofDocument } from '../../core/lib/of-document';
import { roots } from '../../core/ui/open-root';

/** The wallet's button: in its element's shadow root, or in light DOM for the store's own buttons. */
const buttonIn = (element: HTMLElement): HTMLElement | null =>
  (roots.get(element) ?? element).querySelector<HTMLElement>('button,a');

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
    // A hidden element keeps the focus until the browser paints.
    (ofDocument('activeElement') as HTMLElement).blur();
    const same = Array.from(host.querySelectorAll<HTMLElement>(focused.localName));
    for (const next of new Set(same.concat(Array.from(host.querySelectorAll<HTMLElement>(WALLETS)))))
      if (!host.matches(':focus-within')) buttonIn(next)?.focus({ preventScroll: true });
  };
}

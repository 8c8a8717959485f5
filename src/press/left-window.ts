import { onEnd } from '../core/lib/on-end';
import type { Ending } from '../wallet';
import type { Hosts } from './hosts';
import type { Buying, Choice } from './press';

/** The end of the press that has begun last on this page. */
let newest: AbortController | undefined;

/** Closes the window that the shopper may have left; undefined while there is none. */
let closeLeft: (() => void) | undefined;

/** A press begins: from now on no approval counts in a window that an earlier one has left, so nobody approves the same twice. */
export function closeLeftWindow(over: AbortController): void {
  newest = over;
  closeLeft?.();
}

/**
 * Keeps the window of a press that has given its hosts back, because the shopper may go back to it and approve. It is closed with the next
 * press, when the page is left, and when all hosts are gone.
 *
 * @returns how the purchase ends after all
 */
export async function keepLeftWindow(
  { over, stopped }: Choice,
  buying: Buying,
  hosts: Hosts,
  later: Promise<Ending>,
): Promise<Ending> {
  const close = () => buying.closeWindow();
  const forget = () => {
    if (closeLeft === close) closeLeft = undefined;
  };
  buying.onApproval(() => {
    forget();
    hosts.waitAgain();
  });
  onEnd(stopped.signal, close);
  if (newest === over) {
    closeLeft = close;
    hosts.leave();
  } else {
    // Another press has begun while this one still waited.
    close();
  }
  const ending = await later;
  forget();
  return ending;
}

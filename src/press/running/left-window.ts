import { onEnd } from '../../core/lib/on-end';
import type { Ending } from '../../wallet';
import type { Press } from '../press';
import { makeWait, register } from './waiting-hosts';

/** The press that has begun last on this page. */
let newest: Press | undefined;

/** The press whose window the shopper may have left; undefined while there is none. */
let left: Press | undefined;

/** A press begins: from now on no approval counts in a window that an earlier one has left, so nobody approves the same twice. */
export function closeLeftWindow(begun: Press): void {
  newest = begun;
  left?.window?.close();
}

/**
 * Keeps the window of a press that has given its hosts back, because the shopper may go back to it and approve. It is closed with the next
 * press, when the page is left, and when all hosts are gone.
 *
 * @returns how the purchase ends after all
 */
export async function keepLeftWindow(press: Press, later: Promise<Ending>): Promise<Ending> {
  const close = () => press.window?.close();
  const forget = () => {
    if (left === press) left = undefined;
  };
  press.isLeft = true;
  press.waitAgain = () => {
    press.isLeft = false;
    forget();
    for (const widget of press.widgets) makeWait(widget, press);
  };
  onEnd(press.stopped.signal, close);
  if (newest === press) {
    left = press;
    // A host that takes the place of its host finds it.
    register(press, press.hostKey);
  } else {
    // Another press has begun while this one still waited.
    close();
  }
  const ending = await later;
  forget();
  return ending;
}

import { clientError } from '../../../src/press/api/client-error';
import { cartId, type SheetSession } from './sheet-session';

/** The cart whose sheet was closed last → the removal of the shopper's data from it. */
export let removals: Record<string, Promise<unknown>> = {};

/** Removes the shopper's data from the cart, except when the page is left during a submission: the order needs the data. */
function clear(session: SheetSession, isLeft: unknown): unknown {
  if (isLeft && session.submission) session.forgetShopper = () => null;
  return session.forgetShopper();
}

/** Stops the event under way. The shopper's data is removed when the last request has ended, because that one may still write it. */
export function closeSheet(session: SheetSession): void {
  if (session.closing.signal.aborted) return;
  session.closing.abort(clientError('aborted', 'the sheet is closed'));
  // Without a cart, nothing is removed, and the removal of an earlier sheet stays known.
  if (session.created) removals = { [cartId(session)]: session.quiet().then((left) => clear(session, left)) };
}

/** Closes the sheet of a page that is being left: nothing can be waited for. */
export function leavePage(session: SheetSession): void {
  clear(session, true);
  closeSheet(session);
}

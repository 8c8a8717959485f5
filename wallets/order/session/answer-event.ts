import { type NextAction, type Situation, MORE_AT_CHECKOUT } from '../actions/action';
import { createDeadline } from '../../../src/press/api/deadline';
import { abortable } from '../../../src/press/api/abortable';
import type { Ending } from '../../../src/wallet';
import { fetchMostUrgent, fetchShownErrors } from '../actions/fetch-actions';
import type { Answer } from '../sheet';
import { endSheet, failSheet, leaveSheet } from './end-sheet';
import { currentCart, type SheetEvent, type SheetSession } from './sheet-session';

/** Milliseconds for all work of one event: Apple and Google close the sheet after 30 000. */
export const EVENT_LIMIT = 27_000;

const isEnding = (result: readonly NextAction[] | Ending): result is Ending => !Array.isArray(result);

async function toAnswer(session: SheetSession, action: NextAction, limit: AbortSignal): Promise<Answer | null> {
  switch (action.type) {
    case 'decelerate':
      return leaveSheet(session, action.reason);
    case 'abort':
      return failSheet(session, new Error(`${action.cause.code}`, { cause: action.cause }));
    case 'out_of_stock':
      return endSheet(session, action);
    case 'dialog':
      return endSheet(session, { type: 'custom_validation', message: action.message });
    case 'complete':
      return endSheet(session, { type: 'redirect', url: action.redirectUrl }, true);
    case 'show_error': {
      const cart = currentCart(session);
      const fetching = Promise.all([
        fetchShownErrors(action.errors, session.addressed),
        session.options.fetchErrors?.(),
      ]);
      const [errors] = await abortable(fetching, limit).catch(() => []);
      return errors ? { ...action, cart, errors } : leaveSheet(session, 'redirect_to_checkout_required');
    }
    case 'update':
      return { ...action, cart: currentCart(session) };
    default:
      return action satisfies never;
  }
}

/** The work of one event. It returns what the sheet must do, or how the press ends. */
export type Work = (event: SheetEvent) => Promise<readonly NextAction[] | Ending>;

/**
 * Does the work of one event and turns its result into the sheet's answer. Never rejects; null when the sheet is closed.
 *
 * @param limit milliseconds for all of it
 */
export async function answerEvent(
  session: SheetSession,
  stage: Situation['stage'],
  work: Work,
  limit = EVENT_LIMIT,
): Promise<Answer | null> {
  const {
    ctx,
    options: { asks },
  } = session;
  const { signal } = session.closing;
  const deadline = createDeadline(limit, signal);
  try {
    // The sheet may have been closed before this code was loaded.
    signal.throwIfAborted();
    const result = await abortable(
      work({ session, deadline, situation: { stage, wallet: ctx.wallet, asks, report: ctx.report } }),
      deadline.signal,
    );
    if (signal.aborted) return null;
    if (isEnding(result)) return endSheet(session, result);
    const action = await abortable(fetchMostUrgent(result), deadline.signal).catch(() => MORE_AT_CHECKOUT);
    return await toAnswer(session, action, deadline.signal);
  } catch (error) {
    return failSheet(session, error);
  } finally {
    deadline.end();
  }
}

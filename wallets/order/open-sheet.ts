import type { WalletContext } from '../../src/wallet';
import { authorize, prefetchPay } from './events/authorize';
import { begin } from './events/begin';
import { changeAddress } from './events/change-address';
import { changeBilling } from './events/change-billing';
import { changeDelivery } from './events/change-delivery';
import { answerEvent, EVENT_LIMIT, type Work } from './session/answer-event';
import { createSheetSession } from './session/create-sheet-session';
import { cancelSheet, failSheet, leaveSheet } from './session/end-sheet';
import { valueOf } from './session/value-of';
import type { Answer, Sheet, SheetOptions } from './sheet';

/**
 * The common part of Apple Pay and Google Pay: one cart from the sheet's first event to the order. Each event has its own file in
 * `events/`; they share the session.
 */
export function openSheet(ctx: WalletContext, options: SheetOptions): Sheet {
  const session = createSheetSession(ctx, options);

  /** Answers an event before the shopper pays. Where the answer is shown, its total is what the shopper agrees to. */
  const answer = async (work: Work, isShown = true, limit?: number): Promise<Answer | null> => {
    const answered = await answerEvent(session, 'open', work, limit);
    if (isShown && answered && answered.type !== 'end') session.shownTotal = answered.cart.cost.totalAmount;
    return answered;
  };

  return {
    client: session.client,
    begin(first) {
      prefetchPay();
      const { showsFirstTotal = false, openedAt = performance.now() } = options;
      return answer((event) => begin(event, first), showsFirstTotal, openedAt + EVENT_LIMIT - performance.now());
    },
    address: (address) => answer(async (event) => changeAddress(event, await valueOf(address))),
    delivery: (id) => answer((event) => changeDelivery(event, id)),
    billing: (address) => answer(async (event) => changeBilling(event, await valueOf(address))),
    authorize(approval) {
      ctx.approved();
      return answerEvent(session, 'authorized', async (event) => authorize(event, await valueOf(approval)));
    },
    fail: (error) => failSheet(session, error),
    leave: (reason) => leaveSheet(session, reason),
    cancel: () => cancelSheet(session),
  };
}

import type { WalletContext } from '../../src/wallet';
import { authorize, fetchPay } from './events/authorize';
import { begin } from './events/begin';
import { changeAddress } from './events/change-address';
import { changeBilling } from './events/change-billing';
import { changeDelivery } from './events/change-delivery';
import { answerEvent } from './session/answer-event';
import { createSheetSession } from './session/create-sheet-session';
import { cancelSheet, failSheet, leaveSheet } from './session/end-sheet';
import type { Answer, Sheet, SheetOptions } from './sheet';

/**
 * What Apple Pay and Google Pay share: one cart from the sheet's first event to the order. Each event has a file of its own in
 * `events/`; what they share is the session.
 */
export function openSheet(ctx: WalletContext, options: SheetOptions): Sheet {
  const session = createSheetSession(ctx, options);

  /** The sheet now shows the total of this answer. */
  const showing = async (answering: Promise<Answer | null>): Promise<Answer | null> => {
    const answer = await answering;
    if (answer && answer.type !== 'end') session.shownTotal = answer.cart.cost.totalAmount;
    return answer;
  };

  return {
    client: session.client,
    begin(first) {
      fetchPay();
      const answering = answerEvent(session, 'open', (event) => begin(event, first));
      return options.showsFirstTotal ? showing(answering) : answering;
    },
    address: (address) => showing(answerEvent(session, 'open', (event) => changeAddress(event, address))),
    delivery: (id) => showing(answerEvent(session, 'open', (event) => changeDelivery(event, id))),
    billing: (address) => showing(answerEvent(session, 'open', (event) => changeBilling(event, address))),
    authorize: (approval) => answerEvent(session, 'authorized', (event) => authorize(event, approval)),
    fail: (error) => failSheet(session, error),
    leave: (reason) => leaveSheet(session, reason),
    cancel: () => cancelSheet(session),
  };
}

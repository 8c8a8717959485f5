import type { Ending } from '../../src/wallet';
import type { Answer, OrderInSheet } from '../order';

/** One open Apple Pay sheet, as its events share it. */
export interface AppleSheet {
  readonly session: ApplePaySession;
  readonly order: OrderInSheet;
  /** The payee's name in the sheet. */
  readonly shop: string;
  /** The discount code in the sheet's field. */
  discountCode: string;
  /** Whether Apple waits for `completePayment`. */
  isPaying: boolean;
  /** Ends the press. */
  end(ending: Ending): void;
}

/** An answer that keeps the sheet open. */
export type OpenAnswer = Exclude<Answer, { type: 'end' }>;

/** Closes the sheet. If Apple waits for the result of a payment, it gets one, so the sheet shows a tick or an error. */
function close({ session, isPaying }: AppleSheet, { ending, ordered }: Extract<Answer, { type: 'end' }>): void {
  if (ordered) session.completePayment({ status: ApplePaySession.STATUS_SUCCESS });
  else if (isPaying && ending.type === 'unrecoverable') {
    session.completePayment({ status: ApplePaySession.STATUS_FAILURE });
  } else session.abort();
}

/** Does the work of one event and replies to Apple: shows the answer, or closes the sheet and ends the press. */
export async function reply(
  apple: AppleSheet,
  work: () => Promise<Answer | null>,
  show: (answer: OpenAnswer) => void | Promise<void>,
): Promise<void> {
  const { order } = apple;
  let answer = await work().catch(order.fail);
  if (answer && answer.type !== 'end') {
    try {
      return await show(answer);
    } catch {
      // Apple refuses some values, older versions a total of 0. The checkout page takes them.
      answer = order.endAtCheckout('redirect_to_checkout_required');
    }
  }
  if (answer?.type !== 'end') return;
  try {
    close(apple, answer);
  } catch {
    // The system has closed the sheet already.
  }
  apple.end(answer.ending);
}

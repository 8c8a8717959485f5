import { withTimeout } from '../../src/lib/async';
import type { Ending, UnavailableBecause, WalletContext } from '../../src/wallet';
import { orderInSheet, type Answer, type OrderInSheet } from '../order';
import { errorOf } from './shown-error';
import { approvalOf, newAttemptToken } from './google-approval';
import type { Callbacks, Changed, GoogleError, Paid, Request, GooglePayParams } from './google-params';
import { intentOf, takeChoice, acceptedCodes, deliveryTypes, update } from './google-cart';
import { GOOGLE_CLOSE_LIMIT } from '../limits';

/** What Google's script says when the browser has opened no sheet, because the click is too long ago or windows are blocked. */
const NOT_OPENED = /SecurityError|NotSupportedError|failed to open|Redirect render mode/;

/** Messages if the shopper has closed the sheet, or if another sheet of this page is open: that press continues. */
const CLOSED = /CANCELED|AbortError|one at a time/;

interface Rejection {
  name?: unknown;
  message?: unknown;
  statusCode?: unknown;
  statusMessage?: unknown;
}

/** Why Google's sheet has ended without a payment, from what `loadPaymentData` rejected with: an object, an error or a text. */
export function reasonOf(rejection: unknown): 'press_again' | 'cancelled' | 'error' {
  const { name, message, statusCode, statusMessage } = Object(rejection) as Rejection;
  const words = [rejection, name, message, statusCode, statusMessage].join(' ');
  // Checked first, because a sheet that was not opened may also be reported as cancelled.
  if (NOT_OPENED.test(words)) return 'press_again';
  return CLOSED.test(words) ? 'cancelled' : 'error';
}

/** The ending of a wallet that is unavailable: a dialog says why. */
export const unavailable = (because: UnavailableBecause): Extract<Ending, { because: UnavailableBecause }> => ({
  type: 'unavailable',
  wallet: 'google_pay',
  because,
});

async function endingOfRejection(rejection: unknown, order: OrderInSheet): Promise<Ending> {
  const reason = reasonOf(rejection);
  if (reason === 'press_again') return { type: 'unavailable', wallet: 'google_pay', because: reason, isBlocked: true };
  // There may be a cart already, with which checkout goes on.
  const failed = reason === 'error' ? await order.fail(rejection) : null;
  return failed?.type === 'end' ? failed.ending : { type: 'cancelled' };
}

/** The order that the sheet makes. */
const orderOf = (ctx: WalletContext, params: GooglePayParams): OrderInSheet =>
  orderInSheet(ctx, {
    shop: params.merchantInfo.merchantName,
    // The account's e-mail address is used first, and the shopper can't correct it in the sheet.
    asks: { address: true, phone: params.phoneRequired, email: params.emailRequired && !params.accountEmail },
    deliveryTypes,
    showsFirstTotal: true,
    wholeName: true,
    // The page may not know that the shopper's cart has a subscription.
    paysOnce: !ctx.hasPlan(),
    notShipped: unavailable('digital_cart'),
  });

/**
 * Opens Google's sheet in the click and answers its events until it closes.
 *
 * @param open opens it with the callbacks: Google's `loadPaymentData`
 */
export function runSheet(
  ctx: WalletContext,
  params: GooglePayParams,
  request: Request,
  open: (callbacks: Callbacks) => Promise<unknown>,
): Promise<Ending> {
  return new Promise((end) => {
    /** The discount codes that the sheet shows. */
    let codes: readonly string[] = [];
    /** How an answer will end the press. */
    let ended: Ending | undefined;
    /**
     * The error that the sheet shows for an answer. Only with it the press ends, because that may leave the page. The sheet stays until the
     * shopper or a new page closes it.
     */
    const endWithError = async (answer: Answer | null, intent: GoogleError['intent']) => {
      if (answer?.type === 'end') ended = answer.ending;
      const error = await errorOf(answer, intent);
      if (answer?.type === 'end') end(answer.ending);
      return error;
    };
    // This must come first: the sheet opens only inside the click.
    const closed = open({
      async changed(data: Changed) {
        const answer = await takeChoice(order, data, codes).catch(order.fail);
        if (answer && answer.type !== 'end') codes = acceptedCodes(answer.cart);
        if (answer?.type === 'update') return update(answer.cart, request);
        // `data` may be missing, but nothing may throw here, because Google needs an answer.
        const trigger = (data as Changed | null | undefined)?.callbackTrigger;
        const error = await endWithError(answer, intentOf(trigger));
        // An error comes together with the cart's present cost.
        return answer?.type === 'show_error' ? update(answer.cart, request, error) : { error };
      },
      async authorized(data: Paid) {
        const answer = await order.pay(() => approvalOf(data, newAttemptToken(), params.accountEmail));
        if (answer?.type !== 'end' || !answer.ordered) {
          return { transactionState: 'ERROR', error: await endWithError(answer, 'PAYMENT_AUTHORIZATION') };
        }
        // The order is shown when Google's sheet has closed.
        const toOrder = () => answer.ending;
        end(withTimeout(GOOGLE_CLOSE_LIMIT, closed).then(toOrder, toOrder));
        return { transactionState: 'SUCCESS' };
      },
    });
    const order = orderOf(ctx, params);
    /** Ends the press, unless an order is being made: the shopper sees it whatever the sheet says. */
    const close = async (ending: Ending) => {
      const last = await order.cancel();
      end(last.type === 'cancelled' ? (ended ?? ending) : last);
    };
    ctx.signal.addEventListener('abort', () => void close({ type: 'cancelled' }));
    closed.catch(async (rejection: unknown) => close(await endingOfRejection(rejection, order)));
  });
}

import type { Ending, UnavailableBecause, WalletContext } from '../../src/wallet';
import { openSheet, type Answer, type Sheet } from '../sheet';
import { errorAfterEnd, errorOfAnswer, errorOfEnding } from './answer';
import { approvalOf } from './approval';
import type { Authorization, Callbacks, Changed, GoogleError, Paid, Request, Update } from './google';
import { fromGoogleAddress } from './google-address';
import { reasonOf } from './lost-gesture';
import type { GooglePayParams } from './params';
import { attemptToken } from './transaction-id';
import { offers, shippingOptions, transactionInfo } from './update';

const NAME = 'Google Pay';
/** Google's id of no delivery method. */
const UNSELECTED = 'shipping_option_unselected';
/** How long an order waits for its sheet to close, in milliseconds. */
const CLOSE_LIMIT = 3000;

/** The unavailable wallet's ending: a dialog says why. */
export const unavailable = (because: UnavailableBecause): Extract<Ending, { type: 'unavailable' }> => ({
  type: 'unavailable',
  wallet: NAME,
  because,
});

/** What the shopper has changed → the sheet's work. */
async function change(sheet: Sheet, { callbackTrigger, shippingAddress, shippingOptionData }: Changed) {
  const address = shippingAddress && (await fromGoogleAddress(shippingAddress));
  switch (callbackTrigger) {
    case 'SHIPPING_OPTION': {
      const id = shippingOptionData?.id;
      return sheet.delivery(!id || id === UNSELECTED ? null : id);
    }
    case 'SHIPPING_ADDRESS':
      return address ? sheet.address(address) : sheet.begin();
    // The sheet begins, also again, when the shopper changes accounts.
    default:
      return sheet.begin(address ? { address } : {});
  }
}

/** Not even a question of nothing may throw: Google has to be answered. */
const intentOf = (data: Changed | null | undefined): GoogleError['intent'] =>
  data?.callbackTrigger === 'SHIPPING_OPTION' ? 'SHIPPING_OPTION' : 'SHIPPING_ADDRESS';

/** One open sheet of Google's. */
interface GoogleSheet {
  sheet: Sheet;
  request: Request;
  accountEmail: string | undefined;
  /** Ends the press. */
  end(ending: Ending): void;
  /** Ends the press with its order when Google's sheet has closed. */
  order(ending: Ending): void;
}

/** The answer to a change. An error stands beside what the cart costs now; options that can't be had are left out. */
async function changed({ sheet, request, end }: GoogleSheet, data: Changed): Promise<Update> {
  const intent = intentOf(data);
  const answer: Answer | null = await change(sheet, data).catch(sheet.fail);
  if (!answer) return { error: errorAfterEnd(intent) };
  if (answer.type === 'end') {
    end(answer.ending);
    return { error: errorOfEnding(answer.ending, intent) };
  }
  const newTransactionInfo = transactionInfo(answer.cart, request.transactionInfo!);
  const newShippingOptionParameters = shippingOptions(answer.cart, newTransactionInfo.currencyCode);
  const error = answer.type === 'show_error' ? await errorOfAnswer(answer, intent) : undefined;
  const isServed = error?.reason !== 'SHIPPING_ADDRESS_UNSERVICEABLE';
  return {
    newTransactionInfo,
    ...(newShippingOptionParameters && isServed && { newShippingOptionParameters }),
    ...(error && { error }),
  };
}

/** The answer to a payment: an order, or an error after which the shopper may pay again. */
async function authorized({ sheet, accountEmail, end, order }: GoogleSheet, data: Paid): Promise<Authorization> {
  const intent = 'PAYMENT_AUTHORIZATION';
  const work = async () => sheet.authorize(await approvalOf(data, attemptToken(), accountEmail));
  const answer = await work().catch(sheet.fail);
  if (answer?.type === 'end' && answer.ordered) {
    order(answer.ending);
    return { transactionState: 'SUCCESS' };
  }
  if (answer?.type === 'end') end(answer.ending);
  const error =
    answer?.type === 'end'
      ? errorOfEnding(answer.ending, intent)
      : answer?.type === 'show_error'
        ? await errorOfAnswer(answer, intent)
        : errorAfterEnd(intent);
  return { transactionState: 'ERROR', error };
}

function endingOfRejection(rejection: unknown): Ending {
  const reason = reasonOf(rejection);
  if (reason === 'press_again') return unavailable(reason);
  return reason === 'cancelled' ? { type: reason } : { type: 'unrecoverable', error: rejection, wallet: NAME };
}

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
  return new Promise((resolve) => {
    // Nothing stands before this: the sheet opens only inside the click.
    let google!: GoogleSheet;
    const closed = open({
      changed: (data) => changed(google, data),
      authorized: (data) => authorized(google, data),
    });
    const sheet = openSheet(ctx, {
      name: NAME,
      shop: params.merchantInfo.merchantName,
      asks: { address: true, phone: params.phoneRequired, email: params.emailRequired },
      offers,
      showsFirstTotal: true,
      wholeName: true,
      notShipped: unavailable('digital_cart'),
    });
    let isOver = false;
    const end = (ending: Ending) => {
      isOver = true;
      resolve(ending);
    };
    const order = (ending: Ending) => {
      isOver = true;
      const leave = () => resolve(ending);
      setTimeout(leave, CLOSE_LIMIT);
      closed.then(leave, leave);
    };
    google = { sheet, request, accountEmail: params.accountEmail, end, order };
    /** Ends the press, unless an order was or is being made: the shopper sees it whatever the sheet says. */
    const close = async (ending: Ending) => {
      if (isOver) return;
      const last = await sheet.cancel();
      end(last.type === 'cancelled' ? ending : last);
    };
    ctx.signal.addEventListener('abort', () => void close({ type: 'cancelled' }));
    closed.catch((rejection: unknown) => void close(endingOfRejection(rejection)));
  });
}

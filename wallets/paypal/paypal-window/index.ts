import { withTimeout } from '../../../src/lib/async';
import type { Ending } from '../../../src/wallet';
import { checkoutEndingWith, EVENT_LIMIT } from '../../order';
import type { PayPalSale } from '../paypal-params';
import type { Approved, Cancelled } from '../v5-types';
import { makeCartAndToken, type CartAndToken, failed } from './create-token';
import { finishApproved } from './finish-approved';

/**
 * Messages of PayPal's script when its window or frame is gone. That is not our error: the shopper has closed the window, or the page has
 * removed the button. In some of these cases PayPal only calls `onError`.
 */
const TEXTS = [
  'Window closed',
  'Detected popup close',
  'Detected component window close',
  'Detected iframe close',
  'Window navigated away',
  'Component closed',
  'Window is closed, can not determine type',
  'zoid destroyed all components',
  'Component destroyed',
  'Detected container element removed from DOM',
];

/** What PayPal's script says where the browser opens no window. */
const NOT_OPENED = /open popup|popup.*blocked|PopupOpenError/i;

/** The message of an error of PayPal's script, which may be any value. */
export const textOf = (error: unknown): string => String((Object(error) as { message?: unknown }).message ?? error);

/** Whether an error of PayPal's script says only that something was closed. */
export function isClosed(error: unknown): boolean {
  const text = textOf(error);
  return TEXTS.some((message) => text.includes(message));
}

/** Whether an error of PayPal's script says that its window could not be opened. */
export const isNotOpened = (error: unknown): boolean => NOT_OPENED.test(`${Object(error).name} ${textOf(error)}`);

/** One window of PayPal's, from the click that opened it to the press's ending. */
export interface PayPalWindow {
  /** Runs the press; `endedEarly` is its ending where it is over before it began. Resolves with the ending. */
  run(endedEarly?: Ending): Promise<Ending>;
  /** Makes the cart and its token when the press runs, once however often it is called. Rejects after the ending is known. */
  create(): Promise<string>;
  /** The shopper has approved. Returns at once. */
  approve(data: Approved | undefined): void;
  /** The shopper, or the page, has closed the window. */
  cancel(data?: Cancelled): void;
  error(error: unknown): void;
  /** PayPal can't go on, or has opened nothing: checkout takes the order, with the cart that was made. */
  toCheckout(error: unknown): void;
}

/** The message with which a creator rejects. PayPal passes it to `onError`, maybe only after the next click. */
const NO_TOKEN = 'karui: no token';

/** Tokens that came after their window was closed. PayPal tells of the closing only then, maybe after the next click. */
const tokensOfClosed = new Set<unknown>();

const nothing = () => {};

/** Makes the cart and its token when the press runs: the page may not have written the shopper's choice yet. */
async function createWhen(
  begun: Promise<void>,
  isOver: () => boolean,
  sale: PayPalSale,
  end: (how: Ending) => void,
): Promise<CartAndToken> {
  await withTimeout(EVENT_LIMIT, begun);
  if (isOver()) throw new Error('the press is over');
  return makeCartAndToken(sale, end);
}

/** One window of PayPal's, for the press that its click has begun. */
export function paypalWindow(sale: PayPalSale): PayPalWindow {
  let resolve!: (ending: Ending) => void;
  const ending = new Promise<Ending>((end) => (resolve = end));
  let begin!: () => void;
  const begun = new Promise<void>((start) => (begin = start));
  let isOver = false;
  let isApproved = false;
  let created: Promise<CartAndToken> | undefined;

  /** Ends the press. Only the first call counts. */
  const end = (how: Ending) => {
    isOver = true;
    resolve(how);
  };
  const fail = (error: unknown) => end(failed(sale.ctx, error));

  return {
    run(endedEarly) {
      if (endedEarly) end(endedEarly);
      begin();
      return ending;
    },
    async create() {
      created ??= createWhen(begun, () => isOver, sale, end);
      try {
        const { token } = await created;
        if (isOver) tokensOfClosed.add(token);
        return token;
      } catch (error) {
        // For most failures the ending is already known.
        fail(error);
        throw new Error(NO_TOKEN, { cause: error });
      }
    },
    approve(data) {
      // PayPal may call this twice: https://github.com/paypal/paypal-checkout-components/issues/1321. A cart whose press is over is not
      // filled in either.
      if (isApproved || isOver || !created) return;
      isApproved = true;
      sale.ctx.approved();
      created.then(({ cart, token }) => finishApproved(sale, cart, token, data?.payerID)).then(end, fail);
    },
    cancel(data) {
      if (!isApproved && !tokensOfClosed.has(data?.billingToken ?? data?.orderID)) end({ type: 'cancelled' });
    },
    error(error) {
      if (isApproved || textOf(error).includes(NO_TOKEN)) return;
      if (isClosed(error)) end({ type: 'cancelled' });
      else if (isNotOpened(error))
        end({ type: 'unavailable', wallet: sale.ctx.wallet, because: 'press_again', isBlocked: true });
      else fail(error);
    },
    toCheckout(cause) {
      // Without a cart the ending is known.
      if (!isApproved) created?.then(({ cart }) => end(checkoutEndingWith(cause, cart)), nothing);
    },
  };
}

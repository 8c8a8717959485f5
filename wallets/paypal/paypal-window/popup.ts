import { preChecks } from '../../../src/press/running/cart/pre-checks';
import { isRefusal } from '../../../src/press/api/client-error';
import { createCartClient } from '../../../src/press/api/client';
import { endingOf } from '../../../src/press/running/cart/checkout-ending';
import type { Cart } from '../../../src/press/running/cart/calls';
import { withTimeout } from '../../../src/core/lib/with-timeout';
import type { Ending } from '../../../src/wallet';
import { prefetchPayment } from '../../order';
import { isClosed, textOf } from './closed-window';
import { createToken } from './create-token';
import type { PayPalSale } from '../params';
import type { Approved, Cancelled } from '../paypal';
import { finishApproved } from './finish-approved';
import { endingOfCode, failed, STEP_LIMIT } from './wallet-service';

/** One window of PayPal's, from the click that opened it to the press's ending. */
export interface Popup {
  /** Runs the press; `known` is its ending where it is over before it began. Resolves with the ending. */
  run(known?: Ending): Promise<Ending>;
  /** Makes the cart and its token when the press runs, once however often it is called. Rejects after the ending is known. */
  create(): Promise<string>;
  /** The shopper has approved. Returns at once. */
  approve(data: Approved | undefined): void;
  /** The shopper, or the page, has closed the window. */
  cancel(data?: Cancelled): void;
  error(error: unknown): void;
}

/** What PayPal's window was opened for. */
interface Created {
  cart: Cart;
  token: string;
}

/** The message with which a creator rejects. PayPal passes it to `onError`, maybe only after the next click. */
const NO_TOKEN = 'karui: no token';

/** Tokens that came after their window was closed. PayPal tells of the closing only then, maybe after the next click. */
const late = new Set<unknown>();

/** Makes the cart and its token. If that ends the press, calls `end` and then rejects. */
async function makeOrder(sale: PayPalSale, end: (how: Ending) => void): Promise<Created> {
  const { ctx, agreement } = sale;
  const outcome = await preChecks(ctx);
  // Where the choice that came after the click needs the other kind of token, this button can't ask for it: checkout takes the order.
  if (outcome.type !== 'success' || sale.needsAgreement() !== agreement) {
    end(endingOf(outcome));
    throw new Error(outcome.type);
  }
  const { cart } = outcome;
  const answer = await createToken(createCartClient(ctx), cart.id, agreement).catch((error: unknown) => {
    // Another try would fail as well, and there is a cart.
    if (isRefusal(error)) end(endingOf({ type: 'decelerate', reason: 'redirect_to_checkout_required', cart }));
    throw error;
  });
  if ('code' in answer) {
    end(endingOfCode(ctx, answer.code));
    throw new Error(answer.code);
  }
  prefetchPayment();
  return { cart, token: answer.token };
}

/** One window of PayPal's, for the press that its click has begun. */
export function popup(sale: PayPalSale): Popup {
  let resolve!: (ending: Ending) => void;
  const ending = new Promise<Ending>((end) => (resolve = end));
  let begin!: () => void;
  const begun = new Promise<void>((start) => (begin = start));
  let isOver = false;
  let isApproved = false;
  let created: Promise<Created> | undefined;

  /** Ends the press. Only the first call counts. */
  const end = (how: Ending) => {
    isOver = true;
    resolve(how);
  };
  const fail = (error: unknown) => end(failed(sale.ctx, error));

  const create = async (): Promise<Created> => {
    // The page may not have written the shopper's choice yet.
    await begun;
    if (isOver) throw new Error('the press is over');
    return makeOrder(sale, end);
  };

  return {
    run(known) {
      if (known) end(known);
      begin();
      return ending;
    },
    async create() {
      created ??= withTimeout(STEP_LIMIT, create());
      try {
        const { token } = await created;
        if (isOver) late.add(token);
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
      if (!isApproved && !late.has(data?.billingToken ?? data?.orderID)) end({ type: 'cancelled' });
    },
    error(error) {
      if (isApproved || textOf(error).includes(NO_TOKEN)) return;
      if (isClosed(error)) end({ type: 'cancelled' });
      else fail(error);
    },
  };
}

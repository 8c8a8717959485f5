import { clientError } from '../../src/cart/client-error';
import { createDeadline, type Deadline } from '../../src/cart/deadline';
import { decide, type SheetAction } from '../../src/cart/decide';
import { isZero } from '../../src/cart/money';
import { personalDataRemoval } from '../../src/cart/remove-personal-data';
import type { Cart } from '../../src/cart/schema';
import type { SheetCart } from '../../src/cart/sheet-cart';
import { endingOf } from '../../src/checkout/redirect';
import { unlessAborted } from '../../src/lib/unless-aborted';
import type { DecelerationReason, Ending, WalletContext } from '../../src/wallet';
import { lastingClient, type LastingClient } from './lasting-client';
import type { Answer } from './sheet';
import { summary } from './summary';
import { inWords, toCheckout, type Addressed } from './trouble';

/**
 * Milliseconds for all that one event of a sheet waits for (specification, wallets §9): Apple and Google close the sheet after
 * 30 000.
 */
export const EVENT_LIMIT = 27_000;

/** The way of one sheet from its first event to its one end. */
export interface Course {
  client: LastingClient['client'];
  /** Whom the words of errors are for; the countries are those of the addresses that were last given. */
  addressed: Addressed;
  /** The cart is there: its id, and where checkout is. */
  start(made: Cart): void;
  /** The cart as it was last seen; throws before there is one. */
  cart(): SheetCart;
  /** The cart as the API has it now. Returns what follows from that alone. */
  take(cart: SheetCart | null): SheetAction[];
  /** Where the order goes on when nobody says where. */
  checkoutUrl(): string;
  /** Does the work of one event, and makes its result the answer. Never rejects; null when the sheet is closed. */
  step(work: (deadline: Deadline) => Promise<readonly SheetAction[] | Ending>): Promise<Answer | null>;
  fail(error: unknown): Answer | null;
  leave(reason: DecelerationReason): Answer | null;
  close(): void;
}

/**
 * @param name the wallet's, for the dialog of what nobody foresaw
 * @param shop the shop's, for what it doesn't do
 */
export function createCourse(ctx: WalletContext, name: string, shop: string): Course {
  const { client, quiet } = lastingClient(ctx);
  const closed = new AbortController();
  let made: Cart | null = null;
  let cart: SheetCart | null = null;
  let removePersonalData = (): unknown => null;
  const addressed: Addressed = { shop, shipping: '', billing: '', report: ctx.report };

  const close = () => {
    if (closed.signal.aborted) return;
    closed.abort(clientError('aborted', 'the sheet is closed'));
    void quiet().then(() => removePersonalData());
  };

  const end = (ending: Ending, ordered = false): Answer | null => {
    if (closed.signal.aborted) return null;
    close();
    return { type: 'end', ending, ordered };
  };
  const fail: Course['fail'] = (error) => end({ type: 'unrecoverable', error, wallet: name });
  const leave: Course['leave'] = (reason) =>
    made ? end(endingOf({ type: 'decelerate', reason, cart: made }, 'default')) : fail(new Error(reason));

  const current = (): SheetCart => {
    if (!cart) throw new Error('no cart');
    return cart;
  };

  const answer = async (action: SheetAction): Promise<Answer | null> => {
    switch (action.type) {
      case 'decelerate':
        return leave(action.reason);
      case 'abort':
        return fail(new Error(`${action.cause.code}`, { cause: action.cause }));
      case 'out_of_stock':
        return end(action);
      case 'dialog':
        return end({ type: 'custom_validation', message: action.message });
      case 'complete':
        return end({ type: 'redirect', url: action.redirectUrl }, true);
      case 'show_error':
        return { type: 'show_error', cart: current(), errors: await inWords(action.errors, addressed) };
      case 'update':
        return { ...action, cart: current() };
      default:
        return action satisfies never;
    }
  };

  return {
    client,
    addressed,
    fail,
    leave,
    close,
    cart: current,
    checkoutUrl: () => made?.checkoutUrl ?? '',
    start(created) {
      made = created;
      removePersonalData = personalDataRemoval(client, created.id);
    },
    take(next) {
      if (!next) return [];
      cart = next;
      if (made) made = { ...made, checkoutUrl: next.checkoutUrl };
      const { currencyCode } = next.cost.totalAmount;
      const isSame = currencyCode.toUpperCase() === ctx.buyerCurrency.toUpperCase();
      // Nothing is nothing in every currency, but a discount of everything leaves lines that the sheet would show in its own.
      return isSame || summary(next).every(({ amount }) => isZero(amount)) ? [] : [toCheckout('currency_changed')];
    },
    async step(work) {
      const deadline = createDeadline(EVENT_LIMIT, closed.signal);
      try {
        // Nothing is begun for a sheet that was closed before this code was there.
        closed.signal.throwIfAborted();
        const result = await unlessAborted(work(deadline), deadline.signal);
        if (closed.signal.aborted) return null;
        return 'type' in result ? end(result) : await answer(decide(result));
      } catch (error) {
        return fail(error);
      } finally {
        deadline.end();
      }
    },
  };
}

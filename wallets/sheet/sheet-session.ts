import { clientError } from '../../src/api/client-error';
import type { Completion } from './operations/completion';
import { createDeadline, type Deadline } from '../../src/api/deadline';
import { decide, type SheetAction } from './errors/decide';
import { isZero } from './amounts/money';
import { personalDataRemoval } from './operations/remove-personal-data';
import type { Cart } from '../../src/checkout/schema';
import { submission, LAST_MOMENT } from './operations/submission';
import type { SheetCart } from './operations/sheet-cart';
import { endingOf } from '../../src/checkout/redirect';
import { abortable } from '../../src/api/abortable';
import type { DecelerationReason, Ending, WalletContext } from '../../src/wallet';
import { createSheetClient, type SheetClient } from './sheet-client';
import type { Answer } from './sheet';
import { isExact } from './amounts/is-exact';
import { summary } from './amounts/summary';
import { orderPage } from './order-page';
import { inWords, toCheckout, type Addressed } from './errors/sheet-errors';

/**
 * Milliseconds for all that one event of a sheet waits for (specification, wallets §9): Apple and Google close the sheet after
 * 30 000.
 */
export const EVENT_LIMIT = 27_000;

/** Where a cart may lead to: whatever comes of its order, there is a way on. */
const WEB = /^https?:\/\//i;

const isEnding = (result: readonly SheetAction[] | Ending): result is Ending => !Array.isArray(result);

/** The way of one sheet from its first event to its one end. */
export interface SheetSession {
  client: SheetClient['client'];
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
  /**
   * Sends what the shopper has paid for, once a token; from here on the cart is the only way on. Null when there is no time to hear
   * what comes of it. Rejects when nobody knows what came of it.
   */
  submit(attemptToken: string, deadline: Deadline): Promise<Completion | null>;
  /** Does the work of one event, and makes its result the answer. Never rejects; null when the sheet is closed. */
  step(work: (deadline: Deadline) => Promise<readonly SheetAction[] | Ending>): Promise<Answer | null>;
  fail(error: unknown): Answer | null;
  leave(reason: DecelerationReason): Answer | null;
  /** Ends it from outside; see `Sheet.cancel`. */
  cancel(): Promise<Ending>;
}

/**
 * @param name the wallet's, for the dialog of what nobody foresaw
 * @param shop the shop's, for what it doesn't do
 */
export function createSheetSession(ctx: WalletContext, name: string, shop: string): SheetSession {
  const { client, quiet } = createSheetClient(ctx);
  /** This press's: the context has the one of a later press by and by. */
  const page = ctx.signal;
  const closed = new AbortController();
  let made: Cart | null = null;
  let cart: SheetCart | null = null;
  let removePersonalData = (): unknown => null;
  let wasSubmitted = false;
  /** The last submission, while nobody knows what came of it. */
  let submitted: Promise<Completion> | null = null;
  const addressed: Addressed = { shop, shipping: '', billing: '', report: ctx.report };

  const close = () => {
    if (closed.signal.aborted) return;
    closed.abort(clientError('aborted', 'the sheet is closed'));
    void quiet().then(clear);
  };
  /** Takes back what the shopper has told the cart. An order that is being made while the page is left needs it. */
  const clear = (how: 'answered' | 'left') => {
    if (how === 'left' && submitted) removePersonalData = () => null;
    removePersonalData();
  };
  page.addEventListener('abort', () => {
    clear('left');
    close();
  });

  const end = (ending: Ending, ordered = false): Answer | null => {
    if (closed.signal.aborted) return null;
    close();
    return { type: 'end', ending, ordered };
  };
  /** To checkout with what nobody foresaw. */
  const astray = (known: Cart, error: unknown): Ending => {
    const ending = endingOf({ type: 'decelerate', reason: 'redirect_to_checkout_required', cart: known }, 'default');
    return ending.type === 'decelerate' ? { ...ending, error } : ending;
  };
  const fail: SheetSession['fail'] = (error) =>
    end(made && wasSubmitted ? astray(made, error) : { type: 'unrecoverable', error, wallet: name });
  const leave: SheetSession['leave'] = (reason) =>
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
    cart: current,
    checkoutUrl: () => made?.checkoutUrl ?? '',
    start(created) {
      if (!WEB.test(created.checkoutUrl))
        throw new Error(`the checkout address is no web address: ${created.checkoutUrl}`);
      made = created;
      removePersonalData = personalDataRemoval(client, created.id);
    },
    take(next) {
      if (!next) return [];
      cart = next;
      if (made && WEB.test(next.checkoutUrl)) made = { ...made, checkoutUrl: next.checkoutUrl };
      const { currencyCode } = next.cost.totalAmount;
      const isSame = currencyCode.toUpperCase() === ctx.buyerCurrency.toUpperCase();
      // Nothing is nothing in every currency, but a discount of everything leaves lines that the sheet would show in its own.
      if (!isSame && !summary(next).every(({ amount }) => isZero(amount))) return [toCheckout('currency_changed')];
      return isExact(next) ? [] : [toCheckout('redirect_to_checkout_required')];
    },
    async submit(attemptToken, { at }) {
      // Closed while the payment was on its way: who cancels has not bought.
      closed.signal.throwIfAborted();
      const left = at - performance.now();
      if (!made || left <= LAST_MOMENT) return null;
      const { id, checkoutUrl } = made;
      ctx.submitting({ id, checkoutUrl });
      wasSubmitted = true;
      // A deadline of its own: closing the sheet does not stop what is on its way.
      const deadline = createDeadline(left);
      submitted = submission(client, id, attemptToken, closed.signal)(deadline).finally(deadline.end);
      const completion = await submitted;
      submitted = null;
      const isOrder = orderPage(completion, checkoutUrl) !== null;
      // Nobody is told of an order any more whose page was left: who presses again has to be led to it.
      if (!isOrder || !page.aborted) ctx.outcomeKnown(id, isOrder);
      return completion;
    },
    async cancel() {
      const outcome = submitted;
      close();
      if (!made || !outcome) return { type: 'cancelled' };
      try {
        const url = orderPage(await outcome, made.checkoutUrl);
        return url === null ? { type: 'cancelled' } : { type: 'redirect', url };
      } catch (error) {
        return astray(made, error);
      }
    },
    async step(work) {
      const deadline = createDeadline(EVENT_LIMIT, closed.signal);
      try {
        // Nothing is begun for a sheet that was closed before this code was there.
        closed.signal.throwIfAborted();
        const result = await abortable(work(deadline), deadline.signal);
        if (closed.signal.aborted) return null;
        return isEnding(result) ? end(result) : await answer(decide(result));
      } catch (error) {
        return fail(error);
      } finally {
        deadline.end();
      }
    },
  };
}

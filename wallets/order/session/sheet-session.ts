import type { Situation } from '../actions/action';
import type { CartClient } from '../../../src/press/api/client';
import type { Deadline } from '../../../src/press/api/deadline';
import type { Cart } from '../../../src/press/running/cart/calls';
import type { WalletContext } from '../../../src/wallet';
import type { WordsContext } from '../order-errors/shown-errors';
import type { Money, SheetCart } from '../operations/sheet-cart';
import type { Completion } from '../payment/completion';
import type { SheetOptions } from '../sheet';
import type { SheetClient } from '../sheet-client';

/** The result of a submission. */
export interface Submitted {
  completion: Completion;
  /** The page of the order that it has made; null when there is none. */
  orderUrl: string | null;
}

/** State of one open payment sheet, from its first event until it closes. */
export interface SheetSession {
  readonly ctx: WalletContext;
  readonly options: SheetOptions;
  readonly client: CartClient;
  /** Resolves when the request that was sent last has ended, or when the page is being left. */
  readonly quiet: SheetClient['quiet'];
  /** Aborted when the sheet closes. */
  readonly closing: AbortController;
  /** Aborted when the page is left. Read once, because a later press replaces the context's signal. */
  readonly page: AbortSignal;
  /** Shop and countries that the words of errors need. */
  readonly addressed: WordsContext;
  /** The buyer's country in the cart. */
  country: string;
  /** The cart that the press created or took, with its latest checkout address; null before. */
  created: Cart | null;
  /** The cart as the API last answered; null before. */
  cart: SheetCart | null;
  /** Why a code was refused, in words. */
  refusal?: string | undefined;
  /** The total in the sheet, which the shopper agrees to by paying; null while it is a placeholder. */
  shownTotal: Money | null;
  /** The submission under way, or the last one while its result is unknown. */
  submission: Promise<Submitted> | null;
  wasSubmitted: boolean;
  /** Removes the shopper's data from the cart, once. */
  forgetShopper(): unknown;
}

/** The cart as the API last answered. Throws before there is one. */
export function currentCart({ cart }: SheetSession): SheetCart {
  if (!cart) throw new Error('no cart');
  return cart;
}

/** Id of the cart; empty before there is one. */
export const cartId = ({ created }: SheetSession): string => created?.id ?? '';

/** One event of the sheet while it is worked on. */
export interface SheetEvent {
  readonly session: SheetSession;
  readonly deadline: Deadline;
  /** The circumstances that a reaction to an error depends on. */
  readonly situation: Situation;
}

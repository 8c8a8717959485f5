import type { CartClient } from '../../src/api/client';
import type { PendingOrder } from '../../src/press/pending-order';
import type { Cart } from '../../src/press/cart/calls';
import type { Ending, WalletContext } from '../../src/wallet';
import type { Money } from './order-cart';
import type { WordsContext } from './order-errors/shown-errors';
import type { Completion } from './payment/submit-cart';
import type { OrderClient } from './order-client';

/** What a wallet asks the shopper for. */
export interface Asks {
  /** A shipping address. */
  address: boolean;
  phone: boolean;
  email: boolean;
}

/** The differences between the wallets. */
export interface OrderOptions {
  /** The shop's name, for the error that it does not deliver somewhere. */
  shop: string;
  asks: Asks;
  /** The API's names of the kinds of delivery that the wallet takes. Local delivery is never preselected if there is another kind. */
  deliveryTypes: readonly string[];
  /** Whether the answer to a sheet's first event is shown, so that the shopper may agree to its total. */
  showsFirstTotal?: boolean;
  /** When the sheet was opened, where that was before its code was here, in milliseconds of `performance.now()`. */
  openedAt?: number | undefined;
  /** Whether the sheet has one field for the whole name. */
  wholeName?: boolean;
  /** Whether its cards can't be charged again: then checkout takes an order with a subscription. */
  paysOnce?: boolean;
  /** The sheet's ending if the cart has nothing to ship; if absent, checkout takes the order. */
  notShipped?: Ending;
}

/** Discount codes as a sheet has them. */
export interface TypedCodes {
  /** All that the sheet has now. */
  codes: readonly string[];
  /** Those that it had before: the shopper may have taken some out. */
  shown: readonly string[];
}

/** The result of a submission. */
export interface Submitted {
  completion: Completion;
  /** The page of the order that it has made; null when there is none. */
  orderUrl: string | null;
}

/** An order that is being made: all that its steps share, until it is closed. Its cart is not here: it goes from step to step. */
export interface Order {
  readonly ctx: WalletContext;
  readonly options: OrderOptions;
  readonly client: CartClient;
  /** Resolves when the request that was sent last has ended, or when the page is being left. */
  readonly lastRequestEnded: OrderClient['lastRequestEnded'];
  /** Aborted when the order is closed. */
  readonly closing: AbortController;
  /** Aborted when the page is left. Read once, because a later press replaces the context's signal. */
  readonly page: AbortSignal;
  /** Shop and countries that the words of errors need. */
  readonly addressed: WordsContext;
  /** The buyer's country in the cart. */
  country: string;
  /** The cart that the press created or took, with its latest checkout address; null before. */
  created: Cart | null;
  /** The total that the shopper sees, and agrees to by paying; null while it is a placeholder. */
  shownTotal: Money | null;
  /** The submission under way, or the last one while its result is unknown. */
  submission: Promise<Submitted> | null;
  wasSubmitted: boolean;
  /** Whether the purchase was claimed for its cart: what the storages say of the cart is of this order then, and of no other tab. */
  hasClaimed: boolean;
  /** Carts of orders that the shopper had seen when approving: not a time, because the clock may be put back after that. */
  seenCartIds: readonly string[];
  /** Carts that other tabs have submitted, of which this one has heard since the approval, whatever the storages keep. */
  heard: PendingOrder[];
  /** Removes the shopper's data from the cart, once. */
  forgetShopper(): unknown;
  /** Takes typed codes off the shopper's own cart; absent until there are any. */
  giveCodesBack?: (() => unknown) | undefined;
}

/** Id of the order's cart; empty before there is one. */
export const cartIdOf = ({ created }: Order): string => created?.id ?? '';

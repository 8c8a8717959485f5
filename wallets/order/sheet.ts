import type { CartClient } from '../../src/press/api/client';
import type { MailingAddress } from './address/mailing-address';
import type { WalletContent } from './payment/payment';
import type { SheetCart } from './operations/sheet-cart';
import type { DecelerationReason, Ending } from '../../src/wallet';
import type { ShownError } from './order-errors/shown-errors';

/** What the sheet must do after an event. */
export type Answer =
  /** Show the cart's present state. */
  | { type: 'update'; cart: SheetCart }
  /** Show errors that the shopper can correct, with the cart as it is now. */
  | { type: 'show_error'; cart: SheetCart; errors: readonly ShownError[] }
  /** Close the sheet, with success when there is an order; then the press ends with `ending`. */
  | { type: 'end'; ending: Ending; ordered: boolean };

/** What a sheet asks the shopper for. */
export interface Asks {
  /** A shipping address. */
  address: boolean;
  phone: boolean;
  email: boolean;
}

/** A value, or a function that makes it. Making it, and loading code for that, counts as part of the event and its time limit. */
export type Later<T> = T | (() => Promise<T>);

/** Data of a sheet's first event. All of it shares the event's time limit. */
export interface Beginning {
  /** Runs in parallel: other work that the wallet needs before it can continue. */
  alongside?(): Promise<unknown>;
  /** The shopper's default shipping address, most of it hidden. */
  address?: Later<MailingAddress> | undefined;
}

/** The differences between the wallets' sheets. */
export interface SheetOptions {
  /** The shop's name, for the error that it does not deliver somewhere. */
  shop: string;
  asks: Asks;
  /** The API's names of the kinds of delivery that the sheet lists. Local delivery is never preselected if there is another kind. */
  offers: readonly string[];
  /** Whether the answer to the first event is shown, so that the shopper may agree to its total. */
  showsFirstTotal?: boolean;
  /** When the sheet was opened, where that was before its code was here, in milliseconds of `performance.now()`. */
  openedAt?: number | undefined;
  /** Loads the code with which the wallet shows errors, within the event's limit. If it rejects or is late, checkout takes the order. */
  fetchErrors?(): Promise<unknown>;
  /** Whether the sheet has one field for the whole name. */
  wholeName?: boolean;
  /** Whether its cards can't be charged again: then checkout takes an order with a subscription. */
  paysOnce?: boolean;
  /** The sheet's ending if the cart has nothing to ship; if absent, checkout takes the order. */
  notShipped?: Ending;
}

/** What the shopper has approved by paying. */
export interface Approval {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** The complete address; null if nothing is shipped, or if the sheet gave none. */
  delivery: MailingAddress | null;
  /** Null when the sheet gave none. */
  billing: MailingAddress | null;
  content: WalletContent;
  /** Names this attempt: the same token never makes a second order. */
  attemptToken: string;
}

/**
 * One open sheet, in terms of the cart. Each function is for one event of the wallet and resolves with what the sheet must do; null when
 * the sheet has been closed meanwhile. None rejects.
 */
export interface Sheet {
  client: CartClient;
  /** Creates the cart, or takes the shopper's own. Called again it keeps that cart. */
  begin(first?: Beginning): Promise<Answer | null>;
  /** The shopper has chosen a shipping address; most of it is still hidden. */
  address(address: Later<MailingAddress>): Promise<Answer | null>;
  /** The shopper has chosen a delivery method by its id; null while none is chosen. */
  delivery(id: string | null): Promise<Answer | null>;
  /** The shopper has chosen a card: the taxes of goods that are not sent depend on its address. */
  billing(address: Later<MailingAddress | null>): Promise<Answer | null>;
  /** The shopper has paid. */
  authorize(approval: Later<Approval>): Promise<Answer | null>;
  /** Ends the sheet because of an unexpected error. */
  fail(error: unknown): Answer | null;
  /** Ends the sheet at the checkout page, which can go on where the sheet cannot. */
  leave(reason: DecelerationReason): Answer | null;
  /**
   * The shopper, the system or the page closes the sheet. Resolves at once, or with the result of a submission under way: the shopper
   * must see an order.
   */
  cancel(): Promise<Ending>;
}

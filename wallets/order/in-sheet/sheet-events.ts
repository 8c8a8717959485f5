import type { CartClient } from '../../../src/api/client';
import type { MailingAddress } from '../mailing-address';
import type { WalletContent } from '../payment/payment-input';
import type { OrderCart } from '../order-cart';
import type { DecelerationReason, Ending } from '../../../src/wallet';
import type { TypedCodes } from '../order';
import type { ShownError } from '../order-errors/shown-errors';

/** What the sheet must do after an event. */
export type Answer =
  /** Show the cart's present state. */
  | { type: 'update'; cart: OrderCart }
  /** Show errors that the shopper can correct, with the cart as it is now. */
  | { type: 'show_error'; cart: OrderCart; errors: readonly ShownError[] }
  /** Close the sheet, with success when there is an order; then the press ends with `ending`. */
  | { type: 'end'; ending: Ending; ordered: boolean };

/** A value, or a function that makes it. Making it, and loading code for that, counts as part of the event and its time limit. */
export type Later<T> = T | (() => Promise<T>);

/** Data of a sheet's first event. All of it shares the event's time limit. */
export interface Beginning {
  /** Runs in parallel: other work that the wallet needs before it can continue. */
  alongside?(): Promise<unknown>;
  /** The shopper's default shipping address, most of it hidden. */
  address?: Later<MailingAddress> | undefined;
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
export interface OrderInSheet {
  client: CartClient;
  /** Creates the cart, or takes the shopper's own. Called again it keeps that cart. */
  begin(first?: Beginning): Promise<Answer | null>;
  /** The shopper has chosen a shipping address; most of it is still hidden. */
  setAddress(address: Later<MailingAddress>): Promise<Answer | null>;
  /** The shopper has chosen a delivery method by its id; null while none is chosen. */
  chooseDelivery(id: string | null): Promise<Answer | null>;
  /** The shopper has chosen a card: the taxes of goods that are not sent depend on its address. */
  setBilling(address: Later<MailingAddress | null>): Promise<Answer | null>;
  /** The shopper has typed or removed discount codes. */
  setCodes(codes: TypedCodes): Promise<Answer | null>;
  /** The shopper has paid. */
  pay(approval: Later<Approval>): Promise<Answer | null>;
  /** Ends the sheet because of an unexpected error: at checkout where there is a cart. */
  fail(error: unknown): Promise<Answer | null>;
  /** Ends the sheet at the checkout page, which can go on where the sheet cannot. */
  endAtCheckout(reason: DecelerationReason): Answer | null;
  /**
   * The shopper, the system or the page closes the sheet. Resolves at once, or with the result of a submission under way: the shopper
   * must see an order.
   */
  cancel(): Promise<Ending>;
}

/** The value, or the result of the function that makes it. */
export const valueOf = async <T>(later: Later<T>): Promise<T> =>
  typeof later === 'function' ? (later as () => Promise<T>)() : later;

import type { CartClient } from '../../src/api/client';
import type { MailingAddress } from './address/mailing-address';
import type { WalletContent } from './operations/payment';
import type { SheetCart } from './operations/sheet-cart';
import type { DecelerationReason, Ending } from '../../src/wallet';
import type { ShownError } from './errors/in-words';

/** What the sheet must do after an event. */
export type Answer =
  /** Show the cart as it is now. */
  | { type: 'update'; cart: SheetCart }
  /** Show errors that the shopper can correct, with the cart as it is now. */
  | { type: 'show_error'; cart: SheetCart; errors: readonly ShownError[] }
  /** Close, with success when there is an order; then the press ends so. */
  | { type: 'end'; ending: Ending; ordered: boolean };

/** What a sheet asks the shopper for. */
export interface Asks {
  /** A shipping address. */
  address: boolean;
  phone: boolean;
  email: boolean;
}

/** What the shopper has approved by paying. */
export interface Approval {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** The whole address; null when nothing is sent. */
  delivery: MailingAddress | null;
  billing: MailingAddress;
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
  /** Creates the cart, or takes the shopper's own. `alongside` runs at the same time: what else the wallet needs to go on. */
  begin(alongside?: () => Promise<unknown>): Promise<Answer | null>;
  /** The shopper has chosen a shipping address; most of it is still hidden. */
  address(address: MailingAddress): Promise<Answer | null>;
  /** The shopper has chosen a delivery method by its id. */
  delivery(id: string): Promise<Answer | null>;
  /** The shopper has chosen a card: the taxes of goods that are not sent depend on its address. */
  billing(address: MailingAddress | null): Promise<Answer | null>;
  /** The shopper has paid. */
  authorize(approval: Approval): Promise<Answer | null>;
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

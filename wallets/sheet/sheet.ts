import type { CartClient } from '../../src/api/client';
import type { MailingAddress } from './address/mailing-address';
import type { WalletContent } from './operations/payment';
import type { SheetCart } from './operations/sheet-cart';
import type { DecelerationReason, Ending } from '../../src/wallet';
import type { ShownError } from './errors/in-words';

/** What a sheet is to do after one of its events. */
export type Answer =
  /** Show the cart as it is now. */
  | { type: 'update'; cart: SheetCart }
  /** Show what the shopper can mend, with the cart as it is now. */
  | { type: 'show_error'; cart: SheetCart; errors: readonly ShownError[] }
  /** Close, with success when the order is made; then comes the ending. */
  | { type: 'end'; ending: Ending; ordered: boolean };

/** What a sheet asks the shopper for. */
export interface Asks {
  /** Where it goes. */
  address: boolean;
  phone: boolean;
  email: boolean;
}

/** What the shopper has agreed to. */
export interface Approval {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** Whole; null where nothing is sent. */
  delivery: MailingAddress | null;
  billing: MailingAddress;
  content: WalletContent;
  /** Names this attempt: the same token never makes a second order. */
  attemptToken: string;
}

/**
 * One open sheet, in terms of the cart. Each function is for one event of the wallet and says what the sheet is to do; null says
 * that it is closed by now and wants no answer. None rejects.
 */
export interface Sheet {
  client: CartClient;
  /** Makes the cart, or takes the shopper's own. `alongside` fetches at the same time what the wallet needs besides to go on. */
  begin(alongside?: () => Promise<unknown>): Promise<Answer | null>;
  /** The shopper has chosen where it goes; most of the address is hidden. */
  address(address: MailingAddress): Promise<Answer | null>;
  /** The shopper has chosen a delivery method by its id. */
  delivery(id: string): Promise<Answer | null>;
  /** The shopper has chosen a card: goods that are not sent are taxed by its address. */
  billing(address: MailingAddress | null): Promise<Answer | null>;
  authorize(approval: Approval): Promise<Answer | null>;
  /** Something went wrong that no answer of the API speaks of. */
  fail(error: unknown): Answer | null;
  /** The sheet cannot go on where the checkout page can. */
  leave(reason: DecelerationReason): Answer | null;
  /**
   * The sheet is closed by somebody else. Resolves at once, or with what a submission that is on its way comes to: an order has to be
   * shown to whoever made it.
   */
  cancel(): Promise<Ending>;
}

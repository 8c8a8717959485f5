import type { DecelerationReason, WalletId } from '../../../src/wallet';
import type { MessageKey } from './messages';

/** An error as any operation of the cart API returns it. */
export interface ReportedError {
  code?: string | null | undefined;
  /** Path of the argument; only operations that change a cart have one. */
  field?: readonly string[] | null | undefined;
  message?: string | null | undefined;
}

export type Contact = 'shipping' | 'billing';

/** The place of an error in a sheet. `address` is the whole address. */
export type ErrorField =
  | 'address'
  | 'address1'
  | 'address2'
  | 'city'
  | 'country'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'payment'
  | 'phone'
  | 'postal_code'
  | 'shipping_option'
  | 'zone';

/** An error in a sheet: at which field, and the key of its words. */
export interface FieldError {
  contact: Contact;
  field: ErrorField;
  key: MessageKey;
}

/** What the sheet does about an error. */
export type Reaction =
  /** To the checkout page, which can do what the sheet cannot. */
  | { type: 'decelerate'; reason: DecelerationReason }
  /** The generic dialog; `cause` is reported. */
  | { type: 'abort'; cause: ReportedError }
  | { type: 'show_error'; errors: readonly FieldError[] }
  /** Nothing: it does not matter now, and comes again when it does. */
  | { type: 'ignore' };

/** The circumstances that a reaction depends on, besides the error. */
export interface Situation {
  /** The sheet is open and hides most of the address; or the shopper has paid and nothing is hidden. */
  stage: 'open' | 'authorized';
  /** Whether the error comes from preparing the cart for completion. */
  preparing?: boolean;
  /** Whether the sheet shows nothing yet, so that it can still be replaced by a dialog. */
  beginning?: boolean;
  wallet: WalletId;
  /** Called with what nobody foresaw and what stops nothing. */
  report?(error: unknown): void;
  /** What the sheet asks for besides the address. */
  asks: { phone: boolean; email: boolean };
}

import type { DecelerationReason, WalletId } from '../../src/wallet';
import type { FieldError, ReportedError } from './order-errors/reported-error';

/** What is to be done about one error or warning of the API. */
export type ErrorAction =
  /** To the checkout page, which can do what the sheet cannot. */
  | { type: 'decelerate'; reason: DecelerationReason }
  /** The generic dialog; `cause` is reported. */
  | { type: 'abort'; cause: ReportedError }
  | { type: 'show_error'; errors: readonly FieldError[] }
  /** Nothing: it does not matter now, and comes again when it does. */
  | { type: 'ignore' };

/** What may be done next with an order: react to an error, end well, or show the cart as it is. */
export type NextAction =
  | Exclude<ErrorAction, { type: 'ignore' }>
  /** A dialog with the store's own words. */
  | { type: 'dialog'; message: string }
  /** Everything in the cart is sold out. */
  | { type: 'out_of_stock' }
  | { type: 'complete'; redirectUrl: string }
  | { type: 'update' };

/** The circumstances that an action depends on, besides the error. */
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

/** Sends the shopper to checkout, with a reason. */
export const checkoutBecause = (reason: DecelerationReason): NextAction => ({ type: 'decelerate', reason });

/** To checkout, where the shopper can do more than in a sheet. */
export const MORE_AT_CHECKOUT = checkoutBecause('redirect_to_checkout_required');

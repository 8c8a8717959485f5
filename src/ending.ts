/** How a press ends: a part of the contract of wallets, which `wallet.ts` hands on. Types only. */
import type { WalletId } from './wallet-id';

/** Why the shopper is sent to the checkout page instead. */
export type DecelerationReason =
  | 'account_info_mismatch'
  | 'captcha_required'
  | 'cart_empty'
  | 'cart_not_ready'
  | 'cart_throttled'
  | 'currency_changed'
  | 'custom_validation'
  | 'dynamic_tax'
  | 'invalid_country'
  | 'invalid_language'
  | 'invalid_payment_amount'
  | 'invalid_payment_deferred_payment_required'
  | 'localization_extension_field_error'
  | 'missing_cart_id'
  | 'not_enough_stock'
  | 'payment_method_not_applicable'
  | 'payments_country_invalid'
  | 'redirect_to_checkout_required'
  | 'unsupported_apple_pay_payment_method'
  | 'unsupported_google_pay_payment_method';

/**
 * Why a wallet can't serve a press: the shop's account with it doesn't work, nothing is sent, or the shopper or the page is not eligible.
 */
export type UnavailableBecause = 'account' | 'digital_cart' | 'not_eligible';

/** A press that has opened no window, because its click was too long ago, or because the browser has opened none. Another press may. */
export interface AsksAgain {
  type: 'unavailable';
  wallet: WalletId;
  because: 'press_again';
  /** The browser has opened none. */
  isBlocked?: boolean;
  /** Only a click on the vendor's own button, which stands in the place of ours by now, opens the window: no dialog can press that. */
  isTheirs?: boolean;
  reason?: never;
}

/** How a press ends. Flows return it; only `leave` acts on it. */
export type Ending =
  /**
   * The generic checkout dialog, or that of the wallet that is given. `error` is reported, never shown. The shopper can mend what is about
   * the quantity, and so is told that.
   */
  | { type: 'unrecoverable'; error: unknown; wallet?: WalletId; about?: 'quantity' }
  /** The store's own words, shown as text in a dialog: of a merchant's rule, or about what was chosen. */
  | { type: 'custom_validation'; message: string }
  /** Nothing of it can be sold: the out-of-stock dialog. */
  | { type: 'out_of_stock' }
  /**
   * To checkout, with the reason's flag already in `url`. `error` is reported: an unforeseen error after which checkout can continue. With
   * `asks` a dialog says first that an address in a sheet has changed the cart's currency, and only its button leads to checkout.
   */
  | { type: 'decelerate'; reason: DecelerationReason; url: string; error?: unknown; asks?: boolean }
  /** To checkout. `error` as above. */
  | { type: 'redirect'; url: string; error?: unknown }
  /**
   * The wallet can't serve this press: a dialog with its name says why. Nothing was bought. If there is a `reason`, which is for
   * developers, the wallet is no longer eligible: its button is removed, and the press goes to checkout.
   */
  | { type: 'unavailable'; wallet: WalletId; because: UnavailableBecause; reason?: string }
  /** The dialog has a button for another press. */
  | AsksAgain
  /** The page is shown in the theme editor, where nothing is bought: a dialog says so. */
  | { type: 'theme_editor' }
  /** The store takes the form itself and leads to its checkout: the form has a file, which the cart API does not accept. */
  | { type: 'form' }
  /** The wallet's own SDK has left the page or will. */
  | { type: 'handed_over' }
  /** The shopper closed the sheet: nothing is shown. */
  | { type: 'cancelled' };

/** The endings with a dialog that few presses need, most of them with a question; that of checkout only where it says so. */
export type RareEnding = Extract<Ending, { type: 'decelerate' | 'unavailable' | 'theme_editor' }>;

/** The endings that are told to the shopper in a dialog. */
export type DialogEnding = Extract<Ending, { type: 'unrecoverable' | 'custom_validation' | 'out_of_stock' }>;

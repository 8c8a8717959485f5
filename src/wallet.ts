/** The contract between the core and a wallet. Types only: importing this file costs nothing. */

import type { OpenedSheet } from './core/opened-sheet';

/** The name of a wallet in `recommended`, `fallback` and `wallet-configs`. */
export type WalletId =
  | 'buy_it_now'
  | 'more_options'
  | 'shop_pay'
  | 'paypal'
  | 'venmo'
  | 'apple_pay'
  | 'google_pay'
  | 'amazon_pay'
  | 'buy_with_prime'
  | 'facebook_pay';

/** The type of the page. */
export type PageType = 'product' | 'cart_page' | 'cart_ajax' | 'checkout' | 'unknown';

/** What the shopper has chosen in the product form, read at the moment of the press. */
export interface ProductForm {
  /** Numeric id, greater than 0. */
  variantId: number;
  /** Whole number, 1 or more. 0 if the field holds something else: then no cart is made. */
  quantity: number;
  /** Numeric or global id as the theme wrote it; absent for a one-time purchase. */
  sellingPlanId?: string;
  /** `properties[name]` fields that are filled in; a list where the name ends in `[]`. */
  properties: Record<string, string | string[]>;
}

/** A wallet's own parameters from the markup. */
export type WalletParams = Readonly<Record<string, unknown>>;

/** Everything a wallet may know about the pressed element. Read-only for wallets. */
export interface WalletContext {
  /** The pressed wallet. */
  wallet: WalletId;
  /** The same wallet's name in other systems, for example `ApplePay`. */
  instrument: string;
  /** The wallet's element, which gets the focus back from a dialog. */
  element: HTMLElement;
  pageType: PageType;
  /** Public storefront token. */
  accessToken: string;
  /** Origin of the shop's server, which has the cart API and signs for wallets: without a path or a slash at its end. */
  apiBase: string;
  /** ISO 3166-1 alpha-2 as in the markup, maybe in lower case. */
  buyerCountry: string;
  /** BCP 47 language of the shopper, for example `ja`. */
  buyerLocale: string;
  /** ISO 4217 as in the markup, maybe in lower case. */
  buyerCurrency: string;
  /** The wallet's own parameters from the markup; each wallet parses what it needs. */
  params: WalletParams;
  /** Names of what the shop is trying out, from the host's `enabled-flags`. */
  flags: readonly string[];
  /**
   * The wallet that this host recommends first: from `recommended`, or if the markup has none, from `recommended-instrument`. The latter
   * may use the name of other systems (`ShopPay`), or name a wallet that this version does not know.
   */
  recommended: string | null | undefined;
  /** The purchase, as it was in the product form at the press; null on cart pages. */
  productForm(): ProductForm | null;
  /** Reads the product form now; null on cart pages and where there is no valid variant. */
  choice(): ProductForm | null;
  /** Whether there is anything to sell now: the variant is not sold out, the cart not empty. */
  isSellable(): boolean;
  /** Global id of the shopper's own cart, read now; null on product pages, which make a cart of their own. */
  cartId(): string | null;
  /** Whether the goods are shipped to the shopper, as far as the page knows; true while it does not know. */
  requiresShipping(): boolean;
  /** Whether anything is bought by subscription, as far as the page knows; read at the press, because some methods can't be charged again. */
  hasPlan(): boolean;
  /**
   * Whether the page has yet to save to the shopper's cart what was changed, for example a note just typed. False for a press that has
   * waited for 3 s.
   *
   * @param at when the press was that waits, in milliseconds of `performance.now()`; now when absent
   */
  isSaving(at?: number): boolean;
  /** Aborted when the page is left or put away before the press has ended. */
  readonly signal: AbortSignal;
  /** What the press buys, as a key: the same in every tab for the same purchase. */
  bought(): string;
  /** The vendor's sheet was opened. For telemetry only; Apple's is known to be open already. */
  opened(): void;
  /** The shopper has approved in the vendor's sheet, and now waits for us. For telemetry only. */
  approved(): void;
  /** The cart of an id is about to be submitted. For telemetry only. */
  submitting(cartId: string): void;
  /** Notes a mistake of ours that does not stop the press, such as a missing translation. */
  report(error: unknown): void;
}

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
 * Why a wallet can't serve a press: the shop's account with it doesn't work, nothing is sent, the shopper or the page is not eligible, or
 * its window opens only in a click and this one was too long ago.
 */
export type UnavailableBecause = 'account' | 'digital_cart' | 'not_eligible' | 'press_again';

/** How a press ends. Flows return it; only `actOnEnding` acts on it. */
export type Ending =
  /** The generic checkout dialog, or that of the wallet that is given. `error` is reported, never shown. */
  | { type: 'unrecoverable'; error: unknown; wallet?: WalletId }
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
  /** The page is shown in the theme editor, where nothing is bought: a dialog says so. */
  | { type: 'theme_editor' }
  /** The store takes the form itself and leads to its checkout: the form has a file, which the cart API does not accept. */
  | { type: 'form' }
  /** The wallet's own SDK has left the page or will. */
  | { type: 'handed_over' }
  /** The shopper closed the sheet: nothing is shown. */
  | { type: 'cancelled' };

/** The endings that are shown to the shopper in a dialog; that of checkout only where it asks. */
export type DialogEnding = Extract<
  Ending,
  { type: 'unrecoverable' | 'custom_validation' | 'out_of_stock' | 'unavailable' | 'theme_editor' | 'decelerate' }
>;

/** What a wallet module can say before any press. */
export type Prepared =
  /** The button is removed; the reason is for developers. */
  | { eligible: false; reason: string; show?: never }
  | {
      eligible: true;
      /** The origin of the page that the press leads to, besides the store's own; to which a connection is begun. */
      leadsTo?: string | undefined;
      /**
       * Runs one purchase. Where the wallet is prepared before the click, it is called inside the click, so it may open a sheet at once.
       * `opened` is the sheet that the row's `gesture` opened inside the click; absent where there is none. `at` is when the click was, in
       * milliseconds of `performance.now()`. Resolves with null where the wallet can open nothing: checkout takes the order.
       */
      start(opened?: OpenedSheet, at?: number): Promise<Ending | null>;
      /** Shows the wallet's own content on our button, or replaces our button. Called once for each button; returns its removal. */
      show?(ours: OurButton): () => void;
    };

/** Our button of a wallet, on which the wallet may show its own content. */
export interface OurButton {
  /** The wallet's element, in light DOM. */
  readonly element: HTMLElement;
  /** Where our button is painted: add to it, change nothing that is there. */
  readonly root: ShadowRoot;
  /** The element that gets the focus when a dialog closes, if it is not our button. */
  focused: HTMLElement | null;
  /** Calls `run` now, and again when something that `run` read from the context has changed. `run` must not throw. Returns how to stop. */
  watch(run: () => void): () => void;
  /**
   * A press that has begun elsewhere, for example with a click in another company's frame. Decides synchronously.
   *
   * @param run runs the purchase, now or when the page has written the shopper's choice; with `known`, the purchase has already ended
   * @returns false if there is no press; then `run` is not called
   */
  press(run: (known?: Ending) => Promise<Ending>): boolean;
  /** Removes the wallet's button, because it can't serve this shopper or this purchase; the reason is for developers. */
  withdraw(reason: string): void;
  /** Notes an error that does not stop the press. */
  report(error: unknown): void;
}

/** The one function of a wallet module: does all that can be done before a press. */
export type Prepare = (ctx: WalletContext) => Promise<Prepared>;

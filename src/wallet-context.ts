/** What a wallet may know: a part of the contract of wallets, which `wallet.ts` hands on. Types only. */
import type { PageType, WalletId } from './wallet-id';

/** Parameters of the checkout address. */
export type CheckoutParameters = Readonly<Record<string, string>>;

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
  /** The parameters of this wallet's way to checkout, read now: the host may change, and the cart go. */
  checkoutParameters(): CheckoutParameters;
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
   * waited for 3 s, or for 10 s where the page is known to be writing.
   *
   * @param at when the press was that waits, in milliseconds of `performance.now()`; now when absent
   */
  isSaving(at?: number): boolean;
  /**
   * Saves to the shopper's cart what was changed in its form, where the page does not do that by itself. Resolves with the store's words if
   * it refuses that; rejects when it can't be asked.
   */
  saveCart(): Promise<string | undefined>;
  /** Whether the page is online now: where the browser says that it is not, the store is asked. */
  hasNetwork(): Promise<boolean>;
  /** Aborted when the page is left or put away before the press has ended. */
  readonly signal: AbortSignal;
  /**
   * Resolves when the page is online. A press that waits for that in vain ends: `signal` is aborted, and this is never resolved. Absent where nothing
   * can be known of the network.
   */
  whenOnline?(): Promise<void>;
  /** What the press buys, as a key: the same in every tab for the same purchase. */
  purchaseKey(): string;
  /** The vendor's sheet was opened. For telemetry only; Apple's is known to be open already. */
  opened(): void;
  /** The shopper has approved in the vendor's sheet, and now waits for us: for telemetry, and for the buttons of a press whose window was left. */
  approved(): void;
  /** The cart of an id is about to be submitted. For telemetry only. */
  submitting(cartId: string): void;
  /** Notes a mistake of ours that does not stop the press, such as a missing translation. */
  report(error: unknown): void;
}

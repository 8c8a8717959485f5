import type { CSSProperties, ReactElement, Ref } from 'react';

/** Names of the wallets that the markup can ask for. */
export type WalletName =
  | 'buy_it_now'
  | 'shop_pay'
  | 'apple_pay'
  | 'google_pay'
  | 'paypal'
  | 'venmo'
  | 'amazon_pay'
  | 'buy_with_prime'
  | 'facebook_pay';

/** One wallet, as a store's server configures it. */
export interface Wallet {
  name: WalletName;
  /** The wallet's own parameters; wallets.md says which it reads. */
  wallet_params?: Readonly<Record<string, unknown>> | undefined;
  /** `false` where it can't sell subscriptions. */
  supports_subs?: boolean | undefined;
}

/** A numeric id, or a global one of the Storefront API, such as `gid://shopify/ProductVariant/44001`. */
export type Id = number | `${number}` | `gid://${string}`;

/** What a storefront without a product form sells: the component builds the form from it. */
export interface ProductForm {
  variantId: Id;
  /** A whole number above 0; 1 when absent. */
  quantity?: number | undefined;
  /** Absent for a one-time purchase. */
  sellingPlanId?: Id | undefined;
  /** Line item properties; those without a value are left out of the cart. */
  attributes?: Readonly<Record<string, string>> | undefined;
}

/** `karui:press`: a shopper has pressed a button. `preventDefault()` stops the press. */
export type PressEvent = CustomEvent<{
  /** Which button it was, such as `ShopPay` or `BuyItNow`. */
  instrument: string;
}>;

/** Which visits get Karui, and what the others get: split.md. */
export interface Split {
  /** How many of a hundred new visits get Karui: a whole number from 0 to 100. */
  percent: number;
  /** Address of the platform's own wallet script, which fills the elements in all other visits. */
  platformScript: string;
}

/** What both components take. Each is the attribute of the same name in attributes.md's table, unless it says more. */
export interface ShopProps {
  /** Public storefront token. */
  accessToken: string;
  /** ISO 3166-1 alpha-2, such as `JP`. */
  buyerCountry: string;
  /** BCP 47, such as `ja`; the page's own language when absent. */
  buyerLocale?: string | undefined;
  /** ISO 4217, such as `JPY`. */
  buyerCurrency: string;
  /** Origin of the shop's server where it is not the page's own, without a slash at its end. Only of `localhost` without `https:`. */
  apiBase?: `https://${string}` | 'http://localhost' | `http://localhost:${number}` | undefined;
  recommendedInstrument?: string | undefined;
  shopId?: number | string | undefined;
  enabledFlags?: readonly string[] | undefined;
  disabled?: boolean | undefined;
  hidden?: boolean | undefined;
  disableCompat?: boolean | undefined;
  debug?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Address of `wallets.js`; the package's own file when absent. The first component of a page decides. */
  src?: string | undefined;
  /** Compares Karui with the platform's script on your own visitors. Every component of a page has the same one. */
  split?: Split | undefined;
  /** Before a wallet starts, and only once the page is hydrated. For client components. */
  onPress?: ((event: PressEvent) => void) | undefined;
  /** Gets the element. For client components; its buttons are there when the widget has painted them. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Props of `AcceleratedCheckout`. */
export interface AcceleratedCheckoutProps extends ShopProps {
  /** The wallet offered first; Buy It Now alone when null or absent. */
  recommended?: Wallet | null | undefined;
  /** The wallet shown where the recommended one can't be; Buy It Now when absent. */
  fallback?: Wallet | undefined;
  /** Which variants are sent; one that is not listed counts as sent. */
  variantParams?: readonly { id: Id; requiresShipping?: boolean | undefined }[] | undefined;
  /** For storefronts without a product form; elsewhere the component stands inside the page's own. */
  form?: ProductForm | undefined;
}

/** Props of `AcceleratedCheckoutCart`. */
export interface AcceleratedCheckoutCartProps extends ShopProps {
  /** The wallets, in their order. */
  walletConfigs: readonly Wallet[];
  /** Whether anything of the cart is sent. */
  requiresShipping?: boolean | undefined;
  /** Whether anything of the cart is a subscription. */
  hasSellingPlan?: boolean | undefined;
}

/** The payment buttons of a product: `<shopify-accelerated-checkout>` with the skeleton that holds its place. */
export declare const AcceleratedCheckout: (props: AcceleratedCheckoutProps) => ReactElement;

/** The payment buttons of a cart that has lines: `<shopify-accelerated-checkout-cart>` with its skeleton. */
export declare const AcceleratedCheckoutCart: (props: AcceleratedCheckoutCartProps) => ReactElement;

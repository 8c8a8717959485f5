import type { CartState } from '../shop/cart/cart-state';
import type { Market } from '../shop/market';

/** Two themes as shops have them, and one that does at once all that themes were seen to do to our elements. */
export type Theme = 'a' | 'b' | 'hostile';

/** What a page gets to know of the request. */
export interface PageRequest {
  url: URL;
  /** The theme: of `?theme=`, else of the `theme` cookie, else `a`. */
  theme: Theme;
  /** The widget's version, the folder under `/karui/`. */
  version: string;
  /** The storefront access token to write into the markup. */
  token: string;
  /** The shopper's cart; `null` before it exists. */
  cart: CartState | null;
  /** Where the shopper buys; the shop's own market unless given. Read it with `marketOf`. */
  market?: Market;
  /** The nonce of the page's own scripts and styles, with a content security policy (`?csp=1`). */
  nonce?: string;
  /** Switches that the store was opened with; the page's address may say otherwise. Read them with `readSwitch`. */
  switches?: URLSearchParams;
}
